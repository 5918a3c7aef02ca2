import documents from '@generated/sandbox/default/documents.js';
import { INDEX_FILE, partFile } from '../../core/parts/partFile';
import type { OperationPart, PartIndex } from '../../core/parts/types';

const fetched = new Map<string, Promise<unknown>>();
/** By version. */
const loaded = new Map<string, OperationPart[]>();

/** What pages need of an operation, by version of the docs and the id of its section. Rejects if it cannot be fetched. */
export async function loadPart(version: string, name: string): Promise<OperationPart> {
  const part = (await load(version, partFile(name))) as OperationPart;
  const parts = loaded.get(version) ?? [];
  if (!parts.includes(part)) loaded.set(version, [...parts, part]);
  return part;
}

/** All operations of a document. */
export function loadIndex(version: string): Promise<PartIndex> {
  return load(version, INDEX_FILE) as Promise<PartIndex>;
}

/** The parts that this page has loaded so far. */
export function loadedParts(version: string): readonly OperationPart[] {
  return loaded.get(version) ?? [];
}

/** The next call retries what has failed. */
function load(version: string, file: string): Promise<unknown> {
  const address = `${__webpack_public_path__}${documents[version]?.folder}/${encodeURIComponent(file)}`;
  const known = fetched.get(address);
  if (known) return known;
  const loading = fetchJson(address);
  fetched.set(address, loading);
  loading.catch(() => fetched.delete(address));
  return loading;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}
