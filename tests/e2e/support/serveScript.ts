import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export interface ServedScript {
  url: string;
  blockedUrl: string;
  close(): void;
}

/** `alias`: files in place of modules that only a site has. */
export async function serveScript(file: string, alias: Record<string, string> = {}): Promise<ServedScript> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'chrome108',
    write: false,
    alias,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = `<!doctype html><title>Script</title><script>${result.outputFiles[0]?.text ?? ''}</script>`;
  const server = createServer((request, response) => {
    // A sandboxed page has an opaque origin, without storage.
    const policy = request.url === '/blocked' ? { 'content-security-policy': 'sandbox allow-scripts' } : {};
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/`, blockedUrl: `${origin}/blocked`, close: () => server.close() };
}
