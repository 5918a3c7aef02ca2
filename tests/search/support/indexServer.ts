import { listen } from './listen';

export interface IndexServer {
  address: string;
  answer: { status: number; body: string };
  requests: number;
  close(): void;
}

export async function serveIndex(body: string): Promise<IndexServer> {
  const { url, close } = await listen((_, response) => {
    served.requests++;
    response.writeHead(served.answer.status).end(served.answer.body);
  });
  const address = `${url}/search-index.json`;
  const served: IndexServer = { address, answer: { status: 200, body }, requests: 0, close };
  return served;
}
