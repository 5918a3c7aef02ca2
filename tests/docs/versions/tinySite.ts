import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site.js';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { onTestFinished, vi } from 'vitest';
import docs, { validateOptions } from '../../../plugins/docs';
import type { PagesContent } from '../../../plugins/docs/content';
import { listFiles } from '../../../plugins/shared/files';

type Files = Record<string, string>;

interface Settings {
  docs?: object;
  api?: object;
  id?: string;
  locale?: string;
  env?: 'production' | 'development';
}

/** A document whose only call has this path. */
export function petsAt(path: string, version: string): string {
  return `openapi: 3.1.0
info: { title: Pets, version: '${version}' }
servers: [{ url: 'https://pets.example/v${version}' }]
tags: [{ name: Pets }]
paths:
  ${path}:
    get:
      tags: [Pets]
      operationId: getPet
      description: Finds [a pet](/guide.mdx).
      responses:
        '200': { description: Found, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string } } }
`;
}

/** A temporary site, whose docs plugin is opened again and again, as by commands. */
export async function tinySite(files: Files) {
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'versions-')));
  const before = process.env.NODE_ENV;
  const silent = ['log', 'info', 'warn'] as const;
  const printed: string[] = [];
  const spies = silent.map((name) => vi.spyOn(console, name).mockImplementation((text) => void printed.push(text)));
  onTestFinished(async () => {
    process.env.NODE_ENV = before;
    for (const spy of spies) spy.mockRestore();
    await rm(siteDir, { recursive: true, force: true });
  });
  const config = {
    title: 'Tiny',
    url: 'https://example.com',
    baseUrl: '/base/',
    future: { v4: true, experimental_vcs: false },
    i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
  };

  async function write(changes: Files): Promise<void> {
    for (const [path, text] of Object.entries(changes)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true });
      await writeFile(join(siteDir, path), text);
    }
  }

  async function open({ env = 'production', locale = 'en', api = {}, id, ...given }: Settings = {}) {
    process.env.NODE_ENV = env;
    const context = await loadContext({ siteDir, config: 'docusaurus.config.json', locale });
    const options = { ...(id && { id }), api: { spec: 'openapi.yaml', ...api }, docs: given.docs ?? {} };
    return docs(context, validateOptions({ validate: normalizePluginOptions, options } as never));
  }

  await write({ 'docusaurus.config.json': JSON.stringify(config), ...files });
  return {
    siteDir,
    write,
    open,
    printed,
    read: (path: string) => readFile(join(siteDir, path), 'utf8'),
    exists: (path: string) => existsSync(join(siteDir, path)),
    list: async (folder: string) => (await listFiles(join(siteDir, folder))).sort(),
    async load(settings?: Settings): Promise<PagesContent> {
      const content = await (await open(settings)).loadContent?.();
      if (!content) throw new Error('Nothing was loaded.');
      return content;
    },
    /** Runs `docs:version`, or that of the instance. */
    async tag(version: string, settings?: Settings): Promise<string> {
      const plugin = await open(settings);
      let name = '';
      let run: ((version: string) => Promise<void>) | undefined;
      const command = {
        command(given: string) {
          name = given;
          return command;
        },
        arguments: () => command,
        description: () => command,
        action(given: typeof run) {
          run = given;
          return command;
        },
      };
      plugin.extendCli?.(command as never);
      await run?.(version);
      return name;
    },
  };
}
