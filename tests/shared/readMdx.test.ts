import { describe, expect, test } from 'vitest';
import { readMdx, withoutComments } from '../../plugins/shared/mdx/readMdx';

const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const read = (text: string) => readMdx(text, slug);

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
    ['a { b', '1:6 Text between `{` and `}` is code, but this is not valid JavaScript.'],
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

test('comments become space of the same shape', () => {
  expect(withoutComments('a <!-- b\nc --> d')).toBe('a       \n      d');
});
