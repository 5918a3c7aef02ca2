import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Never answers. */
  hangs?: true;
}

export interface FileServer {
  origin: string;
  /** Requests as `path status`, with the headers of the last one. */
  log: string[];
  headers(): IncomingHttpHeaders;
  close(): Promise<void>;
}

/** Serves files with an ETag on this machine; an answer in place of a text is sent as it is. */
export async function serveFiles(files: Record<string, string | Answer>): Promise<FileServer> {
  const log: string[] = [];
  let last: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    last = headers;
    const file = files[url];
    const answer: Answer = typeof file === 'string' ? { body: file } : (file ?? { status: 404 });
    if (answer.hangs) return;
    const etag = `"${createHash('sha1')
      .update(answer.body ?? '')
      .digest('hex')}"`;
    const isKnown = typeof file === 'string' && headers['if-none-match'] === etag;
    const status = isKnown ? 304 : (answer.status ?? 200);
    log.push(`${url} ${status}`);
    response.writeHead(status, { ...(typeof file === 'string' && { ETag: etag }), ...answer.headers });
    response.end(isKnown ? undefined : answer.body);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    headers: () => last,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
