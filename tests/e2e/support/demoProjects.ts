import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import LZString from 'lz-string';
import type { Locator, Request } from 'playwright-core';
import { mapPool } from './visit';

export type Files = Record<string, string>;
export type Editor = 'CodeSandbox' | 'StackBlitz';

const ADDRESSES: Record<Editor, string> = {
  CodeSandbox: 'https://codesandbox.io/**',
  StackBlitz: 'https://stackblitz.com/**',
};

/** What a click posts to an online editor, which is not there. */
export async function postTo(editor: Editor, demo: Locator): Promise<{ url: string; fields: URLSearchParams }> {
  const page = demo.page();
  const context = page.context();
  const posted = new Promise<Request>((resolve) => {
    void context.route(ADDRESSES[editor], (route, request) => {
      resolve(request);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Editor</title>' });
    });
  });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    demo.getByRole('button', { name: `Open in ${editor}` }).click(),
  ]);
  const failed = demo
    .locator('.previewer-message:not(:empty)')
    .innerText()
    .then((message): Request => {
      throw new Error(`${editor} is not opened: ${message}`);
    });
  failed.catch(() => undefined);
  const request = await Promise.race([posted, failed]);
  await tab.close();
  await context.unroute(ADDRESSES[editor]);
  return { url: `${request.method()} ${request.url()}`, fields: new URLSearchParams(request.postData() ?? '') };
}

export interface SandboxPayload {
  title: string;
  description: string;
  template: string;
  dependencies: Record<string, string>;
  files: Record<string, { content: string; isBinary: boolean }>;
}

export function unpackCodeSandbox(fields: URLSearchParams): SandboxPayload {
  const parameters = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(LZString.decompressFromBase64(parameters) ?? '') as SandboxPayload;
}

export function unpackStackBlitz(fields: URLSearchParams): Files {
  const found = [...fields].flatMap(([key, text]) => {
    const path = /^project\[files\]\[(.*)\]$/.exec(key)?.[1];
    // Forms send every line with a carriage return.
    return path === undefined ? [] : [[path, text.replaceAll('\r\n', '\n')] as const];
  });
  return Object.fromEntries(found);
}

/** Installs what all projects need from the registry, and builds each. Returns the folder that holds them by name. */
export async function buildProjects(
  projects: ReadonlyMap<string, Files>,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'projects-')));
  const manifests = [...projects.values()].map((files) => JSON.parse(files['package.json'] ?? '') as Manifest);
  const union = (kind: 'dependencies' | 'devDependencies') => Object.assign({}, ...manifests.map((one) => one[kind]));
  const manifest = { private: true, dependencies: union('dependencies'), devDependencies: union('devDependencies') };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await promisify(execFile)('npm', install, { cwd: folder });
  for (const [name, files] of projects) {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await writeFile(join(folder, name, path), text);
    }
  }
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await mapPool(
    [...projects.keys()],
    (name) => {
      const options = ['build', '--base', './', '--outDir', join(folder, 'built', name), '--logLevel', 'error'];
      return promisify(execFile)(process.execPath, [vite, ...options], { cwd: join(folder, name) });
    },
    2,
  );
  return { folder: join(folder, 'built'), remove: () => rm(folder, { recursive: true }) };
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
