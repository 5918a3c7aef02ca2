import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, vi } from 'vitest';

export const ROOT = resolve(__dirname, '../../..');
export const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

export interface DevServer {
  folder: string;
  origin: string;
  /** Terminal output so far. */
  output(): string;
  /** Stops the server and removes its site. Throws with the output if it had already ended. */
  stop(): Promise<void>;
}

/** Their output explains failures. */
export const devServers = new Set<Pick<DevServer, 'folder' | 'output'>>();

export function page(frontMatter: string, body = 'Text.'): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

/** In a temporary folder: the bundler does not watch `node_modules`. */
export async function makeSite(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'site-')));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Needs a page `docs/index.mdx`. Resolves once changes are noticed. */
export async function startDevServer(files: Record<string, string>): Promise<DevServer> {
  const folder = await makeSite(files);
  const port = await freePort();
  const server = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    // Nobody starts it again: without a cache of the bundler.
    env: { ...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  let output = '';
  const running = { folder, output: () => output };
  devServers.add(running);
  const stop = async () => {
    devServers.delete(running);
    const early = server.exitCode ?? server.signalCode;
    if (early === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
    if (early !== null) throw new Error(`The dev server has ended by itself (${early}):\n${output}`);
  };
  try {
    await new Promise<void>((done, fail) => {
      const read = (data: Buffer) => {
        output += stripVTControlCharacters(String(data));
        if (/compiled (successfully|with \d+ warning)/i.test(output)) done();
      };
      const late = () => fail(new Error(`The dev server does not start:\n${output}`));
      setTimeout(late, 280_000).unref();
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => fail(new Error(`The dev server ended:\n${output}`)));
    });
    await seesChanges(folder);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { ...running, origin: `http://localhost:${port}`, stop };
}

/** The watcher starts silently: changes a page, slowly as reloads may overlap, until that is noticed. */
async function seesChanges(folder: string): Promise<void> {
  const data = join(folder, '.docusaurus/docusaurus-plugin-content-docs/default/p');
  let last = 0;
  const change = async () => {
    if (Date.now() - last > 5_000) {
      last = Date.now();
      await writeFile(join(folder, 'docs/index.mdx'), page(`title: Changed ${last}`));
    }
    const files = await readdir(data);
    return (await Promise.all(files.map((file) => readFile(join(data, file), 'utf8')))).join('');
  };
  await vi.waitFor(async () => expect(await change()).toContain('Changed'), { timeout: 280_000, interval: 100 });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
