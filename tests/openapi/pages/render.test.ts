import { createProcessor } from '@mdx-js/mdx';
import fc from 'fast-check';
import type { Heading, PhrasingContent, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderPage } from '../../../plugins/openapi/core/pages/render';
import type { ApiPage } from '../../../plugins/openapi/core/pages/types';
import { siteOf } from '../model/support';

const PAGE: ApiPage = {
  path: 'api/rank',
  kind: 'tag',
  title: 'Ranking list',
  meta: { order: 3, path: 'not for readers' },
  sections: [],
  source: { file: 'openapi.yaml', line: 1, column: 1 },
  origin: 'openapi.yaml, tag Ranking list',
};

function pageOf(sections: Array<[id: string, title: string]>, rest: Partial<ApiPage> = {}): ApiPage {
  return {
    ...PAGE,
    ...rest,
    sections: sections.map(([id, title]) => ({ id, title, component: 'ApiOperation', data: { id } })),
  };
}

interface HeadingView {
  depth: number;
  text: string;
  id: string;
}

/** Compiles MDX as Docusaurus does; gives its headings, or throws where it is none. */
function headingsOf(mdx: string): HeadingView[] {
  const headings: HeadingView[] = [];
  const collect = () => (tree: Root) => {
    const queue: Array<{ type: string; children?: unknown }> = [tree];
    for (let node = queue.shift(); node; node = queue.shift()) {
      if (node.type === 'heading') headings.push(viewOf(node as Heading));
      else if (Array.isArray(node.children)) queue.unshift(...(node.children as typeof queue));
    }
  };
  const remarkPlugins = [remarkFrontmatter, remarkDirective, remarkGfm, collect];
  createProcessor({ format: 'mdx', remarkPlugins }).processSync(mdx);
  return headings;
}

function viewOf({ depth, children }: Heading): HeadingView {
  const id = children.find(({ type }) => (type as string) === 'mdxTextExpression') as { value: string } | undefined;
  const texts = children.filter((child) => child !== (id as unknown)).map(plain);
  return { depth, text: texts.join('').trimEnd(), id: /^\/\* #(.*) \*\/$/s.exec(id?.value ?? '')?.[1] ?? '' };
}

/** Anything but text would be a mark that the title has become. */
function plain(node: PhrasingContent): string {
  // An address becomes a link to itself, whatever its characters are written as.
  if (node.type === 'link' && node.url.endsWith(node.children.map(plain).join('')))
    return node.children.map(plain).join('');
  // Docusaurus turns a directive that has but a name into text again.
  if (isBareDirective(node)) return `:${node.name}`;
  return node.type === 'text' ? node.value : `<${node.type}>`;
}

function isBareDirective(node: PhrasingContent): node is TextDirective {
  return node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
}

function frontMatterOf(mdx: string): Record<string, unknown> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(mdx) ?? [];
  return parse(head) as Record<string, unknown>;
}

const TITLES = [
  'Get {id}',
  'import x from "y"',
  'export const a = 1',
  '<script>alert(1)</script>',
  'a <b>bold</b> & c &amp; d',
  '# not a heading #',
  '*a* _b_ **c** ~d~ ~~e~~ `f`',
  '[link](javascript:alert(1)) ![image](x) [^1] [ref][x]',
  'www.example.com https://example.com me@example.com',
  ':directive[x]{y} ::leaf :::container',
  '---',
  '- item',
  '1. item',
  '> quote',
  '| a | b |',
  'a\\b \\{x} \\',
  '{/* #other */}',
  '${x} {`',
  '}{',
  '*/ {/*',
  '<!-- comment -->',
  '&lt;&#123;',
  'two\nlines',
  'trailing # ',
  '名称：“引号” 🎮',
  '__proto__',
  '\u2028 and \u2029',
];

describe('a title', () => {
  test.each(TITLES)('%j stays as it is, as MDX too', (title) => {
    const { mdx } = renderPage(pageOf([['op-1', title]]), undefined);
    expect(headingsOf(mdx)).toEqual([{ depth: 2, text: title.trimEnd(), id: 'op-1' }]);
  });

  test('of any characters stays as it is', () => {
    const nasty = fc.constantFrom(
      ...'{}<>[]()*_~`#!|\\&:;@/-+=.^$"\' \n\t'.split(''),
      'a',
      'B',
      '1',
      '中',
      '😀',
      '/*',
      '*/',
    );
    const title = fc.array(nasty, { minLength: 1, maxLength: 16 }).map((parts) => parts.join('').trim());
    fc.assert(
      fc.property(title, title, (first, second) => {
        fc.pre(first !== '' && second !== '');
        const { mdx } = renderPage(
          pageOf(
            [
              ['a', first],
              ['b', second],
            ],
            { title: first, origin: second },
          ),
          undefined,
        );
        expect(headingsOf(mdx)).toEqual([
          { depth: 2, text: first, id: 'a' },
          { depth: 2, text: second, id: 'b' },
        ]);
        const { title: shown } = frontMatterOf(mdx);
        expect(shown).toBe(first.replaceAll('\\', '\u29f5'));
      }),
      { numRuns: 300 },
    );
  });
});

test('no name of a document can end the comment or the code that it comes to stand in', () => {
  const names = [
    'a*/}<b>{x',
    '\'"`${1}',
    '\\',
    '\n---\nx: y',
    '__proto__',
    '</section>',
    ':::note',
    '{{{',
    '🎮 %2F/~1',
  ];
  const properties = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, {}]));
  const big = { type: 'object', properties: { deep: { type: 'object', properties }, deeper: { properties } } };
  const schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, big])) };
  const site = siteOf({
    tags: names.map((name) => ({ name, description: name })),
    paths: Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        {
          get: {
            operationId: name,
            summary: name,
            tags: [name],
            parameters: [{ name, in: 'query', content: { 'application/json': { schema } } }],
            responses: {},
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(names.map((name) => [name, schema])) },
    'x-error-catalogue': names.map((name, index) => ({ code: index, name, feature: name, meaning: name })),
  });
  expect(site.list.some(({ kind }) => kind === 'types')).toBe(true);
  for (const page of site.list) {
    const { mdx } = renderPage(page, undefined);
    const titles = page.sections.flatMap(({ bare, title }) => (bare ? [] : [title.trim()]));
    expect(headingsOf(mdx).map(({ text }) => text.trim())).toEqual(titles);
  }
});

test('front matter says what sidebars and search engines need, and nothing of the address twice', () => {
  const page = pageOf(
    [
      ['a', 'A'],
      ['b', 'B'],
    ],
    { description: 'One.', label: 'Ranks', parent: 'api' },
  );
  const { file, dataFile, mdx } = renderPage(page, 'https://git.example.org/openapi.yaml#L1');
  expect([file, dataFile]).toEqual(['api/rank.gen.mdx', 'api/_data/rank.json']);
  expect(frontMatterOf(mdx)).toEqual({
    id: 'rank',
    slug: '/api/rank',
    title: 'Ranking list',
    sidebar_label: 'Ranks',
    description: 'One.',
    custom_edit_url: 'https://git.example.org/openapi.yaml#L1',
    hide_table_of_contents: true,
    order: 3,
    api: {
      kind: 'tag',
      parent: 'api',
      sections: [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
    },
  });
});

test('a hand-written companion stands around the sections, and its front matter wins', () => {
  const companion = { frontMatter: { title: 'Mine', order: 9 }, before: 'Read **this** first.', after: '## After' };
  const { mdx } = renderPage(pageOf([['a', 'A']]), undefined, companion);
  expect(frontMatterOf(mdx)).toMatchObject({ title: 'Mine', order: 9, id: 'rank', custom_edit_url: null });
  expect(headingsOf(mdx).map(({ text }) => text)).toEqual(['A', 'After']);
  expect(mdx.indexOf('Read **this** first.')).toBeLessThan(mdx.indexOf('<ApiOperation'));
});

test('data goes into a file of its own, section by section', () => {
  const page: ApiPage = {
    ...PAGE,
    lede: '<p>Hi</p>',
    sections: [
      { id: 'head', title: 'Head', component: 'ApiErrorCode' },
      { id: '1', title: 'One', level: 3, component: 'ApiErrorCode', data: { code: 1 } },
    ],
  };
  const { json, mdx } = renderPage(page, undefined);
  expect(JSON.parse(json)).toEqual({ lede: { html: '<p>Hi</p>' }, sections: [{}, { code: 1 }] });
  expect(headingsOf(mdx).map(({ depth, id }) => [depth, id])).toEqual([
    [2, 'head'],
    [3, '1'],
  ]);
});
