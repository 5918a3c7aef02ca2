import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Sent {
  perSecond: number;
  /** Milliseconds within which 95 of 100 calls were answered. */
  p95: number;
}

/**
 * Sends the same GET over several connections, each of which sends its calls in turn. Works on bare sockets: a client of
 * `node:http` takes more of the processor than the servers that it measures.
 */
export async function sendCalls(url: URL, times: number, connections: number): Promise<Sent> {
  const head = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: application/json\r\n\r\n`;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(url)));
  const waits: number[] = [];
  let left = times;
  const started = performance.now();
  const work = async (socket: Socket) => {
    const ask = createAsk(socket);
    while (left > 0) {
      left -= 1;
      const since = performance.now();
      await ask(head);
      waits.push(performance.now() - since);
    }
  };
  try {
    await Promise.all(sockets.map(work));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  waits.sort((a, b) => a - b);
  return { perSecond: times / seconds, p95: waits[Math.floor(times * 0.95)] ?? 0 };
}

async function open({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Resolves when an answer is complete; rejects unless its status is 200. */
function createAsk(socket: Socket): (head: string) => Promise<void> {
  let text = '';
  let finish = { resolve: () => {}, reject: (_error: Error) => {} };
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
    if (!isComplete(text)) return;
    const isRight = text.startsWith('HTTP/1.1 200');
    const answer = text;
    text = '';
    if (isRight) finish.resolve();
    else finish.reject(new Error(`An unexpected answer: ${answer.slice(0, 500)}`));
  });
  const fail = () => finish.reject(new Error('The connection was closed.'));
  socket.once('close', fail).once('error', fail);
  return (head) =>
    new Promise((resolve, reject) => {
      finish = { resolve, reject };
      socket.write(head, 'latin1');
    });
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1];
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= end + 4 + Number(length);
}
