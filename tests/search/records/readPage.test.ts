import { describe, expect, it } from 'vitest';
import { lines, read } from './support';

describe('text', () => {
  it('is taken block by block: paragraphs, items, rows, quotes and admonitions', () => {
    const text = `---
title: Page
---

One
line.

- first
- second

  with more

> quoted

| Name | Meaning |
|---|---|
| \`ttl\` | life in **minutes** |
|  | empty |

:::danger[The secret stays *home*]
Keep it.
:::

:::note{title="Noted"}
So.
:::
`;
    expect(lines(text)).toEqual([
      'One line.',
      'first',
      'second',
      'with more',
      'quoted',
      'Name · Meaning',
      'ttl · life in minutes',
      'empty',
      'The secret stays home',
      'Keep it.',
      'Noted',
      'So.',
    ]);
  });

  it('is what a reader sees of links, pictures, code, breaks, notes and times', () => {
    expect(
      lines(
        'See [the *guide*](/guide "title"), ![a picture](a.png), `x_y` and\\\nmore at 12:30 or a:b, really[^1].\n\n[^1]: Really.',
      ),
    ).toEqual(['See the guide, a picture, x_y and more at 12:30 or a:b, really.', 'Really.']);
  });

  it('is that of the children of components, without their names and attributes', () => {
    const text = `import Tabs from '@theme/Tabs';
export const secret = 'code';

<Tabs groupId="os">
  <TabItem value="mac" label="macOS">

  Press **it**.

  </TabItem>
</Tabs>

<details><summary>More</summary>Less</details>

<b>Bold</b> and <Kbd keys="ctrl">Ctrl</Kbd>{' '}<i>soft</i>{secret}
`;
    expect(lines(text)).toEqual(['Press it.', 'More Less', 'Bold and Ctrl soft']);
  });

  it('leaves out comments, scripts, styles and code blocks', () => {
    const text =
      '{/* hidden */}\n\n<style>{`.a { color: red }`}</style>\n\n```js\nfenced()\n```\n\n    const indented = 1;\n\nSeen.\n';
    expect(lines(text)).toEqual(['const indented = 1;', 'Seen.']);
  });

  it('has commands for a shell', () => {
    expect(lines('```bash\nnpm ci\nnpm run sandbox\n```')).toEqual(['npm ci', 'npm run sandbox']);
  });

  it('has that of code blocks where it is wanted, line by line', () => {
    expect(lines('```js title="a.js"\ncall(1);\n\n  call(2);\n```', { code: true })).toEqual(['call(1);', 'call(2);']);
  });

  it('of plain Markdown has that in HTML, without its tags', () => {
    const text =
      '<div class="a">\nBlock <b>of</b> text\n</div>\n\nIn <kbd>Ctrl</kbd>line<br>break <!-- not this --> and {braces}\n\n<script>alert(1)</script>\n';
    expect(lines(text, { format: 'md' })).toEqual(['Block of text', 'In Ctrlline break and {braces}']);
  });
});

describe('places', () => {
  it('are elements with an id, and components without children', () => {
    const text =
      '<section id="overview" className="x">\n  <ApiOverview data={data.sections[0]} />\n</section>\n\n<SecuritySchemes /> <Other />\n\nText with <Inline /> in it.\n';
    expect(lines(text)).toEqual(['@overview', '@ApiOverview', '@SecuritySchemes', '@Other', 'Text with in it.']);
  });
});

describe('a page that search engines are not to list', () => {
  it.each([
    '<head>\n  <meta name="robots" content="noindex, nofollow" />\n</head>\n\nText',
    '<Head><meta name="robots" content="noindex" /></Head>\n\nText',
  ])('is known by its head: %j', (text) => {
    expect(read(text)).toEqual({ noIndex: true, parts: [{ kind: 'text', text: 'Text' }] });
  });

  it('is not one that talks about it', () => {
    expect(read('`<meta name="robots" content="noindex" />`\n\n<head><title>noindex</title></head>').noIndex).toBe(
      false,
    );
  });
});

describe('what is no valid MDX', () => {
  it.each([
    ['an open brace', 'Say {hello\n\nto all'],
    ['an open element', '<Tabs>\n\nto all'],
    ['a wrong expression', 'A {1 +} b\n\nto all'],
    ['a lone angle', 'a < b <5\n\nto all'],
  ])('is found by its words: %s', (_name, text) => {
    expect(lines(text).at(-1)).toBe('to all');
  });

  it('may be an HTML comment, which Docusaurus allows', () => {
    expect(lines('# Title\n\n<!-- a */ note -->\n\nText with {"a word"}\n\n## Part <!-- #here -->')).toEqual([
      '# title Title',
      'Text with a word',
      '## here Part',
    ]);
  });

  it.each([
    ['deep quotes', `${'>'.repeat(500)} deep`, 'deep'],
    ['many brackets', `${'['.repeat(2000)} end`, 'end'],
    ['a long line', `${'a*'.repeat(1000)} end`, 'end'],
    ['null bytes and byte order marks', '\uFEFF---\ntitle: x\n---\n\u0000 end', 'end'],
    ['an unclosed fence', '```\ncode\n\n# no title', undefined],
    ['Windows line ends', '---\r\ntitle: x\r\n---\r\n\r\none\r\nend', 'end'],
    ['front matter alone', '---\ntitle: x\n---', undefined],
    ['empty front matter', '---\n---\nend', 'end'],
  ])('does not hurt: %s', (_name, text, last) => {
    const found = lines(text).at(-1);
    if (last === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(new RegExp(`${last}$`));
  });
});
