import { reasonOf } from '../../shared/systemError';
import { NotRead } from '../core';

export interface Fetched {
  /** After redirects. */
  url: string;
  bytes: Uint8Array;
  etag?: string;
  lastModified?: string;
}

/** The server did not answer, or not now: a copy may be used. */
export class Unavailable extends NotRead {}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NOT_MODIFIED = 304;
const GONE = new Set([404, 410]);
const PRIVATE = new Set([401, 403]);
const LATER = 429;
const BROKEN = 500;

const LOGIN = 'It must be readable without a login. Otherwise, download the document, and give the file.';

export interface FetchLimits {
  accept: string;
  timeoutMs: number;
  maxBytes: number;
  /** Throws `NotRead` for an address that must not be asked, also after a redirect. */
  refuse?(url: URL): Promise<void>;
}

/**
 * Fetches a file, or returns `undefined` if the copy with these validators is current. Throws `NotRead`, or
 * `Unavailable`.
 */
export async function fetchFile(
  url: string,
  { accept, timeoutMs, maxBytes, refuse }: FetchLimits,
  { etag, lastModified }: Pick<Fetched, 'etag' | 'lastModified'> = {},
): Promise<Fetched | undefined> {
  const headers = {
    Accept: accept,
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(lastModified !== undefined && { 'If-Modified-Since': lastModified }),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let place = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      refuseAddress(url, place);
      await refuse?.(new URL(place));
      const response = await fetch(place, { headers, signal, redirect: 'manual' });
      if (response.status === NOT_MODIFIED) return undefined;
      const target = REDIRECTS.has(response.status) ? response.headers.get('Location') : null;
      if (target === null) return await readAnswer(url, place, response, maxBytes);
      await response.body?.cancel();
      if (!URL.canParse(target, place)) throw notFetched(`\`${url}\` redirects to \`${target}\`, which is no address.`);
      place = new URL(target, place).href;
    }
  } catch (error) {
    throw error instanceof NotRead ? error : unavailable(url, timeoutMs, error);
  }
  throw notFetched(`\`${url}\` redirects more than ${MAX_REDIRECTS} times.`);
}

function refuseAddress(asked: string, place: string): void {
  const { protocol } = new URL(place);
  const leads = asked === place ? `\`${asked}\`` : `\`${asked}\` redirects to \`${place}\`, which`;
  if (protocol !== 'https:' && protocol !== 'http:') throw notFetched(`${leads} is no http or https address.`);
  if (protocol === 'http:' && asked.startsWith('https:')) throw notFetched(`${leads} is not encrypted.`);
}

async function readAnswer(asked: string, url: string, response: Response, maxBytes: number): Promise<Fetched> {
  const { status, headers } = response;
  if (!response.ok) {
    await response.body?.cancel();
    const message = `\`${asked}\` answers ${`${status} ${response.statusText}`.trim()}.`;
    if (status === LATER || status >= BROKEN) throw new Unavailable({ rule: NOT_FETCHED, message });
    if (GONE.has(status)) throw new NotRead({ rule: 'file-not-found', message });
    throw notFetched(message, PRIVATE.has(status) ? LOGIN : undefined);
  }
  const etag = headers.get('ETag') ?? undefined;
  const lastModified = headers.get('Last-Modified') ?? undefined;
  return {
    url,
    bytes: await readBytes(asked, response, maxBytes),
    ...(etag && { etag }),
    ...(lastModified && { lastModified }),
  };
}

/** Stops at the limit, whatever length the server announces. */
async function readBytes(asked: string, { body }: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) {
      const message = `\`${asked}\` has more than ${maxBytes / 1024 / 1024} MB, which is the limit.`;
      throw new NotRead({ rule: 'file-too-large', message });
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unavailable(url: string, timeoutMs: number, cause: unknown): Unavailable {
  const { name, cause: reason } = cause as Error;
  if (name === 'TimeoutError') {
    const message = `\`${url}\` does not answer within ${timeoutMs / 1000} seconds.`;
    return new Unavailable({ rule: NOT_FETCHED, message }, { cause });
  }
  const { code = '', message } = (reason ?? cause) as NodeJS.ErrnoException;
  const words = reasonOf(code) ?? message;
  return new Unavailable({ rule: NOT_FETCHED, message: `\`${url}\` cannot be reached: ${words}.` }, { cause });
}

const NOT_FETCHED = 'not-fetched';

function notFetched(message: string, hint?: string): NotRead {
  return new NotRead({ rule: NOT_FETCHED, message, hint });
}
