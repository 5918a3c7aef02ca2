import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { renderInlineMarkdown, renderMarkdown } from '../../../plugins/shared/core/description';
import { renderSimple } from '../../../plugins/shared/core/description/renderSimple';

group('Markdown', () => {
  test.each<[string, string]>([
    ['', ''],
    ['Plain text.', '<p>Plain text.</p>'],
    ['Its "name" isn\'t {set}.', '<p>Its "name" isn\'t {set}.</p>'],
    ['a **b** *c* `d` ~~e~~', '<p>a <strong>b</strong> <em>c</em> <code>d</code> <del>e</del></p>'],
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['- [x] a\n- [ ] b', '<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
    ['```json\n{"a": 1}\n```', '<pre><code class="language-json">{"a": 1}\n</code></pre>'],
    ['3. c', '<ol start="3">\n<li>c</li>\n</ol>'],
    ['a\\\nb', '<p>a<br>\nb</p>'],
  ])('%j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });

  test('tables keep their alignment', () => {
    const html = renderMarkdown('| a | b |\n|:-:|-|\n| 1 | 2 |');
    expect(html).toContain('<th align="center" role="columnheader">a</th>');
  });

  test('cells of tables have the names of their columns, unless they span several', () => {
    const html = renderMarkdown('| `a` "b" | | c |\n|-|-|-|\n| 1 | 2 | 3 |');
    expect(html).toContain(
      '<tr role="row">\n<td data-label="a &#x22;b&#x22;" role="cell">1</td>\n<td role="cell">2</td>',
    );
    expect(html).toContain('<td data-label="c" role="cell">3</td>');
    const head = '<tr><th>a</th><th>b</th></tr>';
    expect(renderMarkdown(`<table>${head}<tr><td>1</td><td>2</td></tr></table>`)).toContain('<td data-label="b"');
    expect(renderMarkdown(`<table>${head}<tr><td colspan="2">1</td></tr></table>`)).not.toContain('data-label');
    expect(renderMarkdown('<table><tr><th>a</th><td>1</td></tr></table>')).not.toContain('data-label');
  });

  test('headings do not compete with those of the page', () => {
    expect(renderMarkdown('# One')).toBe('<p class="spec-heading"><strong>One</strong></p>');
    expect(renderMarkdown('<h2 id="x">Two</h2>')).toBe('<p class="spec-heading"><strong>Two</strong></p>');
  });

  test('footnotes need no ids', () => {
    expect(renderMarkdown('a[^n]\n\n[^n]: note')).toBe('<p>a[n]</p>\n<blockquote>\n<p>[n] note</p>\n</blockquote>');
  });
});

group('text that only looks like code or HTML is shown', () => {
  test.each<[string, string]>([
    ['List<T> and Map<K, V>', '<p>List&#x3C;T> and Map&#x3C;K, V></p>'],
    ['repos/<owner>/<repo>', '<p>repos/&#x3C;owner>/&#x3C;repo></p>'],
    ['List<object>', '<p>List&#x3C;object></p>'],
    ['<Foo>{bar}</Foo>', '<p>&#x3C;Foo>{bar}&#x3C;/Foo></p>'],
    ["import x from 'y'", "<p>import x from 'y'</p>"],
    ['export const a = {b: 1}', '<p>export const a = {b: 1}</p>'],
    ['{process.exit()} ${a}', '<p>{process.exit()} ${a}</p>'],
    ['1 < 2 && 3 > 2', '<p>1 &#x3C; 2 &#x26;&#x26; 3 > 2</p>'],
    ['The `<script>` tag', '<p>The <code>&#x3C;script></code> tag</p>'],
    ['Never write <script> here', '<p>Never write &#x3C;script> here</p>'],
    ['&lt;b&gt;', '<p>&#x3C;b></p>'],
  ])('%j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });
});

group('HTML in Markdown', () => {
  test.each<[string, string]>([
    ['a<br/>b', '<p>a<br>b</p>'],
    ['<b>a</b> <sub>b</sub>', '<p><b>a</b> <sub>b</sub></p>'],
    ['<p align="left">a</p>', '<p>a</p>'],
    ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<center><font color="red">a</font></center>', 'a'],
    ['<details><summary>a</summary>b</details>', '<details><summary>a</summary>b</details>'],
    ['<a name="x"></a>text', '<p>text</p>'],
    ['a <!-- hidden --> b', '<p>a  b</p>'],
    ['<div>\nList<T>\n</div>', '<div>\nList&#x3C;T>\n</div>'],
    ['<b>never closed', '<p><b>never closed</b></p>'],
  ])('%j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });
});

group('links', () => {
  const rel = 'rel="noopener noreferrer"';
  test.each<[string, string]>([
    ['[a](https://b.example)', `<a href="https://b.example" ${rel}>a</a>`],
    ['https://b.example', `<a href="https://b.example" ${rel}>https://b.example</a>`],
    ['[a](/docs/b#c)', '<a href="/docs/b#c">a</a>'],
    ['[a](#c)', '<a href="#c">a</a>'],
    ['[a](mailto:a@b.example)', '<a href="mailto:a@b.example">a</a>'],
    ['[a](ftp://b.example)', 'a'],
    ['![a picture](https://b.example/c.png)', `<a href="https://b.example/c.png" ${rel}>a picture</a>`],
    ['![](https://b.example/c.png)', `<a href="https://b.example/c.png" ${rel}>https://b.example/c.png</a>`],
    ['![drop](data:image/png;base64,AA)', 'drop'],
    ['[![badge](https://i.example/b.svg)](https://b.example)', `<a href="https://b.example" ${rel}>badge</a>`],
  ])('%j', (text, html) => {
    expect(renderInlineMarkdown(text)).toBe(html);
  });
});

test('inline Markdown drops the paragraph of a single one only', () => {
  expect(renderInlineMarkdown('a `b`')).toBe('a <code>b</code>');
  expect(renderInlineMarkdown('a\n\nb')).toBe('<p>a</p>\n<p>b</p>');
  expect(renderInlineMarkdown('- a')).toBe('<ul>\n<li>a</li>\n</ul>');
});

group('the short cut for simple text', () => {
  // An unused definition renders to nothing, but forces the full parser.
  const parsed = (text: string) => renderMarkdown(`${text}\n\n[unused]: /x`);

  test('gives what the parser gives', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...'.,:;-+=()/#"\'{}$%^1a 中`<&*'.split('')),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        text.filter((one) => renderSimple(one) !== undefined),
        (plain) => {
          expect(renderMarkdown(plain)).toBe(parsed(plain));
        },
      ),
      { numRuns: 800 },
    );
  });

  test.each(['The id of the user.', 'Default: 5 (at most 10).', 'a-b', 'Either `a_b` or `<c>`, not "d".'])(
    'is taken by %j',
    (text) => {
      expect(renderSimple(text)).toBeDefined();
    },
  );
});

/** CPU time in milliseconds. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1000;
}

group('broken, long and deep text', () => {
  test('never throws', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '*',
      '_',
      '`',
      '<',
      '>',
      '!',
      '|',
      '\n',
      '-',
      '#',
      ' ',
      'a',
      '&',
      '<b>',
      '</p>',
      '<td>',
      '<script>',
      '</script>',
      '~~',
      '[^1]',
      '1. ',
      '\t',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => typeof renderMarkdown(pieces.join('')) === 'string'),
      { numRuns: 800 },
    );
  });

  const paragraph = 'Some prose with `code`, a [link](https://a.example) and **bold** words.\n\n';
  test.each<[string, string]>([
    ['1 MB of prose', paragraph.repeat(14_000)],
    ['1 MB of one line', 'word '.repeat(200_000)],
    ['1 MB of brackets', '['.repeat(1_000_000)],
    ['10,000 quotes', '>'.repeat(10_000)],
    ['10,000 brackets', '['.repeat(10_000)],
    ['10,000 stars', '*'.repeat(10_000)],
    ['10,000 open and closed emphases', '*a '.repeat(5000) + 'a* '.repeat(5000)],
    ['10,000 links within links', '[a]('.repeat(10_000)],
    ['backticks of all lengths', Array.from({ length: 400 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['10,000 open elements', '<div>'.repeat(10_000)],
    ['10,000 open inline elements', 'a <b><i>'.repeat(5000)],
    ['10,000 unclosed comments', '<!--'.repeat(10_000)],
    ['10,000 unclosed attributes', '<a b="'.repeat(10_000)],
    ['a list of 1,000 levels', Array.from({ length: 400 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n')],
    ['10,000 definitions', '[a]: x\n'.repeat(10_000)],
    ['a table of 7,000 cells', '|a|b|\n|-|-|\n' + '|`x`|y|\n'.repeat(2300)],
    ['a table of 10,000 columns', `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}\n|x`],
    ['10,000 paragraphs', 'a\n\n'.repeat(10_000)],
    ['10,000 entities', '&lt;'.repeat(10_000)],
  ])('%s is rendered, soon', (_, text) => {
    expect(timeOf(() => renderMarkdown(text))).toBeLessThan(10_000);
    expect(renderMarkdown(text).length).toBeGreaterThan(0);
  });

  test('shows text that Markdown cannot process as written', () => {
    expect(renderMarkdown(`${'['.repeat(200_000)}\n<b>`)).toBe(`<p>${'['.repeat(200_000)}<br>\n&#x3C;b></p>`);
  });
});
