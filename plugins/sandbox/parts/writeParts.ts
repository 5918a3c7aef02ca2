import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxApi } from '../core/api';
import { createParts, type ShownCalls } from '../core/parts/createParts';
import { INDEX_FILE, partFile } from '../core/parts/partFile';
import { printPart } from './printPart';

/** Below the folder of a site. Hosts may keep what is in `assets` forever: its name changes with its content. */
export function nameFolder(api: SandboxApi, shown: ShownCalls | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify([api, shown ?? null]));
  return `assets/calls/${hash.digest('hex').slice(0, 12)}`;
}

/** Writes what pages fetch of a document. */
export async function writeParts(folder: string, api: SandboxApi, shown: ShownCalls | undefined): Promise<void> {
  const parts = createParts(api, shown);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, INDEX_FILE), JSON.stringify(parts.index));
  for (const name of parts.names) {
    const part = parts.part(name);
    if (part) await writeFile(join(folder, partFile(name)), printPart(part));
  }
}
