import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProxyServers {
  /** An API that pages of other sites cannot read. */
  api: string;
  /** The option of the console. */
  proxy: string;
  /** Method and address of each request to the API. */
  seen: string[];
  close(): void;
}

export async function startProxyServers(): Promise<ProxyServers> {
  const seen: string[] = [];
  const [api, apiServer] = await listen(({ method, url }, response) => {
    seen.push(`${method} ${url}`);
    response.setHeader('content-type', 'application/json');
    response.end('{"name":"Herbie"}');
  });
  const [proxy, proxyServer] = await listen(async ({ method = 'GET', url = '/' }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const address = new URL(url, 'http://localhost').searchParams.get('url') ?? '';
    const answer = await fetch(address, { method });
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.writeHead(answer.status).end(await answer.text());
  });
  return {
    api,
    proxy: `${proxy}/?url=`,
    seen,
    close() {
      for (const server of [apiServer, proxyServer]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

async function listen(answer: Answer): Promise<[origin: string, server: Server]> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server];
}
