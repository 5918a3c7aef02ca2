import type { Code, Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { describeSyntaxError, type MdxError } from './describeSyntaxError';
import { type Attributes, attributeOf, attributesOf, type Element, isElement } from './element';
import { blank, parsePage } from './parseMdx';
import { readModuleNames, type Use } from './readModuleNames';

export interface LinkUse extends Use {
  kind: 'link' | 'image';
}

export interface ComponentUse extends Use {
  /** On lines of its own, at the top level and without children. */
  isAlone: boolean;
  range: [start: number, end: number];
  attributes: Attributes;
}

/** A code block, with the place of its fence. */
export interface CodeBlock extends Pick<Use, 'line' | 'column'> {
  lang: string;
  meta: string;
  value: string;
}

/** The contents of an MDX page, as far as known without compiling it. */
export interface MdxPage {
  error?: MdxError;
  links: LinkUse[];
  ids: string[];
  /** Components may render more ids. */
  hasMoreIds: boolean;
  components: ComponentUse[];
  blocks: CodeBlock[];
  imports: Use[];
  defined: Set<string>;
}

const COMMENT = /<!--[\s\S]*?-->/g;

/** Parses a page with its front matter. `slug` makes the id of a heading without one, and numbers duplicates. */
export function readMdx(text: string, slug: (title: string) => string): MdxPage {
  const page: MdxPage = {
    links: [],
    ids: [],
    hasMoreIds: false,
    components: [],
    blocks: [],
    imports: [],
    defined: new Set(),
  };
  let root: Root;
  try {
    root = parsePage(text);
  } catch (error) {
    return { ...page, error: describeSyntaxError(error, text) };
  }
  for (const node of root.children) if (node.type === 'mdxjsEsm') readModuleNames(node, page);
  visit(root, (node, _index, parent) => {
    if (node.type === 'heading') page.ids.push(headingId(node, slug));
    else if (node.type === 'link' || node.type === 'definition') addLink(page, node.url, node);
    else if (node.type === 'image') addLink(page, node.url, node, 'image');
    else if (node.type === 'code') page.blocks.push(toBlock(node));
    else if (isElement(node)) readElement(node, parent, page);
    else if (node.type === 'mdxjsEsm') return SKIP;
    return undefined;
  });
  return page;
}

/** Blanks HTML comments, which MDX does not support. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, blank);
}

function readElement(node: Element, parent: Nodes | undefined, page: MdxPage): void {
  const { name } = node;
  if (name === null) return;
  if (/^[A-Z]/.test(name)) {
    const isAlone =
      node.type === 'mdxJsxFlowElement' &&
      (parent === undefined || parent.type === 'root') &&
      node.children.length === 0;
    const { start, end } = node.position ?? {};
    const range: ComponentUse['range'] = [start?.offset ?? 0, end?.offset ?? 0];
    page.components.push({ name, ...placeOf(node), isAlone, range, attributes: attributesOf(node) });
    page.hasMoreIds = true;
  }
  const id = attributeOf(node, 'id');
  if (id !== undefined) page.ids.push(id);
  const href = name === 'a' ? attributeOf(node, 'href') : attributeOf(node, 'to');
  if (href !== undefined && (name === 'a' || name === 'Link')) addLink(page, href, node);
}

function toBlock(node: Code): CodeBlock {
  return { lang: node.lang ?? '', meta: node.meta ?? '', value: node.value, ...placeOf(node) };
}

function addLink(page: MdxPage, name: string, node: Nodes, kind: LinkUse['kind'] = 'link'): void {
  page.links.push({ name, ...placeOf(node), kind });
}

function placeOf({ position }: Nodes): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** `## Title {/* #id *\/}`, or the slug of the title. */
function headingId(heading: Heading, slug: (title: string) => string): string {
  const last = heading.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)/.exec(last.value)?.[1] : undefined;
  if (comment !== undefined) return comment.replace(/\*\/$/, '');
  return slug(textOf(heading.children.filter(({ type }) => type !== 'mdxTextExpression')));
}
