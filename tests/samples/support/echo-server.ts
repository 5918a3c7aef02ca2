import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SampleRequest } from '../../../plugins/samples/core/sample/types';
import { type Arrived, splitTarget } from './arrived';
import { goodReply } from './reply';

export type Reply = (request: SampleRequest) => { status: number; contentType: string; text: string };

export interface EchoServer {
  origin(index: number): string;
  expect(requests: SampleRequest[], reply?: Reply): void;
  arrived(index: number): Arrived[];
  close(): Promise<void>;
}

async function readRequest(message: IncomingMessage): Promise<Arrived> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Map<string, string>();
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    const name = (message.rawHeaders[index] ?? '').toLowerCase();
    const value = message.rawHeaders[index + 1] ?? '';
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return { method: message.method ?? '', ...splitTarget(message.url ?? ''), headers, body: Buffer.concat(chunks) };
}

export async function startEchoServer(): Promise<EchoServer> {
  let expected: SampleRequest[] = [];
  let replyTo: Reply = (request) => ({ status: 200, ...goodReply(request) });
  const arrived = new Map<number, Arrived[]>();
  const server = createServer({ maxHeaderSize: 1 << 20 }, (message, response) => {
    void readRequest(message).then((request) => {
      const index = Number(request.path.split('/')[1]);
      const known = expected[index];
      arrived.set(index, [...(arrived.get(index) ?? []), request]);
      const { status, contentType, text } = known
        ? replyTo(known)
        : { status: 404, contentType: 'text/plain', text: '' };
      response.writeHead(status, { 'Content-Type': contentType }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: (index) => `http://127.0.0.1:${port}/${index}`,
    expect: (requests, reply) => {
      expected = requests;
      arrived.clear();
      if (reply) replyTo = reply;
    },
    arrived: (index) => arrived.get(index) ?? [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
