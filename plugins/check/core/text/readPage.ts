import type { Code, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { MdxError } from '../../../shared/mdx/describeSyntaxError';
import { headingId, withoutHeadingId } from '../../../shared/mdx/headingId';
import type { PageTree } from '../../../shared/mdx/parseMdx';
import type { Source } from '../../../shared/problem';
import { Lines } from './lines';
import type { CodeUse, LinkUse, Passage } from './passage';

export interface CodeBlock {
  lang: string;
  meta: string;
  value: string;
  /** Places an offset into the code. */
  place(index: number): Source;
}

/** Passages and code blocks in reading order. */
export interface Block {
  kind: string;
  /** Id of the section's heading, for comparing languages. */
  section: string;
  passage?: Passage;
  code?: CodeBlock;
}

export interface PageText {
  blocks: Block[];
  /** The page is not valid MDX. */
  error?: MdxError | undefined;
}

/** Languages of code blocks that are drawn: their lines are texts for readers. */
export const DIAGRAMS: ReadonlySet<string> = new Set(['states', 'sequence']);
const INLINE: string[] = ['text', 'inlineCode', 'link'];

export function readPage(file: string, { text, tree, error }: PageTree, lang: string): PageText {
  const lines = new Lines(text);
  const at = (offset: number): Source => ({ file, ...lines.placeOf(offset) });
  const blocks: Block[] = [];
  if (!tree) return { blocks, error };
  let section = '';
  let heading = '';
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading') {
      const title = textOf(node.children.filter(({ type }) => type !== 'mdxTextExpression'));
      heading = withoutHeadingId(title, node).trim();
      section = headingId(node).id ?? `${section.split('/')[0]}/${node.depth}`;
    }
    if (node.type === 'tableRow') {
      const context = sliceOf(node, text);
      for (const cell of node.children) blocks.push({ kind: 'cell', section, passage: toPassage(cell, context) });
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'heading') {
      const kind = parent?.type === 'listItem' ? 'item' : node.type;
      blocks.push({ kind, section, passage: toPassage(node) });
      return SKIP;
    }
    if (node.type === 'code' && DIAGRAMS.has(node.lang ?? '')) {
      for (const passage of diagramPassages(node)) blocks.push({ kind: 'diagram', section, passage });
    } else if (node.type === 'code') blocks.push({ kind: 'code', section, code: toCode(node) });
    if (isTextElement(node)) {
      blocks.push({ kind: 'element', section, passage: toPassage(node) });
      return SKIP;
    }
    return undefined;
  });
  return { blocks };

  function toPassage(node: Nodes, context?: string): Passage {
    const start = node.position?.start.offset ?? 0;
    const own = sliceOf(node, text);
    const codes: CodeUse[] = [];
    const links: LinkUse[] = [];
    visit(node, (inner) => {
      const offset = (inner.position?.start.offset ?? start) - start;
      if (inner.type === 'inlineCode') codes.push({ value: inner.value, index: offset + 1 });
      if (inner.type === 'link') links.push({ href: inner.url, label: textOf(inner), index: offset });
    });
    return { text: own, codes, links, context: context ?? own, heading, lang, place: (index) => at(start + index) };
  }

  /** The title, and each line. */
  function diagramPassages(node: Code): Passage[] {
    const [fence = '', ...rest] = sliceOf(node, text).split('\n');
    let start = node.position?.start.offset ?? 0;
    return [fence.replace(/^`+/, (ticks) => ' '.repeat(ticks.length)), ...rest.slice(0, -1)].map((own) => {
      const from = start;
      start += own.length + 1;
      return {
        text: own,
        codes: namesIn(own),
        links: [],
        context: own,
        heading,
        lang,
        place: (index: number) => at(from + index),
      };
    });
  }

  function toCode(node: Code): CodeBlock {
    const start = text.indexOf('\n', node.position?.start.offset ?? 0) + 1;
    return {
      lang: node.lang ?? '',
      meta: node.meta ?? '',
      value: node.value,
      place: (index) => placeInFence(node.value, index, start),
    };
  }

  /** Fences in lists are indented: the column is found in the line itself. */
  function placeInFence(value: string, index: number, start: number): Source {
    const before = value.slice(0, index).split('\n');
    const { line } = lines.placeOf(start);
    const wanted = line + before.length - 1;
    const written = text.slice(lines.offsetOf(wanted), lines.offsetOf(wanted + 1));
    const own = value.split('\n')[before.length - 1] ?? '';
    const indent = Math.max(0, written.indexOf(own.trim()) - (own.length - own.trimStart().length));
    return { file, line: wanted, column: (before.at(-1)?.length ?? 0) + indent + 1 };
  }
}

/** Paths, and names of several words, which diagrams write without backticks. */
function namesIn(line: string): CodeUse[] {
  const names = line.matchAll(/(?<![\w/])(?:[a-z]\w*(?:\/[a-z]\w*)+|[a-z]+(?:_[a-z]+)+|[a-z]+[A-Z]\w*)(?![\w/])/g);
  return [...names].map(({ 0: value, index }) => ({ value, index }));
}

function isTextElement(node: Nodes): boolean {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.children.length > 0 &&
    node.children.every(({ type }) => INLINE.includes(type))
  );
}

function sliceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
