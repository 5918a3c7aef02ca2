import fc from 'fast-check';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parseArticle } from '../../plugins/markdown/parseArticle';
import { toMarkdown } from '../../plugins/shared/core/markdown/toMarkdown';

const parser = unified().use(remarkParse).use(remarkGfm);

function convert(html: string): string {
  const article = parseArticle(`<article>${html}</article>`);
  if (!article) throw new Error('no article');
  return toMarkdown(article, { resolve: (href) => new URL(href, 'https://docs.example/a/b').href }).trimEnd();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

it.each([
  ['a heading without its link', '<h2>Pets<a class=hash-link href=#pets>​</a></h2>', '## Pets'],
  ['marks, with the spaces around them', '<p>a <b>b </b>c <em>d</em> <del>e</del>', 'a **b** c *d* ~~e~~'],
  ['powers', '<p>2<sup>53</sup>', '2<sup>53</sup>'],
  ['a line break', '<p>a<br>b', 'a\\\nb'],
  [
    'links that touch each other',
    '<p><a href=/x>X</a><a href=#y>Y</a>',
    '[X](https://docs.example/x) [Y](https://docs.example/a/b#y)',
  ],
  [
    'a call in a list',
    '<ul><li><span class="api-method api-get">GET</span><a href=/x>X</a><code>/x</code></ul>',
    '- GET [X](https://docs.example/x) `/x`',
  ],
  ['a link text with a bracket', '<p><a href=/x>a ] b</a>', '[a \\] b](https://docs.example/x)'],
  ['a heading that ends with signs', '<h2>C#</h2>', '## C\\#'],
  [
    'a formula',
    '<p>a <span><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span aria-hidden=true>x2</span>',
    'a $x^2$',
  ],
  ['an address with parentheses', '<p><a href="/x_(y)">X</a>', '[X](https://docs.example/x_%28y%29)'],
  [
    'an image, but no data',
    '<p><img src=/a.png alt="A [b]"><img src="data:,x" alt=sign>',
    '![A [b]](https://docs.example/a.png)sign',
  ],
  [
    'what is hidden, and controls',
    '<p hidden>a<p>b<button>Copy</button><input><noscript>c</noscript><nav>d</nav>',
    'b',
  ],
  ['a frame', '<iframe src=https://video.example/1 title=Film></iframe>', '[Film](https://video.example/1)'],
  ['code with fences', '<pre><code class=language-md>```js\n1\n```\n</code></pre>', '````md\n```js\n1\n```\n````'],
  [
    'code with a line for each break',
    '<pre class="language-js"><code><span>a<br></span><span>b<br></span></code></pre>',
    '```js\na\nb\n```',
  ],
  ['coloured code with attributes that hold brackets', '<pre><span title="a>b">x</span></pre>', '```\nx\n```'],
  ['ticks in code', '<p><code>a`` b</code>', '``` a`` b ```'],
  [
    'tables, with minified tags',
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<br>2<td><code>a|b</code></table>',
    '| A | B |\n| --- | --- |\n| 1 2 | `a\\|b` |',
  ],
  ['nested lists', '<ol start=3><li>a<ul><li>b<li><p>c<p>d</ul><li>e</ol>', '3. a\n\n   - b\n   - c\n\n     d\n4. e'],
  [
    'tasks',
    '<ul><li><input type=checkbox disabled checked> a<li><input type=checkbox disabled> b</ul>',
    '- [x] a\n- [ ] b',
  ],
  ['folded parts', '<details><summary>More</summary><p>a</details>', '**More**\n\na'],
  ['quotes', '<blockquote><p>a<p>b</blockquote>', '> a\n>\n> b'],
  [
    'notes',
    '<div class="theme-admonition alert"><div class=x><span><svg></svg></span>Careful</div><div><p>a</div></div>',
    '> **Careful**\n>\n> a',
  ],
  [
    'titles of code',
    '<div class=code-block><div class=code-block-title>a.ts</div><pre>x</pre></div>',
    '**a.ts**\n\n```\nx\n```',
  ],
  [
    'tabs, with their names',
    '<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel>a</div><div role=tabpanel hidden>b</div></div></div>',
    '**npm**\n\na\n\n**yarn**\n\nb',
  ],
  [
    'tabs of a page',
    '<div role=tablist><a href=?tab=x>X</a></div><div role=tabpanel>a</div><div role=tabpanel hidden><p class=doc-tab-title hidden>X</p>b</div>',
    'a\n\n## X\n\nb',
  ],
  [
    'the language that is chosen',
    '<div class=api-panel-head><select><option>a<option selected>b</select><button>Copy</button></div>',
    '**b**',
  ],
  ['right-to-left text', '<p dir=rtl>مرحبا <code>id</code>', 'مرحبا `id`'],
])('writes %s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

it.each([
  '# a',
  '- a',
  '1. a',
  '> a',
  '---',
  '===',
  '[x] a',
  '[a](javascript:x)',
  '![a](b)',
  '[a]: b',
  '<script>',
  '<!-- a',
  '&lt;',
  '*a*',
  '_a_',
  'a_b_c',
  '~~a~~',
  '`a`',
  'a\\',
  '\\*',
  'string[]',
  'Map<string, int>',
  '5 * 3 < 16',
  'C:\\dir',
  '+ a',
  '~~~',
  '| a |',
  '{a}',
])('shows %j as it is written', (text) => {
  const markdown = convert(`<p>${escapeHtml(text)}`);
  expect(plainText(markdown)).toBe(text);
});

it('makes no tag of what follows an address', () => {
  const markdown = convert('<p>www.a.example/&lt;b> a@a.example/&lt;i>');
  expect(JSON.stringify(parser.parse(markdown))).not.toContain('"html"');
});

it('escapes no more than necessary', () => {
  expect(convert('<p>string[] a_b 5 * 3 < 16 C:\\dir {id} a-b (c) #4')).toBe(
    'string[] a_b 5 * 3 < 16 C:\\dir {id} a-b (c) #4',
  );
});

it('shows any text as it is written, in one element or in two', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab1 #-+*_`~<>&;[]()!|:\\/="', 'é', '中'), maxLength: 20 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const shown = (one + other).replace(/\s+/g, ' ').trim();
      const markdown = convert(`<p><span>${escapeHtml(one)}</span><span>${escapeHtml(other)}</span>`);
      expect(plainText(markdown)).toBe(shown);
    }),
    { numRuns: 1000 },
  );
});

/** Fails on anything but text. */
function plainText(markdown: string): string {
  const { children } = parser.parse(markdown);
  const [paragraph, ...others] = children;
  if (!paragraph) return '';
  expect(others).toEqual([]);
  if (paragraph.type !== 'paragraph') throw new Error(`${markdown} is a ${paragraph.type}`);
  expect(paragraph.children.map(({ type }) => type)).toEqual(['text']);
  return textOf(paragraph);
}
