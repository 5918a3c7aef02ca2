import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderPage } from '../../../plugins/openapi/core/pages/render';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import { anyCharacter } from '../../fuzz/anyCharacter';
import { siteOf } from '../model/support';
import { type CompiledPage, compilePage } from '../support/compilePage';
import { headingsOf, headingText, shownText } from '../support/readPage';

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

function compileSections(sections: Array<[id: string, title: string]>, rest?: Partial<ApiPage>): Promise<CompiledPage> {
  return compilePage(renderPage(pageOf(sections, rest), undefined));
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
  'see https://a.example"><button>x</button>',
  "a\\'+(globalThis.pwned = 1)+'",
  ':smile: :+1:',
];

describe('a title', () => {
  test.each(TITLES)('%j stays as it is, as MDX too', async (title) => {
    const { html, toc, frontMatter } = await compileSections([['op-1', title]], { title });
    expect(headingsOf(html)).toEqual([{ level: 2, text: shownText(title), id: 'op-1' }]);
    expect(toc.map(({ id, value }) => [id, headingText(value)])).toEqual([['op-1', shownText(title)]]);
    expect(frontMatter['title']).toBe(title);
  });

  test('of any characters stays as it is', async () => {
    const syntax = '{}<>[]()*_~`#!|\\&:;@/-+=.^$"\' \n\t\0\x7f\x85\ufffe\ud800'.split('');
    const words = [
      'a',
      'B',
      '1',
      '中',
      '😀',
      '/*',
      '*/',
      'https://',
      'www.',
      '.example',
      ':smile:',
      'import ',
      '\u2028',
    ];
    const nasty = fc.oneof(fc.constantFrom(...syntax, ...words), fc.string({ unit: anyCharacter, maxLength: 2 }));
    const title = fc
      .array(nasty, { minLength: 1, maxLength: 16 })
      .map((parts) => parts.join(''))
      .filter((text) => shownText(text) !== '');
    await fc.assert(
      fc.asyncProperty(title, title, async (first, second) => {
        const sections: Array<[string, string]> = [
          ['a', first],
          ['b', second],
        ];
        const { html, frontMatter } = await compileSections(sections, { title: first, origin: second });
        expect(headingsOf(html)).toEqual([
          { level: 2, text: shownText(first), id: 'a' },
          { level: 2, text: shownText(second), id: 'b' },
        ]);
        expect(frontMatter['title']).toBe(first.replace(/\p{Cs}/gu, '\ufffd'));
      }),
      { numRuns: 200, seed: 11 },
    );
  });
});

test('no name of a document can end the comment or the code that contains it', async () => {
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
    const { html } = await compilePage(renderPage(page, undefined));
    const titles = page.sections.flatMap(({ bare, title }) => (bare ? [] : [shownText(title)]));
    expect(headingsOf(html).map(({ text }) => text)).toEqual(titles);
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

test('a hand-written page surrounds the generated sections, and its front matter wins', async () => {
  const handwritten = { frontMatter: { title: 'Mine', order: 9 }, before: 'Read **this** first.', after: '## After' };
  const page = renderPage(pageOf([['a', 'A']]), undefined, handwritten);
  const { mdx } = page;
  expect(frontMatterOf(mdx)).toMatchObject({ title: 'Mine', order: 9, id: 'rank', custom_edit_url: null });
  const { html } = await compilePage(page);
  expect(headingsOf(html).map(({ text }) => text)).toEqual(['A', 'After']);
  expect(mdx.indexOf('Read **this** first.')).toBeLessThan(mdx.indexOf('<ApiOperation'));
});

test('data goes into a file of its own, section by section', async () => {
  const page: ApiPage = {
    ...PAGE,
    intro: '<p>Hi</p>',
    sections: [
      { id: 'head', title: 'Head', component: 'ApiErrorCode' },
      { id: '1', title: 'One', level: 3, component: 'ApiErrorCode', data: { code: 1 } },
    ],
  };
  const rendered = renderPage(page, undefined);
  const { json } = rendered;
  expect(JSON.parse(json)).toEqual({ intro: { html: '<p>Hi</p>' }, sections: [{}, { code: 1 }] });
  const { html } = await compilePage(rendered);
  expect(headingsOf(html).map(({ level, id }) => [level, id])).toEqual([
    [2, 'head'],
    [3, '1'],
  ]);
});
