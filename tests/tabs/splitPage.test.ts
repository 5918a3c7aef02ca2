import type { Root, RootContent } from 'mdast';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { splitPage } from '../../plugins/tabs/core/splitPage';

const INTRO: RootContent = { type: 'mdxJsxFlowElement', name: 'ApiIntro', attributes: [], children: [] };
const CODE: RootContent = { type: 'mdxjsEsm', value: 'export const a = 1;' };

/** Marks the place of the tabs with `%`. */
function split(text: string, first: Root['children'] = []): string {
  const tree = unified().use(remarkParse).parse(text);
  tree.children.unshift(...first);
  splitPage()(tree);
  const body = tree.children.at(-1);
  expect(body).toMatchObject({ type: 'mdxJsxFlowElement', name: 'DocTabsBody' });
  const inside = body as unknown as Root;
  const before = tree.children.slice(0, -1).filter(({ type }) => type !== 'mdxjsEsm');
  const write = (children: Root['children']) =>
    toMarkdown({ type: 'root', children }, { extensions: [mdxToMarkdown()] }).trim();
  return [write(before), '%', write(inside.children)].join('\n').trim();
}

it.each([
  ['# Title\n\nIntro.\n\n## A\n\nText.', '# Title\n\nIntro.\n%\n## A\n\nText.'],
  ['Intro.\n\nText.', 'Intro.\n%\nText.'],
  ['# Title\n\n## A', '# Title\n%\n## A'],
  ['## A\n\nText.', '%\n## A\n\nText.'],
  ['Intro.\n\n# Late title', 'Intro.\n%\n# Late title'],
  ['# One\n\n# Two', '# One\n%\n# Two'],
  ['* a list', '%\n* a list'],
  ['', '%'],
])('the tabs of %j go below its title and opening line', (text, expected) => {
  expect(split(text)).toBe(expected);
});

it('takes the component of a generated page for its opening line', () => {
  expect(split('## A', [INTRO])).toBe('<ApiIntro />\n%\n## A');
});

it('leaves code at the top level, and brings its own import', () => {
  const tree: Root = { type: 'root', children: [INTRO, { type: 'thematicBreak' }, CODE] };
  splitPage()(tree);
  const code = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : []));
  expect(code).toEqual(['export const a = 1;', 'import DocTabsBody from "@theme/DocTabsBody";']);
});
