import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import fc from 'fast-check';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseCommonMark, parseMdx } from '../../../plugins/shared/mdx/parseMdx';
import { read } from './support';

async function docusaurusIds(text: string, format: 'md' | 'mdx'): Promise<string[]> {
  const tree: Root = format === 'md' ? structuredClone(parseCommonMark(text).tree) : parseMdx(text);
  const transform = (headings as unknown as (options: object) => (tree: Root) => Promise<void>)({
    anchorsMaintainCase: false,
  });
  await transform(tree);
  const ids: string[] = [];
  visit(tree, 'heading', ({ data }: Heading) => void ids.push((data as { id: string }).id));
  return ids;
}

function ourIds(text: string, format: 'md' | 'mdx'): string[] {
  return read(text, { format }).parts.flatMap((part) => (part.kind === 'heading' ? [part.id] : []));
}

async function expectSame(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<string[]> {
  const ids = ourIds(text, format);
  expect(ids).toEqual(await docusaurusIds(text, format));
  return ids;
}

describe('ids of headings', () => {
  it.each([
    ['## Getting started', 'getting-started'],
    ['## 保持会话', '保持会话'],
    ['## `code` and [a link](/x "t")', 'code-and-a-link'],
    ['## Limits {/* #limits */}', 'limits'],
    ['## Limits {/* #limits of all */}', 'limits'],
    ['## Limits {/* no id */}', 'limits--no-id-'],
    ['## Two {/* #a *//* #b */}', 'two--a--b-'],
    ['## Price ![in euros](a.png)', 'price-in-euros'],
    ['## A {value} b', 'a-value-b'],
    ['## <b>Bold</b> title', 'bold-title'],
    ['## At 12:30', 'at-1230'],
  ])('%s', async (text, id) => {
    expect(await expectSame(text)).toEqual([id]);
  });

  it('written in braces are taken, as Docusaurus prepares them', async () => {
    expect(await expectSame(escapeMarkdownHeadingIds('## Limits {#all-limits}\n\n## *Soft* {#b}'))).toEqual([
      'all-limits',
      'b',
    ]);
    expect(read(escapeMarkdownHeadingIds('## Limits {#a}')).parts).toMatchObject([{ title: 'Limits', id: 'a' }]);
  });

  it('in plain Markdown too', async () => {
    expect(await expectSame('## Limits <!-- #limits -->\n\n## A {b} <b>c</b>', 'md')).toEqual(['limits', 'a-b-c']);
  });

  it('count those of the same title, the page title and those inside of other blocks among them', async () => {
    const text =
      '# Title\n\n## Title\n\n- ## Title\n\n:::note\n\n### Title\n\n:::\n\n<section>\n\n## Title\n\n</section>\n\n## Title {/* #own */}\n\n## Title\n';
    expect(await expectSame(text)).toEqual(['title', 'title-1', 'title-2', 'title-3', 'title-4', 'own', 'title-5']);
  });

  it('are the same for any heading', async () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      'B',
      '`c`',
      '*d*',
      '{/* #e */}',
      '{f}',
      '<b>g</b>',
      '[h](i)',
      '中',
      ':j',
      '&amp;',
      '-',
      '#',
      '![k](l)',
      '\\{#m}',
      '(n)',
      '!',
      '1',
    );
    const heading = fc.array(piece, { maxLength: 8 }).map((pieces) => `## ${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(heading, { minLength: 1, maxLength: 5 }),
        fc.constantFrom<'md' | 'mdx'>('md', 'mdx'),
        async (titles, format) => {
          await expectSame(titles.join('\n\n'), format);
        },
      ),
      { numRuns: 150 },
    );
  });
});
