import { describe, expect, test } from 'vitest';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { createPageParser } from '../../plugins/shared/mdx/parsePage';
import { readMdx } from '../../plugins/shared/mdx/readMdx';

const LEGACY = { comments: true, admonitions: true, headingIds: true };
const parserOf = (format: 'mdx' | 'detect', mdx1Compat = LEGACY) => createPageParser({ format, mdx1Compat });
const read = (text: string) => readMdx(parsePage(text));

test('finds links, addresses, components and imports with their places in the file', () => {
  const page = read(`---
title: "[no](link)"
---

import Demo from './Demo';

## First part

## Second {/* #two */}

[a](b.mdx) and <a href="/c">c</a>, <Link to="/d">d</Link> ![e](e.png)

<Demo id="box" />

\`\`\`md
[not](a-link) <NotOne />
\`\`\`
`);
  expect(page.error).toBeUndefined();
  expect(page.links.map(({ name, line, column, kind }) => `${line}:${column} ${kind} ${name}`)).toEqual([
    '11:1 link b.mdx',
    '11:16 link /c',
    '11:36 link /d',
    '11:59 image e.png',
  ]);
  expect(page.ids).toEqual(['first-part', 'two', 'box']);
  expect(page.components.map(({ name, line, isAlone }) => [name, line, isAlone])).toEqual([
    ['Link', 11, false],
    ['Demo', 13, true],
  ]);
  expect(page.imports).toEqual([{ name: './Demo', line: 5, column: 18 }]);
  expect([...page.defined]).toEqual(['Demo']);
});

test('a part between thematic breaks is text', () => {
  expect(read('Before.\n\n---\n\n## Title\n\n---\n')).toMatchObject({ ids: ['title'] });
});

test('names that a page exports are its own', () => {
  const page = read('export const One = 1, Two = 2;\n\nexport function Three() {}\n\nexport { Four } from "./four";\n');
  expect([...page.defined]).toEqual(['One', 'Two', 'Three', 'Four']);
});

describe('what is not MDX', () => {
  test.each([
    ['<Box>\n\nText.', '1:1 `<Box>` is never closed.'],
    ['Text.\n\n</b>', '3:2 This tag closes an element that is not open.'],
    ['<A><B></A></B>', '1:4 `<B>` is never closed.'],
    [
      'import x frm "y"',
      '1:10 A line that begins with `import` or `export` is code, but this is not valid JavaScript.',
    ],
    ['a {b c} d', '1:5 Text between `{` and `}` is code, but this is not valid JavaScript.'],
    ['a { b', '1:3 `{` is never closed.'],
    ['a {b} {c\n\nd', '1:7 `{` is never closed.'],
    ['{a\n\nb', '1:1 `{` is never closed.'],
    ['x <A b={c}\n\nd', '1:3 This tag is never closed.'],
    ['Text.\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n', '3:1 A merge conflict begins here.'],
    ['a <1', '1:4 `<` begins a tag, but no valid tag follows.'],
    ['<Box size=1 />', '1:11 The value of an attribute needs quotes, or braces around code.'],
  ])('%j', (text, expected) => {
    const { line, column, message } = read(text).error ?? {};
    expect(`${line}:${column} ${message}`).toBe(expected);
  });

  test('has its place behind front matter, too', () => {
    expect(read('---\r\ntitle: A\r\n---\r\n\r\n{x y}').error).toMatchObject({ line: 5, column: 3 });
  });
});

describe('ids of headings', () => {
  test.each<[string, string, Array<[string, number]>]>([
    [
      'a title',
      '# One\n\n## Two words',
      [
        ['one', 1],
        ['two-words', 3],
      ],
    ],
    [
      'an address of its own',
      '## A {/* #rank-get */}\n## B {#b1}',
      [
        ['rank-get', 1],
        ['b1', 2],
      ],
    ],
    ['marks and links', '## Use `get` and [the *guide*](/guide) ##', [['use-get-and-the-guide', 1]]],
    ['none in code', '```sh\n# no\n```js\n# no\n````\n~~~\n# no\n```\n# no\n~~~\n## Yes', [['yes', 11]]],
    ['indented as in generated pages', '<section>\n  ## A {/* #a1 */}\n</section>', [['a1', 2]]],
    ['no heading', '#tag and #1\n\nText # not', []],
  ])('%s', (_name, text, expected) => {
    const { headings } = readMdx(parserOf('mdx')(text, 'a.mdx'));
    expect(headings.map(({ name, line }) => [name, line])).toEqual(expected);
  });
});

describe('a site', () => {
  test('may allow comments, ids and titles as before MDX 2, at the same places', () => {
    const text = '<!-- a\n{b} */ -->\n\n## Title {#own}\n\n:::note Be *careful*\n\n<!-- b --> [c](d)\n\n:::\n';
    const page = readMdx(parserOf('mdx')(text, 'a.mdx'));
    expect(page).toMatchObject({ ids: ['own'], links: [{ name: 'd', line: 8, column: 12 }] });
    expect(page.error).toBeUndefined();
    const shown = readMdx(parserOf('mdx')('<!-- a -->\n\n```html\n<!-- b -->\n```\n', 'a.mdx'));
    expect(shown.blocks).toMatchObject([{ value: '<!-- b -->' }]);
    const strict = parserOf('mdx', { comments: false, admonitions: false, headingIds: false });
    expect(strict(text, 'a.mdx').error).toMatchObject({ line: 1, column: 2 });
  });

  test('may have pages without components, by their ending or front matter', () => {
    const text = 'a<br>{b\n\n## Title\n';
    expect(readMdx(parserOf('detect')(text, 'a.md'))).toMatchObject({ ids: ['title'], components: [] });
    expect(parserOf('detect')(text, 'a.mdx').error).toMatchObject({ line: 1 });
    expect(parserOf('mdx')(`---\ntitle: A\nmdx:\n  format: md\n---\n\n${text}`, 'a.mdx').error).toBeUndefined();
    for (const start of ['---\r\ntitle: A\r\nmdx:\r\n  format: md\r\n', '\uFEFF---\nmdx: { other: 1, format: md }\n']) {
      expect(parserOf('mdx')(`${start}---\n\n${text}`, 'a.mdx').error).toBeUndefined();
    }
    expect(parserOf('mdx')(`---\ntitle: "mdx: { format: md }"\n---\n\n${text}`, 'a.mdx').error).toBeDefined();
    expect(parserOf('detect')(`---\nmdx: { format: mdx }\n---\n\n${text}`, 'a.md').error).toMatchObject({ line: 5 });
  });

  test('may keep the case of ids', () => {
    const parse = createPageParser({ format: 'mdx', mdx1Compat: LEGACY, anchors: { maintainCase: true } });
    expect(readMdx(parse('## My Title\n', 'a.mdx')).ids).toEqual(['My-Title']);
  });

  test('may prepare its pages, and fence MDX for translators', () => {
    const preprocessor = ({ fileContent }: { fileContent: string }) => fileContent.replaceAll('{{x}}', 'y');
    const parse = createPageParser({ format: 'mdx', mdx1Compat: LEGACY, preprocessor });
    const text = '{{x}}\n\n```mdx-code-block\n<Box />\n```\n\n## End\n';
    expect(readMdx(parse(text, 'a.mdx'))).toMatchObject({
      components: [{ name: 'Box', line: 4 }],
      headings: [{ name: 'end', line: 7, column: 4 }],
    });
  });
});
