import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export interface ServedScript {
  /** Of a page that runs the script. */
  url: string;
  /** The same page, to which the browser gives no storage. */
  blockedUrl: string;
  close(): void;
}

/** Bundles a TypeScript file as a browser would get it, and serves an empty page that runs it. */
export async function serveScript(file: string): Promise<ServedScript> {
  const result = await build({ entryPoints: [file], bundle: true, format: 'iife', target: 'chrome108', write: false });
  const page = `<!doctype html><title>Script</title><script>${result.outputFiles[0]?.text ?? ''}</script>`;
  const server = createServer((request, response) => {
    // A page in a sandbox has an origin of its own, and may keep nothing.
    const policy = request.url === '/blocked' ? { 'content-security-policy': 'sandbox allow-scripts' } : {};
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/`, blockedUrl: `${origin}/blocked`, close: () => server.close() };
}
