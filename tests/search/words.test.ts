import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
// @ts-expect-error -- has no types
import { parse } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import words from '../../plugins/search/words';
import { LEFT_OUT } from '../../plugins/search/words/configure';

let siteDir = '';
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'words-'));
  await mkdir(join(siteDir, 'docs'));
});
afterAll(() => rm(siteDir, { recursive: true }));

const actions = { addRoute: () => undefined } as unknown as PluginContentLoadedActions;

it('names its file after the pages that are there when the site has loaded its content', async () => {
  const generatedFilesDir = join(siteDir, '.docusaurus');
  const siteConfig = { themeConfig: {} } as LoadContext['siteConfig'];
  const context = { siteDir, generatedFilesDir, baseUrl: '/', siteConfig } as LoadContext;
  const options = {
    ...{ indexDocs: true, docsDir: 'docs', docsRouteBasePath: 'docs', hashed: 'filename', language: 'en' },
    ...{ blogDir: [], blogRouteBasePath: [], ignoreFiles: [], ignoreCssSelectors: [] },
  };
  const load = async (text: string) => {
    const plugin = words(context, options);
    // As another plugin does while plugins are made.
    await writeFile(join(siteDir, 'docs/page.gen.mdx'), text);
    await plugin.contentLoaded?.({ content: undefined, actions });
    const written = join(generatedFilesDir, '@easyops-cn/docusaurus-search-local/default/generated-constants.js');
    return /search-index\{dir\}-\w+\.json/.exec(await readFile(written, 'utf8'))?.[0];
  };
  const names = [await load('# One'), await load('# Two'), await load('# One')];
  expect(names[0]).toBeDefined();
  expect(names[1]).not.toBe(names[0]);
  expect(names[2]).toBe(names[0]);
});

it('indexes what a page says, without its controls', () => {
  const page = `<article><h1>Title</h1><p>Said.</p><button>Copy as group</button><select><option>curl</option></select>
    <h2 id="a">Part<a class="hash-link" href="#a">#</a></h2><div class="api-lookup"><label>Paste</label></div>
    <div class="api-part"><p>Of a call.</p></div>
    <div role="tablist"><span>Tab</span></div><p>Also said.</p><footer>Improve</footer></article>`;
  expect(parse(page, 'docs', '/a', { ignoreCssSelectors: LEFT_OUT })?.sections).toEqual([
    { title: 'Title', hash: '', content: 'Said.' },
    { title: 'Part', hash: '#a', content: 'Also said.' },
  ]);
});
