import type { SandboxOperation } from '../api';
import { shortenText } from '../own/log';
import type { Received } from './checkRequest';
import { decode } from './readTexts';

const HIDDEN = '***';

/** What a request sent for the parameters and keys of its operation, for a log that anyone may see. */
export function maskParameters(
  { parameters, security }: SandboxOperation,
  { path, query, headers }: Received,
): Record<string, string> {
  const keys = security.flat().map((key) => ({ ...key, secret: true }));
  const shown = [...keys, ...parameters].flatMap(({ name, in: place, secret }): Array<[string, string]> => {
    const texts = place === 'query' ? query.get(name) : [place === 'path' ? path.get(name) : headers.get(name)];
    const sent = (texts ?? []).filter((text) => typeof text === 'string');
    if (sent.length === 0) return [];
    const readable = sent.map((text) => (place === 'header' ? text : (decode(text, place === 'query') ?? text)));
    return [[name, secret ? HIDDEN : shortenText(readable.join(', '))]];
  });
  return Object.fromEntries(shown);
}
