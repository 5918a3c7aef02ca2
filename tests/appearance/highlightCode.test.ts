import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { type HighlightOptions, highlightCode } from '../../plugins/appearance';
import { prismColours } from '../../plugins/appearance/core/prismColours';

const MARKED = 'theme-code-block-highlighted-line';

/** The lines of a code block: `*` before those that are marked; in `{}`, what has a colour. */
async function show(fence: string, code: string, options?: HighlightOptions): Promise<string> {
  const html = await render(fence, code, options);
  return (/<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? '')
    .replaceAll(`<span class="code-line ${MARKED}">`, '*')
    .replaceAll(/<span class="t-\w+">(.*?)<\/span>/gs, '{$1}')
    .replaceAll(/<\/?span[^>]*>/g, '');
}

async function render(fence: string, code: string, options?: HighlightOptions): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use(highlightCode, options ?? {})
    .use(rehypeStringify);
  return String(await processor.process(`\`\`\`${fence}\n${code}\n\`\`\``));
}

it.each([
  ['js', 'let a;', '{let} a;\n'],
  ['SH', 'echo "a"', '{echo} {"a"}\n'],
  ['text', 'let a;', 'let a;\n'],
  ['js {2}', 'let a;\nlet b;', '{let} a;\n*{let} b;\n'],
  ['js {1,3-4}', 'a\nb\nc\nd', '*a\nb\n*c\n*d\n'],
  ['js', '// highlight-next-line\na\nb', '*a\nb\n'],
  ['jsx', 'a\n{/* highlight-start */}\nb\n\n{/* highlight-end */}\nc', 'a\n*b\n*\nc\n'],
  ['bash', '# highlight-next-line\na', '*a\n'],
  ['html', '<!-- highlight-next-line -->\na', '*a\n'],
  ['text', '-- highlight-next-line\na', '*a\n'],
  [
    'js',
    'highlight-next-line();\n// not highlight-next-line',
    'highlight-next-{line}();\n{// not highlight-next-line}\n',
  ],
  ['js {1}', '/* a\nb */', '*{/* a\n}{b */}\n'],
  ['js live', 'let a;', 'let a;\n'],
])('%s: %j', async (fence, code, expected) => {
  expect(await show(fence, code)).toBe(expected);
});

it('numbers lines, from 1 or from a given number', async () => {
  expect(await render('js showLineNumbers', 'a')).toContain('code-lines code-numbered" data-highlighted="true"');
  expect(await render('js showLineNumbers=12 title="a"', 'a')).toContain('style="counter-reset: line 11"');
  expect(await render('js title="showLineNumbers"', 'a')).not.toContain('code-line');
});

it('takes the comments and languages of the site', async () => {
  const magicComments = [{ className: 'wrong', line: 'error' }];
  const html = await render('js', '// error\na\n// highlight-next-line', { prism: { magicComments } });
  expect(html).toContain('<span class="code-line wrong">a\n</span>');
  expect(html).toContain('// highlight-next-line');
  expect(await show('toml', '# a', { prism: { additionalLanguages: ['toml'] } })).toBe('{# a}\n');
});

it('takes the colours of a theme of the site', () => {
  const theme = {
    plain: { color: '#393A34', backgroundColor: '#f6f8fa' },
    styles: [
      { types: ['comment', 'prolog'], style: { color: '#999988' } },
      { types: ['function', 'keyword'], style: { color: '#00009f' } },
      { types: ['function', 'tag'], languages: ['xml'], style: { color: '#d73a49' } },
      { types: ['string'], style: { color: 'red;}</style>' } },
    ],
  };
  const light = '--code-bg:#f6f8fa;--code-ink:#393A34;--t-comment:#999988;--t-keyword:#00009f;--t-function:#00009f';
  expect(prismColours(theme, { plain: {}, styles: [] })).toBe(
    `:root:root{${light}}@media not print{:root[data-theme=dark]{}}`,
  );
  expect(prismColours(theme)).toContain(`:root[data-theme=dark]{${light}}`);
});
