import { createSlugger } from '@docusaurus/utils';
import type { Code, Heading, Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Attributes, attributeOf, attributesOf, type Element, isElement } from './element';
import { headingId } from './headingId';
import type { PageTree } from './parseMdx';
import { readModuleNames, type Use } from './readModuleNames';

export interface LinkUse extends Use {
  kind: 'link' | 'image';
}

export interface ComponentUse extends Use {
  /** On lines of its own, at the top level and without children. */
  isAlone: boolean;
  lastLine: number;
  attributes: Attributes;
}

/** A code block, with the place of its fence. */
export interface CodeBlock extends Pick<Use, 'line' | 'column'> {
  lang: string;
  meta: string;
  value: string;
}

/** The contents of an MDX page, as far as known without compiling it. */
export interface MdxPage extends Pick<PageTree, 'tree' | 'error'> {
  links: LinkUse[];
  /** Ids of headings, at their titles. */
  headings: Use[];
  /** With those of other elements. */
  ids: string[];
  /** Components may render more ids. */
  hasMoreIds: boolean;
  components: ComponentUse[];
  blocks: CodeBlock[];
  imports: Use[];
  defined: Set<string>;
}

export function readMdx({ tree, error, anchors }: PageTree): MdxPage {
  const page: MdxPage = {
    tree,
    error,
    links: [],
    headings: [],
    ids: [],
    hasMoreIds: false,
    components: [],
    blocks: [],
    imports: [],
    defined: new Set(),
  };
  if (!tree) return page;
  const slugger = createSlugger();
  const slug = (title: string) => slugger.slug(title, anchors);
  for (const node of tree.children) if (node.type === 'mdxjsEsm') readModuleNames(node, page);
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading') addHeading(page, node, slug);
    else if (node.type === 'link' || node.type === 'definition') addLink(page, node.url, node);
    else if (node.type === 'image') addLink(page, node.url, node, 'image');
    else if (node.type === 'code') page.blocks.push(toBlock(node));
    else if (isElement(node)) readElement(node, parent, page);
    else if (node.type === 'mdxjsEsm') return SKIP;
    return undefined;
  });
  return page;
}

function readElement(node: Element, parent: Nodes | undefined, page: MdxPage): void {
  const { name } = node;
  if (name === null) return;
  if (/^[A-Z]/.test(name)) {
    const isAlone =
      node.type === 'mdxJsxFlowElement' &&
      (parent === undefined || parent.type === 'root') &&
      node.children.length === 0;
    const lastLine = node.position?.end.line ?? 1;
    page.components.push({ name, ...placeOf(node), lastLine, isAlone, attributes: attributesOf(node) });
    page.hasMoreIds = true;
  }
  const id = attributeOf(node, 'id');
  if (id !== undefined) page.ids.push(id);
  const href = name === 'a' ? attributeOf(node, 'href') : attributeOf(node, 'to');
  if (href !== undefined && (name === 'a' || name === 'Link')) addLink(page, href, node);
  const src = name === 'img' ? attributeOf(node, 'src') : undefined;
  if (src !== undefined) addLink(page, src, node, 'image');
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

function addHeading(page: MdxPage, heading: Heading, slug: (title: string) => string): void {
  const { id, slugText } = headingId(heading);
  const name = id ?? slug(slugText);
  page.ids.push(name);
  page.headings.push({ name, ...placeOf(heading.children[0] ?? heading) });
}
