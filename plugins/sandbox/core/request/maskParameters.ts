import type { SandboxOperation } from '../api';
import { shortenText } from '../state/log';
import type { Received } from './checkRequest';
import { findTexts } from './findTexts';
import { decode } from './readTexts';

const HIDDEN = '***';

/** What a request sent for the parameters and keys of its operation, for a log that anyone may see. */
export function maskParameters({ parameters, security }: SandboxOperation, received: Received): Record<string, string> {
  const keys = security.flat().map((key) => ({ ...key, secret: true }));
  const shown = [...keys, ...parameters].flatMap(({ name, in: place, secret }): Array<[string, string]> => {
    const { texts } = findTexts({ name, in: place }, received);
    if (texts.length === 0) return [];
    const readable = texts.map((text) => (place === 'header' ? text : (decode(text, place === 'query') ?? text)));
    return [[name, secret ? HIDDEN : shortenText(readable.join(', '))]];
  });
  return Object.fromEntries(shown);
}
