import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

/** A page outside of the site, without anything. */
export const BLANK = '/blank';

/** A minimal static host at `base`, which sends the policy of the build. Files with a hash in their name are cacheable. */
export async function startStaticServer(root: string, base: string): Promise<{ origin: string; server: Server }> {
  const policy = readPolicy(root);
  const server = createServer((request, response) => {
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === BLANK) return void response.writeHead(200, { 'content-type': 'text/plain' }).end();
    const inside = insideBase(pathname, base);
    if (inside === undefined) return send(response, 404, undefined);
    const path = join(root, normalize(inside));
    const kind = kindOf(path);
    if (kind === 'folder' && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = kind === 'folder' ? join(path, 'index.html') : path;
    const found = kindOf(file) === 'file' && !(kind === 'file' && pathname.endsWith('/'));
    send(response, found ? 200 : 404, found ? file : join(root, '404.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function readPolicy(root: string): string | undefined {
  const file = join(root, '_headers');
  return existsSync(file) ? /Content-Security-Policy: (.*)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/** A leading slash keeps `..` from escaping. */
function insideBase(pathname: string, base: string): string | undefined {
  if (!`${pathname}/`.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(base.length - 1)) || '/';
  } catch {
    return undefined;
  }
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory()) return 'folder';
  return entry?.isFile() ? 'file' : undefined;
}

function send(response: ServerResponse, status: number, file: string | undefined): void {
  if (file === undefined || kindOf(file) !== 'file') {
    response.writeHead(status, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(status, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(file.includes('/assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {}),
  });
  createReadStream(file).pipe(response);
}
