import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site.js';
import { localizePluginTranslationFile } from '@docusaurus/core/lib/server/translations/translations.js';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { onTestFinished } from 'vitest';
import docs, { validateOptions as validateDocsOptions } from '../../../plugins/docs';
import search, { validateOptions } from '../../../plugins/search';
import { unpack } from '../../../plugins/search/core/index/unpack';
import type { SearchIndex } from '../../../plugins/search/core/types';

const ROOT = join(__dirname, '../../..');

/** By path below the site; `undefined` deletes a file. */
export type Files = Record<string, string | undefined>;

export interface SiteOptions {
  locale?: string;
  env?: string;
  config?: object;
  /** Options of `plugins/docs` besides the docs plugin's. */
  docs?: object;
  search?: object;
}

const CONFIG = {
  title: 'Tiny',
  url: 'https://example.com',
  baseUrl: '/doc/',
  future: { v4: true, experimental_vcs: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
};

/** A temporary site. `load` returns a new index each time. */
export async function tinySite(files: Files, options: SiteOptions = {}) {
  const siteDir = await realpath(await mkdtemp(join(tmpdir(), 'search-')));
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = options.env ?? 'development';
  // The folder goes with the temporary folder of all tests: a plugin may write into it a moment longer.
  onTestFinished(() => {
    process.env.NODE_ENV = before;
  });
  const write = (changes: Files) => writeFiles(siteDir, changes);
  await symlink(join(ROOT, 'node_modules'), join(siteDir, 'node_modules'));
  await write({ 'docusaurus.config.json': JSON.stringify({ ...CONFIG, ...options.config }), ...files });
  const context = await loadContext({ siteDir, config: 'docusaurus.config.json', locale: options.locale ?? 'en' });
  const docsOptions = { docs: { routeBasePath: '/' }, tabs: true, ...options.docs };
  const docsPlugin = await docs(
    context,
    validateDocsOptions({ validate: normalizePluginOptions, options: docsOptions } as never),
  );
  const searchPlugin = search(context, validateOptions({ options: options.search } as never));

  async function load(): Promise<SearchIndex> {
    const content = await translate((await docsPlugin.loadContent?.()) as LoadedContent);
    // The dev server writes it some time after a save.
    const text = await new Promise<string>((resolve, reject) => {
      const createData = async (name: string, data: unknown) => {
        resolve(String(data));
        return name;
      };
      const actions = { createData, setGlobalData: () => undefined, addRoute: () => undefined };
      const allContent = { 'docusaurus-plugin-content-docs': { default: content } };
      Promise.resolve(searchPlugin.allContentLoaded?.({ allContent, actions })).catch(reject);
    });
    return unpack(text);
  }

  /** As Docusaurus does after loading. */
  async function translate(content: LoadedContent): Promise<LoadedContent> {
    const { localizationDir } = context;
    const plugin = { ...docsPlugin, options: { id: 'default' } } as never;
    const found = (await docsPlugin.getTranslationFiles?.({ content })) ?? [];
    const translationFiles = await Promise.all(
      found.map((translationFile) => localizePluginTranslationFile({ localizationDir, translationFile, plugin })),
    );
    return docsPlugin.translateContent?.({ content, translationFiles }) ?? content;
  }

  /** All files that are written for pages, by name: as in a build, if `env` says so. */
  async function data(): Promise<Map<string, string>> {
    const content = (await docsPlugin.loadContent?.()) as LoadedContent;
    const files = new Map<string, string>();
    const createData = async (name: string, text: unknown) => {
      files.set(name, String(text));
      return name;
    };
    const allContent = { 'docusaurus-plugin-content-docs': { default: content } };
    const actions = { createData, setGlobalData: () => undefined, addRoute: () => undefined };
    await searchPlugin.allContentLoaded?.({ allContent, actions });
    return files;
  }

  return { siteDir, write, load, data };
}

async function writeFiles(siteDir: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(siteDir, path);
    if (text === undefined) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

export function print({ pages }: SearchIndex): string[] {
  return pages.flatMap(({ title, link, navTitle = '–', sections }) => [
    `${navTitle}: ${title} ${link}`,
    ...sections.map((section) => `  ${section.title} ${section.link} | ${section.paragraphs.join(' | ')}`),
  ]);
}
