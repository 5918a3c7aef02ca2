import { isUrl } from '../../shared/core/isUrl';
import { MAX_BYTES, type SpecHost } from '../core';
import { openWeb, type WebOptions } from './openWeb';

const ACCEPT = 'application/openapi+yaml, application/yaml, application/json, text/yaml, */*;q=0.5';
const TIMEOUT_MS = 30_000;

/** Reads URLs, too, each once for as long as the host lives. */
export function withWeb(
  host: SpecHost,
  { timeoutMs = TIMEOUT_MS, ...options }: WebOptions & { timeoutMs?: number } = {},
): SpecHost {
  const get = openWeb({ accept: ACCEPT, timeoutMs, maxBytes: MAX_BYTES }, options);
  return {
    readFile: async (path) => (isUrl(path) ? (await get(path)).bytes : host.readFile(path)),
    realpath: async (path) => (isUrl(path) ? (await get(path)).url : host.realpath(path)),
    size: async (path) => (isUrl(path) ? (await get(path)).bytes.length : host.size(path)),
    list: async (folder) => (isUrl(folder) ? [] : host.list(folder)),
  };
}
