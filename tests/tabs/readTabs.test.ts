import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readTabs } from '../../plugins/tabs/readTabs';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'tabs-'));
});

afterEach(() => rm(siteDir, { recursive: true }));

/** All files except tabs are pages. */
async function read(files: Record<string, string>, locale = 'en') {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), text);
  }
  const pages = Object.keys(files)
    .filter((path) => path.startsWith('docs/') && !path.includes('$tab-'))
    .map((path) => ({ path: path.replace(/^docs\/(.*?)(\.gen)?\.mdx$/, '$1'), file: join(siteDir, path) }));
  const folders = { siteDir, docsDir: join(siteDir, 'docs'), locale, exclude: ['**/_*'], parse: parsePage };
  const { tabs, problems } = await readTabs(
    locale === 'en' ? folders : { ...folders, localizedDir: join(siteDir, 'zh') },
    pages,
  );
  const named = [...tabs].map(([page, own]) => [page, own.map(({ key, title, file }) => `${key} ${title} ${file}`)]);
  const found = Object.fromEntries(named) as Record<string, string[]>;
  return { found, problems: problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`) };
}

const shown = (path: string) => join(siteDir, path);

describe('the tabs of a site', () => {
  it('belong to hand-written and generated pages', async () => {
    const { found, problems } = await read({
      'docs/guide.mdx': '',
      'docs/guide.$tab-faq.mdx': '---\ntitle: FAQ\n---\n',
      'docs/api/rank.gen.mdx': '',
      'docs/api/rank.$tab-recipes.md': '',
      'docs/_drafts.$tab-no.mdx': '',
    });
    expect(problems).toEqual([]);
    expect(found).toEqual({
      guide: [`faq FAQ ${shown('docs/guide.$tab-faq.mdx')}`],
      'api/rank': [`recipes Recipes ${shown('docs/api/rank.$tab-recipes.md')}`],
    });
  });

  it('are translated one by one', async () => {
    const { found, problems } = await read(
      {
        'docs/guide.mdx': '',
        'docs/guide.$tab-faq.mdx': '---\ntitle: FAQ\norder: 1\n---\n',
        'docs/guide.$tab-limits.mdx': '---\norder: 2\n---\n',
        'zh/guide.$tab-faq.mdx': '---\ntitle: 常见问题\norder: 3\n---\n',
      },
      'zh-CN',
    );
    expect(problems).toEqual([]);
    expect(found).toEqual({
      guide: [`limits Limits ${shown('docs/guide.$tab-limits.mdx')}`, `faq 常见问题 ${shown('zh/guide.$tab-faq.mdx')}`],
    });
  });

  it('are distinguished from errors', async () => {
    const { found, problems } = await read(
      {
        'docs/guide.mdx': '## Start\n',
        'docs/guide.$tab-good.mdx': '',
        'docs/guide.$tab-Bad.mdx': '',
        'docs/guide.$tab-order.mdx': '---\norder: x\n---\n',
        'docs/guide.$tab-same.mdx': '## Start\n',
        'docs/guid.$tab-lost.mdx': '',
        'zh/guide.$tab-new.mdx': '',
      },
      'zh-CN',
    );
    expect(Object.keys(found)).toEqual(['guide']);
    expect(found.guide?.map((tab) => tab.split(' ')[0])).toEqual(['good', 'same']);
    expect(problems.sort()).toEqual([
      'docs/guid.$tab-lost.mdx:1 tab-without-page',
      'docs/guide.$tab-Bad.mdx:1 tab-file-name',
      'docs/guide.$tab-order.mdx:2 tab-front-matter',
      'docs/guide.$tab-same.mdx:1 tab-heading-twice',
      'zh/guide.$tab-new.mdx:1 tab-without-original',
    ]);
  });
});
