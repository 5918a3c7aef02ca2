import type { SandboxOperation } from '../api';
import { OWN_LIMITS } from '../limits';
import type { Received } from './checkRequest';
import { readCookies, readMultipart, type Texts } from './readTexts';
import type { SentRequest } from './sentRequest';

export async function receive(
  { headers, search, read }: SentRequest,
  operation: SandboxOperation,
  path: Map<string, string>,
  query: Texts,
): Promise<Received> {
  const bytes = operation.body ? await read(OWN_LIMITS.body.most) : new Uint8Array();
  const type = headers.get('Content-Type') ?? '';
  const multipart = bytes && /^multipart\//i.test(type) ? await readMultipart(bytes, type) : undefined;
  // Scripts of a page must not set `Cookie`.
  const cookies = readCookies(headers.get('Cookie') ?? headers.get('Sandbox-Cookie'));
  return { path, query, search: search.slice(1), headers, cookies, bytes, multipart };
}
