import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

export interface Peer {
  name: string;
  /** Of the npm registry. */
  spec: string;
  bundle: string;
  page: string;
  /** Before the id of the operation; without it, a page shows all operations. */
  address?: string;
}

const run = promisify(execFile);

const SCALAR = `<div id="app"></div><script src="peer.js"></script>
<script>Scalar.createApiReference('#app', { url: 'openapi.json', telemetry: false, withDefaultFonts: false })</script>`;

export const PEERS: Peer[] = [
  {
    name: 'Redoc 3.0.1',
    spec: 'redoc@3.0.1',
    bundle: 'bundles/redoc.standalone.js',
    page: `<redoc spec-url="openapi.json" disable-telemetry="true"></redoc><script type="module" src="peer.js"></script>`,
    address: '#operation/',
  },
  {
    name: 'Scalar 1.72.1',
    spec: '@scalar/api-reference@1.72.1',
    bundle: 'dist/browser/standalone.js',
    page: SCALAR,
  },
];

/** Writes a site of the peer. Its package is packed once; its bundle needs no other. */
export async function writePeer({ spec, bundle, page }: Peer, document: string, folder: string): Promise<void> {
  const script = join(await unpackPeer(spec), 'package', bundle);
  await mkdir(folder, { recursive: true });
  await cp(script, join(folder, 'peer.js'));
  await writeFile(join(folder, 'openapi.json'), document);
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  await writeFile(join(folder, 'index.html'), `<!doctype html><html><head>${head}</head><body>${page}</body></html>`);
}

async function unpackPeer(spec: string): Promise<string> {
  const folder = join(tmpdir(), 'livespec-bench-peers', spec.replace(/[^\w.@-]/g, '-'));
  if (await stat(folder).catch(() => undefined)) return folder;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  console.error(`Fetching ${spec} …`);
  const { stdout } = await run('npm', ['pack', spec, '--json', '--pack-destination', unfinished]);
  const [packed] = JSON.parse(stdout) as Array<{ filename: string }>;
  await run('tar', ['xzf', join(unfinished, basename(packed?.filename ?? '')), '-C', unfinished]);
  await rename(unfinished, folder);
  return folder;
}
