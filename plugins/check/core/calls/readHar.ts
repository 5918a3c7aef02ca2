import { Positions } from '../../../document/core/files/positions';
import { parseFile } from '../../../document/core/parse/parseFile';
import { Placeholders } from '../../../document/core/parse/placeholders';
import { isObject } from '../../../shared/core/json';
import { formatProblems } from '../../../shared/problem';
import { addressOf } from './addressOf';
import type { ClientRequest } from './types';

/** What a page loads besides the data that it asks for. */
const ASSET = /^(?:text\/(?:html|css|javascript)|application\/(?:x-)?javascript|(?:image|font|audio|video)\/.*)/i;

/** Reads the requests of an HTTP archive (HAR 1.2). Throws an error for people. */
export function readHar(name: string, bytes: Uint8Array): ClientRequest[] {
  const file = parseFile('recording.json', name, bytes);
  if (file.problems.length > 0) throw new Error(formatProblems(file.problems));
  const { value } = file;
  const entries = isObject(value) && isObject(value.log) ? value.log.entries : undefined;
  if (!Array.isArray(entries)) throw new Error(`\`${name}\` is no HTTP archive: it has no list \`log.entries\`.`);
  const positions = new Positions(new Map(), new Placeholders([]));
  return entries.flatMap((entry: unknown): ClientRequest[] => {
    const request = isObject(entry) ? entry.request : undefined;
    if (!isObject(entry) || !isObject(request)) return [];
    const { url, method } = request;
    if (typeof url !== 'string' || typeof method !== 'string') return [];
    const address = addressOf(url);
    if (!address) return [];
    const isPreflight = method === 'OPTIONS';
    return [
      {
        ...positions.ofNode(file, request, 'url', 'key'),
        method,
        ...address,
        ...((isPreflight || isAsset(entry)) && { isGuess: true }),
      },
    ];
  });
}

function isAsset({ response }: Record<string, unknown>): boolean {
  const content = isObject(response) ? response.content : undefined;
  const type = isObject(content) ? content.mimeType : undefined;
  return typeof type === 'string' && ASSET.test(type);
}
