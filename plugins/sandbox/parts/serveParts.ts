import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from '../../shared/core/cache';
import type { SandboxApi } from '../core/api';
import { createParts, type ShownCalls } from '../core/parts/createParts';
import { INDEX_FILE, partFile } from '../core/parts/partFile';
import { printPart } from './printPart';

export interface ServedDocument {
  api: SandboxApi;
  shown: ShownCalls | undefined;
}

/** Dev server: divides a document when a page asks for a part of it, not with every save. `base`: of the site. */
export function serveParts(base: string, documents: () => ReadonlyMap<string, ServedDocument>) {
  return {
    name: 'livespec-calls',
    middleware({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
      const path = decodeURI(url.split('?')[0] ?? '');
      const [folder, file = ''] = path.startsWith(base) ? splitLast(path.slice(base.length)) : [''];
      const document = documents().get(folder);
      const text = document && print(document, file);
      if (text === undefined) return next();
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(text);
    },
  };
}

function splitLast(path: string): [folder: string, file: string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}

const partsOf = once(({ api, shown }: ServedDocument) => createParts(api, shown));

function print(document: ServedDocument, file: string): string | undefined {
  const parts = partsOf(document);
  if (file === INDEX_FILE) return JSON.stringify(parts.index);
  const name = parts.names.find((one) => partFile(one) === file);
  const part = name === undefined ? undefined : parts.part(name);
  return part && printPart(part);
}
