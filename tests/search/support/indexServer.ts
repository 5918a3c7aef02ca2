import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface IndexServer {
  address: string;
  /** What it answers from now on. */
  answer: { status: number; body: string };
  /** How often it was asked. */
  requests: number;
  close(): void;
}

/** Serves one file until the test is over. */
export async function serveIndex(body: string): Promise<IndexServer> {
  const server = createServer((_, response) => {
    served.requests++;
    response.writeHead(served.answer.status).end(served.answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  const served: IndexServer = {
    address: `http://127.0.0.1:${port}/search-index.json`,
    answer: { status: 200, body },
    requests: 0,
    close,
  };
  return served;
}
