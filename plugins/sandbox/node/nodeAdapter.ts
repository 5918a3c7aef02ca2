import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentRequest } from '../core/request/sentRequest';
import type { Reply } from '../core/response/reply';

/** Pages cannot send these methods either. */
const UNSUPPORTED = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** `undefined` if no page could send such a request. Only path and query of its address count. */
export function readRequest(received: IncomingMessage): SentRequest | undefined {
  const { method = 'GET', url = '/', headers } = received;
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (UNSUPPORTED.has(method) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  const get = (name: string) => {
    const key = name.toLowerCase();
    const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
    return value === undefined ? null : [value].flat().join(', ');
  };
  return {
    method,
    pathname,
    search,
    headers: { get, has: (name) => Object.hasOwn(headers, name.toLowerCase()) },
    async read(most) {
      if (method === 'GET' || method === 'HEAD') return new Uint8Array();
      // Destroying the connection while the client still sends would lose the response.
      const body: AsyncIterable<Buffer> = received.iterator({ destroyOnReturn: false });
      const parts: Buffer[] = [];
      let length = 0;
      for await (const part of body) {
        length += part.length;
        if (length > most) return undefined;
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
  };
}

export function sendReply(answer: ServerResponse, { status, headers, body }: Reply): void {
  if (answer.destroyed) return;
  const length = body === null ? [] : ['Content-Length', String(Buffer.byteLength(body))];
  answer.writeHead(status, [...Object.entries(headers).flat(), ...length]);
  answer.end(body ?? undefined);
}
