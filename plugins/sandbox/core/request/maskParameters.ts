import type { SandboxOperation } from '../api';
import { shortenText } from '../state/log';
import type { Received } from './checkRequest';
import { findTexts } from './findTexts';
import { decode } from './readTexts';

const HIDDEN = '***';

/** Parameters and keys of a request for the public log, with secrets masked. */
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
