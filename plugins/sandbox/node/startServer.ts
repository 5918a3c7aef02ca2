import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Answer } from '../core/handle/createSandbox';
import { limitReason, OWN_LIMITS } from '../core/limits';
import type { Reply } from '../core/response/reply';
import { REASON_HEADER, respondWithError } from '../core/response/respond';
import { readRequest, sendReply } from './nodeAdapter';

export interface Answered extends Reply {
  method: string;
  url: string;
  milliseconds: number;
  /** The client disconnected before the response. */
  aborted: boolean;
}

export interface SandboxServer {
  port: number;
  /** Finishes pending requests and accepts no more. */
  close(): Promise<void>;
}

/** Milliseconds. */
const LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the polling interval; otherwise polls would meet a closing connection.
  keepAliveTimeout: 65_000,
  // A batch of events is sent in the address.
  maxHeaderSize: OWN_LIMITS.head.most,
};

const GRACE_MS = 3_000;

/** Serves answers to this machine only. Rejects if the port is unavailable; 0 picks a free one. */
export async function startServer(
  ask: Answer,
  port: number,
  onAnswered: (answered: Answered) => void,
  limits: ServerOptions = {},
): Promise<SandboxServer> {
  const underWay = new Set<ServerResponse>();
  let onIdle = () => {};
  const server = createServer({ ...LIMITS, ...limits }, (received, answer) => {
    underWay.add(answer);
    answer.once('close', () => {
      underWay.delete(answer);
      if (underWay.size === 0) onIdle();
    });
    void answerRequest(ask, received, answer).then(onAnswered);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const refused = refuseConnection(error, socket);
    if (refused) onAnswered(refused);
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        // Idle connections would keep the server open.
        onIdle = () => server.closeAllConnections();
        const timer = setTimeout(onIdle, GRACE_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        if (underWay.size === 0) onIdle();
      }),
  };
}

async function answerRequest(ask: Answer, received: IncomingMessage, answer: ServerResponse): Promise<Answered> {
  const started = performance.now();
  const { method = '', url = '', socket } = received;
  const reply = await replyTo(ask, received, socket.remoteAddress ?? '');
  const milliseconds = performance.now() - started;
  const aborted = answer.destroyed;
  sendReply(answer, reply);
  // Discards the unread rest of the body, so that the next request can follow.
  received.resume();
  return { ...reply, method, url, milliseconds, aborted };
}

async function replyTo(ask: Answer, received: IncomingMessage, ip: string): Promise<Reply> {
  try {
    const request = readRequest(received);
    return request
      ? await ask(request, { ip })
      : respondWithError('bad-request', 'The sandbox takes no such method or address.');
  } catch (error) {
    return respondWithError('sandbox-mistake', error instanceof Error ? error.message : String(error));
  }
}

const REFUSALS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', `${limitReason(OWN_LIMITS.head)}.`],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): Answered | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? ['400 Bad Request', 'This is not an HTTP request.'];
  const body = JSON.stringify({ error: { type: 'bad-request', message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    'Access-Control-Allow-Origin: *',
    `Access-Control-Expose-Headers: ${REASON_HEADER}`,
    `${REASON_HEADER}: ${message}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const unknown = { method: '?', url: '?', milliseconds: 0, aborted: false };
  return { ...unknown, status: Number.parseInt(status, 10), headers: { [REASON_HEADER]: message }, body };
}
