import type { Root } from 'mdast';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { splitSamples } from '../../src/client/core/splitSamples';

/** As the plugin of quotes has filled it. */
function split(page: string, path = 'docs/guide/a.mdx'): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(splitSamples);
  const tree = processor.runSync(processor.parse(page), { path }) as Root;
  return toMarkdown(tree, { extensions: [mdxToMarkdown()] }).trim();
}

const IMPORT = "import CodeTabs from '@site/src/components/CodeTabs';";
const block = (fence: string, code: string) => `\`\`\`${fence}\n${code}\n\`\`\``;

it('a quote of TypeScript has tabs, JavaScript first', () => {
  expect(split(block('ts title="a.ts" file=_samples/a.ts', 'f(1 as A);'))).toBe(`${IMPORT}

<CodeTabs tabs="js,ts">
  ${block('js title="a.js" file=_samples/a.ts', 'f(1);').replaceAll('\n', '\n  ')}

  ${block('ts title="a.ts" file=_samples/a.ts', 'f(1 as A);').replaceAll('\n', '\n  ')}
</CodeTabs>`);
});

it('one without types is JavaScript', () => {
  expect(split(block('ts file=_samples/a.ts#b', 'await f(1);'))).toBe(block('js file=_samples/a.ts#b', 'await f(1);'));
});

it.each([
  block('ts', 'f(1 as A);'),
  block('bash file=_samples/a.sh', 'f'),
  block('ts file=_samples/a.ts#b', 'const a: A = {'),
])('%s stays', (page) => {
  expect(split(page)).toBe(page);
});

it('in tabs of its own, it is JavaScript', () => {
  const typed = block('ts file=_samples/a.ts', 'f(1 as A);');
  const shown = split(`<CodeTabs tabs="node,python">\n${typed}\n\n${block('python', 'f(1)')}\n</CodeTabs>`);
  expect(shown.match(/```\w+|f\(.*\)/g)).toEqual(['```js', 'f(1)', '```python', 'f(1)']);
});

it('a tab of a page of calls shows JavaScript alone', () => {
  const typed = block('ts file=_samples/a.ts', 'f(1 as A);');
  expect(split(typed, 'docs/api/data-archive.$tab-recipes.mdx')).toBe(block('js file=_samples/a.ts', 'f(1);'));
});
