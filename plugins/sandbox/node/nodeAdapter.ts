import type { IncomingMessage, ServerResponse } from 'node:http';

/** Requests of these methods cannot be made with `Request`. */
const UNSUPPORTED = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** What Node has received, as a `Request`; `undefined` where that cannot be. Of its address, only path and query count. */
export function toRequest(received: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', rawHeaders } = received;
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (UNSUPPORTED.has(method) || !URL.canParse(address)) return undefined;
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const init = { method, headers, body: streamBody(received), duplex: 'half' };
  return new Request(address, init);
}

/**
 * The body as a stream. Where its reader has had enough, the rest is passed over: a connection that is cut while the
 * other side still sends would take the answer with it.
 */
function streamBody(received: IncomingMessage): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (received.listenerCount('data') > 0) return void received.resume();
        const end = (finish: () => void) => () => {
          if (!isOver) finish();
          isOver = true;
        };
        received.on('data', (bytes: Uint8Array) => {
          if (isOver) return;
          controller.enqueue(bytes);
          received.pause();
        });
        received.once(
          'end',
          end(() => controller.close()),
        );
        // Comes after the end too; without one, the other side has gone.
        received.once(
          'close',
          end(() => controller.error(new Error('The request was broken off.'))),
        );
      },
      cancel() {
        isOver = true;
        received.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Sends a `Response` by Node, unless the other side has gone; returns the bytes of its body. */
export async function sendResponse(answer: ServerResponse, response: Response): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (answer.destroyed) return bytes;
  const length = response.body ? ['Content-Length', String(bytes.length)] : [];
  answer.writeHead(response.status, [...[...response.headers].flat(), ...length]);
  answer.end(bytes);
  return bytes;
}
