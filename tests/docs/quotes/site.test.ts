import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHandPageReader } from '../../../plugins/docs/check/readHandPages';
import { createQuotes } from '../../../plugins/docs/quotes/createQuotes';
import { parsePage } from '../../../plugins/shared/mdx/parseMdx';
import { listSources, ROOT, readSource } from '../../helpers/sources';

const PAGES = { exclude: ['**/_*/**'], parse: parsePage };
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quotes-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function quotesOf(files: Record<string, string>, isLocalized = false) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const localized = isLocalized ? { localizedDir: join(folder, 'zh/current') } : {};
  return openQuotes({ docsDir: join(folder, 'docs'), ...localized });
}

function openQuotes(folders: Parameters<typeof createQuotes>[0]) {
  const reader = createHandPageReader({ ...folders, ...PAGES });
  const quotes = createQuotes(folders);
  return { ...quotes, check: async () => quotes.check(await reader.read()) };
}

async function fill({ fillQuotes }: Awaited<ReturnType<typeof quotesOf>>, page: string): Promise<string[]> {
  const processor = unified().use(remarkParse).use(fillQuotes);
  const tree = (await processor.run(processor.parse(page))) as Root;
  return tree.children.flatMap((node) => (node.type === 'code' ? [node.value] : []));
}

describe('a quote', () => {
  const PAGE = 'Text.\n\n```ts file=_a/one.ts#two\n```\n';

  it('shows the file as it is now', async () => {
    const quotes = await quotesOf({
      'docs/_a/one.ts': '// #region two\nf(); // now\n// #endregion\n',
      'docs/p.mdx': PAGE,
    });
    expect(await fill(quotes, PAGE)).toEqual(['f(); // now']);
    await writeFile(join(folder, 'docs/_a/one.ts'), '// #region two\ng();\n');
    expect(await fill(quotes, PAGE)).toEqual(['g();']);
    expect(await quotes.check()).toEqual([]);
    expect(quotes.folders()).toEqual([join(folder, 'docs/_a')]);
  });

  it.each([
    ['the file', {}, 'There is no file `_a/one.ts` in ', undefined],
    ['the region', { 'docs/_a/one.ts': '// #region tow\n' }, '`_a/one.ts` has no region `two`.', 'Did you mean `tow`?'],
    ['any region', { 'docs/_a/one.ts': '' }, '`_a/one.ts` has no region `two`.', 'Begin one with `// #region two`.'],
  ])('without %s is a problem at its place', async (_what, files: Record<string, string>, message, hint) => {
    const quotes = await quotesOf({ ...files, 'docs/p.mdx': PAGE });
    const [problem, ...more] = await quotes.check();
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ line: 3, column: 7, rule: 'quoted-code', severity: 'error' });
    expect(problem?.file).toBe(relative(process.cwd(), join(folder, 'docs/p.mdx')));
    expect(problem?.message).toContain(message);
    expect(problem?.hint).toBe(hint);
    expect(await fill(quotes, PAGE)).toEqual(['']);
  });

  it('makes its page depend on the file, and on the translations of comments', async () => {
    const quotes = await quotesOf({}, true);
    const loader = resolve('plugins/docs/build/sourceLoader.cjs');
    const { default: addSources } = (await import(loader)) as { default: (this: object, page: string) => string };
    const added: string[] = [];
    const context = { getOptions: () => quotes, addDependency: (file: string) => added.push(file) };
    expect(addSources.call(context, PAGE)).toBe(PAGE);
    expect(addSources.call(context, 'No quote.')).toBe('No quote.');
    expect(added).toEqual([join(folder, 'docs/_a/one.ts'), join(folder, 'zh/comments.json')]);
  });

  it('has its comments in the language of the page; one without a translation is a warning', async () => {
    const files = {
      'docs/_a/one.ts': '// #region two\nf(); // now\ng(); // then\n',
      'docs/p.mdx': PAGE,
      'zh/current/p.mdx': `\n${PAGE}`,
      'zh/comments.json': '{"now":"现在"}',
    };
    const quotes = await quotesOf(files, true);
    expect(await fill(quotes, PAGE)).toEqual(['f(); // 现在\ng(); // then']);
    const [problem, ...more] = await quotes.check();
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ line: 4, rule: 'untranslated-comment', severity: 'warning' });
    expect(problem?.file).toMatch(/zh\/current\/p\.mdx$/);
    expect(problem?.message).toMatch(/"then"$/);
  });
});

describe('the pages of this site', () => {
  const I18N = 'src/i18n/zh-CN/docusaurus-plugin-content-docs';
  const pages = listSources('docs', /\.mdx$/);

  it.each([{}, { localizedDir: join(ROOT, I18N, 'current') }])('quote what there is: %j', async (localized) => {
    expect(await openQuotes({ docsDir: join(ROOT, 'docs'), ...localized }).check()).toEqual([]);
  });

  it('quote every sample, and have none of their own in TypeScript, JavaScript or Python', () => {
    const files = listSources('docs/_samples', /\.(ts|sh|py)$/).filter((file) => !/\.d\.ts$|\/api\.ts$/.test(file));
    const text = pages.map(readSource).join('\n');
    const quoted = new Set([...text.matchAll(/file=(_samples\/[^\s#]+)/g)].map(([, file]) => `docs/${file}`));
    expect(files.filter((file) => !quoted.has(file))).toEqual([]);
    expect([...text.matchAll(/^\s*```(?:tsx?|jsx?|python)\b(?!.*\bfile=).*$/gm)].map(([line]) => line)).toEqual([]);
    const commands = [...text.matchAll(/^\s*```bash(?!.*\bfile=).*\n([\s\S]*?)^\s*```$/gm)].map(([, code]) => code);
    expect(commands.filter((code) => code?.includes('curl'))).toEqual([]);
  });

  it('leave no mark of Markdown behind', async () => {
    const localized = listSources(I18N, /\.mdx$/);
    const marks = [...pages, ...localized].flatMap((file) => {
      const found: string[] = [];
      visit(parser.parse(readSource(file).replace(/^---\n[\s\S]*?\n---\n/, '')), 'text', ({ value }) => {
        if (/\*\*|`/.test(value)) found.push(`${file}: ${value}`);
      });
      return found;
    });
    expect(localized.length).toBe(pages.length);
    expect(marks).toEqual([]);
  });

  it('have the same sections, links, notes, rows and quotes in both languages', () => {
    const FACTS = /file=\S+|\{\/\* #\S+ \*\/\}|<Assumed>|^:::\w+|^\|/gm;
    const LINKS = /\]\((\/[^)]*)\)/g;
    const factsIn = (file: string) => {
      const text = readSource(file);
      return [
        ...(text.match(FACTS) ?? []),
        ...[...text.matchAll(LINKS)].map(([, link = '']) => link).toSorted((a, b) => a.localeCompare(b)),
      ];
    };
    const different = pages.filter(
      (page) => factsIn(page).join() !== factsIn(`${I18N}/current/${page.slice('docs/'.length)}`).join(),
    );
    expect(different).toEqual([]);
  });

  it('have a translation for each comment that is still there, and for no other', () => {
    const comments = Object.keys(JSON.parse(readSource(`${I18N}/comments.json`)) as object);
    const code = listSources('docs/_samples', /\.(ts|sh|py)$/)
      .map(readSource)
      .join('\n');
    expect(comments.filter((comment) => !code.includes(comment))).toEqual([]);
  });
});
