import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishDocuments } from '../../../plugins/docs/build/publishDocuments';
import type { PagesContent } from '../../../plugins/docs/content';
import { ROOT } from '../../helpers/sources';
import { petsAt, tinySite } from './tinySite';

const GUIDE = { 'docs/guide.mdx': '# Guide\n' };
const KEPT = 'versioned_docs/version-1.0/_openapi.yaml';

/** A site with the released version 1.0, after which the path has got another name. */
async function releasedSite(files: Record<string, string> = {}) {
  const site = await tinySite({ 'openapi.yaml': petsAt('/pets', '1'), ...GUIDE, ...files });
  await site.tag('1.0');
  await site.write({ 'openapi.yaml': petsAt('/animals', '2') });
  return site;
}

/** The path of the call and the address of its page, for each version. */
function callsOf({ written = new Map() }: Pick<PagesContent, 'written'>) {
  return [...written].map(([version, api]) => {
    const [call] = api?.current().records.names.filter(({ kind }) => kind === 'operation') ?? [];
    return [version, api?.current().data.download.folder, call?.owner];
  });
}

describe('docs:version', () => {
  it('keeps the document in place of the pages made from it', async () => {
    const site = await tinySite({
      'openapi.yaml': "$ref: 'x'\n",
      ...GUIDE,
    });
    await site.write({
      'openapi.yaml': petsAt('/pets', '1').replace(/Pet: \{.*\}/, "Pet: { $ref: 'pet.yaml' }"),
      'pet.yaml': 'type: object\nproperties: { name: { type: string } }\n',
    });
    expect(await site.tag('1.0')).toBe('docs:version');
    expect(await site.list('versioned_docs')).toEqual(['version-1.0/_openapi.yaml', 'version-1.0/guide.mdx']);
    const kept = await site.read(KEPT);
    expect(kept).toMatch(/^# The document of version 1\.0 of the docs\..*\nopenapi: 3\.1\.0\n/);
    expect(kept).toContain('/pets:');
    expect(kept).not.toContain('pet.yaml');
    expect(await site.list('docs')).toContain('api/pets.gen.mdx');
    expect(JSON.parse(await site.read('versions.json'))).toEqual(['1.0']);
  });

  it('keeps translations of the document, and leaves no generated pages in any language', async () => {
    const messages = '- en: Found\n  zh-CN: 找到了\n';
    const pages = 'i18n/zh-CN/docusaurus-plugin-content-docs';
    const site = await tinySite({
      'openapi.yaml': petsAt('/pets', '1'),
      ...GUIDE,
      'i18n/zh-CN/openapi/messages.yaml': messages,
      [`${pages}/current/guide.mdx`]: '# 指南\n',
    });
    await site.load({ locale: 'zh-CN' });
    expect(await site.list(`${pages}/current`)).toContain('api/pets.gen.mdx');
    await site.tag('1.0');
    expect(await site.read('i18n/zh-CN/openapi/messages-version-1.0.yaml')).toBe(messages);
    expect(await site.list(`${pages}/version-1.0`)).toEqual(['guide.mdx']);
    await site.write({
      'openapi.yaml': petsAt('/animals', '2').replace('Found', 'Here it is'),
      'i18n/zh-CN/openapi/messages.yaml': '- en: Here it is\n  zh-CN: 在这里\n',
    });
    await site.load({ locale: 'zh-CN' });
    expect(await site.read(`${pages}/version-1.0/api/_data/pets.json`)).toContain('找到了');
    expect(await site.read(`${pages}/current/api/_data/pets.json`)).toContain('在这里');
  });

  it('is the command of each instance of the plugin', async () => {
    const settings = { id: 'pets', docs: { path: 'docs', routeBasePath: 'pets' } };
    const site = await tinySite({ 'openapi.yaml': petsAt('/pets', '1'), ...GUIDE });
    expect(await site.tag('1.0', settings)).toBe('docs:version:pets');
    expect(await site.list('pets_versioned_docs')).toEqual(['version-1.0/_openapi.yaml', 'version-1.0/guide.mdx']);
    await site.write({ 'openapi.yaml': petsAt('/animals', '2') });
    expect(callsOf(await site.load(settings))).toEqual([
      ['1.0', '/pets/api', 'GET /pets'],
      ['current', '/pets/next/api', 'GET /animals'],
    ]);
  });

  it('takes the docs folder even if the site has released versions only', async () => {
    const site = await releasedSite();
    await site.tag('2.0', { docs: { includeCurrentVersion: false } });
    expect(callsOf(await site.load({ docs: { includeCurrentVersion: false } }))).toEqual([
      ['2.0', '/docs/api', 'GET /animals'],
      ['1.0', '/docs/1.0/api', 'GET /pets'],
    ]);
  });

  it('tags nothing if the document is broken', async () => {
    const site = await tinySite({
      'openapi.yaml': petsAt('/pets', '1').replace('#/components/schemas/Pet', '#/none'),
      ...GUIDE,
    });
    await expect(site.tag('1.0')).rejects.toThrow('openapi.yaml:12');
    expect(site.exists('versions.json')).toBe(false);
  });
});

describe('a version of the docs', () => {
  it('has pages of its own document, with links to pages of the version', async () => {
    const site = await releasedSite();
    expect(callsOf(await site.load())).toEqual([
      ['1.0', '/docs/api', 'GET /pets'],
      ['current', '/docs/next/api', 'GET /animals'],
    ]);
    const old = await site.read('versioned_docs/version-1.0/api/_data/pets.json');
    const now = await site.read('docs/api/_data/pets.json');
    expect(old).toContain('href=\\"/docs/guide\\"');
    expect(now).toContain('href=\\"/docs/next/guide\\"');
    expect([old.includes('/docs/api/model#Pet'), now.includes('/docs/next/api/model#Pet')]).toEqual([true, true]);
    expect([old.includes('/animals'), now.includes('/pets"')]).toEqual([false, false]);
    expect(await site.read('versioned_docs/version-1.0/api/pets.gen.mdx')).toContain(
      'Generated from versioned_docs/version-1.0/_openapi.yaml, tag Pets.',
    );
  });

  it.each([
    [{ lastVersion: 'current' }, ['current', '/docs/api'], ['1.0', '/docs/1.0/api']],
    [{ versions: { current: { path: 'dev' } } }, ['1.0', '/docs/api'], ['current', '/docs/dev/api']],
    [{ versions: { '1.0': { path: 'first' } } }, ['1.0', '/docs/first/api'], ['current', '/docs/next/api']],
    [{ routeBasePath: '/' }, ['1.0', '/api'], ['current', '/next/api']],
    [{ onlyIncludeVersions: ['1.0'] }, ['1.0', '/docs/api']],
    [{ onlyIncludeVersions: ['current'] }, ['current', '/docs/api']],
    [{ disableVersioning: true }, ['current', '/docs/api']],
  ])('has the address that the options give it: %j', async (docs, ...expected) => {
    const site = await releasedSite();
    const found = callsOf(await site.load({ docs }));
    expect(found.map(([version, folder]) => [version, folder])).toEqual(expected);
  });

  it('ends its changelog with itself', async () => {
    const site = await releasedSite({ 'released/1.yaml': petsAt('/pets', '1') });
    await site.write({ 'released/2.yaml': petsAt('/animals', '2') });
    await site.load({ api: { released: 'released' } });
    const changelog = (folder: string) => site.read(`${folder}/api/_data/changelog.json`);
    expect(await changelog('docs')).toContain('/animals');
    expect(await changelog('versioned_docs/version-1.0')).not.toContain('/animals');
  });

  it('takes in hand-written parts, and checks them with its own document', async () => {
    const part = (path: string) =>
      `---\ntitle: Pets\n---\n\n<ApiSample id="getPet" />\n\nIt was ${path}.\n\n<Operations />\n`;
    const site = await releasedSite({ 'docs/api/pets.mdx': part('/pets') });
    await site.load();
    expect(await site.read('versioned_docs/version-1.0/api/pets.gen.mdx')).toContain('It was /pets.');
    expect(await site.list('versioned_docs/version-1.0')).toContain('api/pets.mdx');
    await site.write({ 'versioned_docs/version-1.0/api/pets.mdx': part('x').replace('getPet', 'getPets') });
    await expect(site.load()).rejects.toThrow(/versioned_docs\/version-1\.0\/api\/pets\.mdx:5:1 .*unknown-operation/);
  });

  it('has the document as a file of its own', async () => {
    const site = await releasedSite();
    const { apis = new Map() } = await site.load();
    const emitted = emit([
      { api: apis.get('1.0'), folders: { docsBase: 'docs' } },
      { api: apis.get('current'), folders: { docsBase: 'docs/next' } },
      { folders: { docsBase: 'docs/0.9' } },
    ]);
    const files = ['openapi.yaml', 'openapi.json', 'postman.json', 'requests.http', 'schemas.json', 'types.ts'];
    const paths = ['docs/api', 'docs/next/api'].flatMap((folder) => files.map((file) => `${folder}/${file}`));
    expect([...emitted.keys()]).toEqual(paths);
    const documents = [...emitted].filter(([path]) => path.includes('openapi.')).map(([, text]) => text);
    expect(documents.map((text) => /"?\/(pets|animals)"?:/.exec(text)?.[1])).toEqual([
      'pets',
      'pets',
      'animals',
      'animals',
    ]);
    expect(emitted.get('docs/api/requests.http')).toContain('/pets');
    expect(emitted.get('docs/next/api/requests.http')).toContain('/animals');
  });

  it('whose document cannot be read ends the build, and says where', async () => {
    const site = await releasedSite();
    await site.write({ [KEPT]: petsAt('/pets', '1').replace('#/components/schemas/Pet', '#/none') });
    await expect(site.load()).rejects.toThrow(`${KEPT}:12`);
  });

  it('without a document keeps its pages, with one warning that says what to do', async () => {
    const site = await releasedSite();
    await site.load();
    const page = await site.read('versioned_docs/version-1.0/api/pets.gen.mdx');
    execFileSync('rm', [join(site.siteDir, KEPT)]);
    site.printed.length = 0;
    expect(callsOf(await site.load())).toEqual([
      ['1.0', undefined, undefined],
      ['current', '/docs/next/api', 'GET /animals'],
    ]);
    expect(await site.read('versioned_docs/version-1.0/api/pets.gen.mdx')).toBe(page);
    const warnings = site.printed.filter((text) => text.includes('version-without-document'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('livespec release');
    expect(warnings[0]).toContain(KEPT);
    await site.load({ locale: 'zh-CN' });
    expect(site.printed.filter((text) => text.includes('version-without-document'))).toHaveLength(1);
  });

  it('is left alone by a save in the dev server', async () => {
    const site = await releasedSite();
    const plugin = await site.open({ env: 'development' });
    await plugin.loadContent?.();
    execFileSync('rm', ['-r', join(site.siteDir, 'versioned_docs/version-1.0/api')]);
    await site.write({ 'openapi.yaml': petsAt('/beasts', '3') });
    await plugin.loadContent?.();
    expect(await site.read('docs/api/_data/pets.json')).toContain('/beasts');
    expect(site.exists('versioned_docs/version-1.0/api')).toBe(false);
    await site.write({ [KEPT]: petsAt('/old', '1') });
    await plugin.loadContent?.();
    expect(await site.read('versioned_docs/version-1.0/api/_data/pets.json')).toContain('/old');
  });
});

it('the pattern of the README ignores what is generated, and no file that a version needs', async () => {
  const site = await releasedSite();
  await site.load();
  const readme = readFileSync(join(ROOT, 'plugins/docs/README.md'), 'utf8');
  const [, pattern = ''] = /```gitignore\n(.*?)```/s.exec(readme) ?? [];
  expect(pattern).toContain('.gen.mdx');
  await site.write({ '.gitignore': pattern });
  execFileSync('git', ['init', '-q'], { cwd: site.siteDir });
  const files = (await site.list('.')).filter((path) => /^(docs|versioned_)|^versions/.test(path));
  const ignored = files.filter((path) => {
    try {
      execFileSync('git', ['check-ignore', '-q', path], { cwd: site.siteDir });
      return true;
    } catch {
      return false;
    }
  });
  const isGenerated = (path: string) => path.endsWith('.gen.mdx') || path.includes('/_data/');
  expect(ignored).toEqual(files.filter(isGenerated));
  expect(files.filter((path) => !ignored.includes(path))).toEqual([
    'docs/guide.mdx',
    KEPT,
    'versioned_docs/version-1.0/guide.mdx',
    'versioned_sidebars/version-1.0-sidebars.json',
    'versions.json',
  ]);
});

/** What the bundler's plugin puts into the site. */
function emit(versions: Parameters<typeof publishDocuments>[0]): Map<string, string> {
  const emitted = new Map<string, string>();
  class RawSource {
    constructor(readonly text: string) {}
  }
  const compilation = {
    getAsset: (path: string) => emitted.get(path),
    emitAsset: (path: string, { text }: RawSource) => void emitted.set(path, text),
    hooks: { processAssets: { tap: (_name: string, run: () => void) => run() } },
  };
  const hooks = { thisCompilation: { tap: (_name: string, run: (given: object) => void) => run(compilation) } };
  const site = { title: 'Pets', root: 'https://docs.example/' };
  publishDocuments(versions, site).apply({ hooks, webpack: { sources: { RawSource } } } as never);
  return emitted;
}
