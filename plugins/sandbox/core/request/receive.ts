import type { SandboxOperation } from '../api';
import { OWN_LIMITS } from '../limits';
import type { Received } from './checkRequest';
import { readBytes } from './readBody';
import { readCookies, readMultipart, type Texts } from './readTexts';

export async function receive(
  request: Request,
  operation: SandboxOperation,
  path: Map<string, string>,
  query: Texts,
): Promise<Received> {
  const { headers } = request;
  const bytes = operation.body ? await readBytes(request, OWN_LIMITS.body.most) : new Uint8Array();
  const type = headers.get('Content-Type') ?? '';
  const multipart = bytes && /^multipart\//i.test(type) ? await readMultipart(bytes, type) : undefined;
  const search = new URL(request.url).search.slice(1);
  // Scripts of a page must not set `Cookie`.
  const cookies = readCookies(headers.get('Cookie') ?? headers.get('Sandbox-Cookie'));
  return { path, query, search, headers, cookies, bytes, multipart };
}
