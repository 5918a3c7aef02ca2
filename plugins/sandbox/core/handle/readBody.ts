import type { SandboxBody } from '../api';
import { limitReason, OWN_LIMITS } from '../limits';
import type { Json } from '../types';
import { WrongValue } from './failure';
import { readJson } from './readValue';

export interface SentBody {
  headers: Headers;
  /** `undefined`: too long to be read. */
  bytes: Uint8Array | undefined;
}

/** The bytes of a request, or `undefined` where there are more than `most`. */
export async function readBytes({ body }: Request, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > most) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** The JSON in a body that is not empty. Throws a `WrongValue`. */
export function parseBody({ types }: SandboxBody, { bytes, headers }: SentBody): Json {
  if (!bytes) throw new WrongValue(`is too long. ${limitReason(OWN_LIMITS.body)}`);
  const [mediaType = '', ...rest] = (headers.get('Content-Type') ?? 'application/json').toLowerCase().split(';');
  const charset = /charset="?([^"\s]*)/.exec(rest.join(';'))?.[1] ?? 'utf-8';
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  if (!/^\s*application\/([\w.-]+\+)?json\s*$/.test(mediaType)) {
    throw new WrongValue(`must be sent as application/json, not as ${mediaType.trim()}`);
  }
  if (!/^utf-?8$/.test(charset)) throw new WrongValue(`must be UTF-8, not ${charset}`);
  if (encoding !== 'identity') throw new WrongValue(`must not be compressed (${encoding})`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new WrongValue('is not valid UTF-8', { cause });
  }
  return readJson(text, types);
}
