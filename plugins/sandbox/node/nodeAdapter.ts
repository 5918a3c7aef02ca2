import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';

/** Bytes. */
const LONG = 64 * 1024;

/** `Request` does not allow these methods. */
const UNSUPPORTED = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Converts a request; `undefined` if `Request` does not allow it. Only path and query of its address count. */
export function toRequest(received: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', rawHeaders } = received;
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (UNSUPPORTED.has(method) || !URL.canParse(address)) return undefined;
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  // Destroying the connection while the client still sends would lose the response.
  const body = ReadableStream.from<Uint8Array>(received.iterator({ destroyOnReturn: false }));
  const init = { method, headers, body: body as unknown as BodyInit, duplex: 'half' };
  return new Request(address, init);
}

export async function sendResponse(answer: ServerResponse, response: Response): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (answer.destroyed) return bytes;
  const length = response.body ? ['Content-Length', String(bytes.length)] : [];
  answer.writeHead(response.status, [...[...response.headers].flat(), ...length]);
  // Node sends a text together with the head, and bytes after it.
  if (bytes.length > LONG) answer.end(bytes);
  else answer.end(bytes.toString('latin1'), 'latin1');
  return bytes;
}
