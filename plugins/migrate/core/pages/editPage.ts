import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { type Attributes, attributesOf, type Element, isElement } from '../../../shared/mdx/element';
import type { Edit } from '../code/edits';

/** What takes the place of the old tool in a page that is written by hand. */
export interface PageWants {
  /** The new address of a link. */
  linkFor(url: string): string | undefined;
  /** Whether a module belongs to the old tool, or is a page that it has made. */
  isOld(module: string): boolean;
  /** The component that shows the same, as it is written in a page; `undefined`: there is none. */
  partFor(module: string, attributes: Attributes): string | undefined;
}

export interface PageEdits {
  edits: Edit[];
  /** Parts that stay as they are, since nothing here does the same. */
  left: Array<{ line: number; column: number; what: string }>;
  /** Whether it shows parts of an API now. */
  hasParts: boolean;
}

interface Import {
  module: string;
  names: string[];
  start: number;
  end: number;
}

/** `tree`: as parsed from `text`, at the same offsets. */
export function editPage(text: string, tree: Root, { linkFor, isOld, partFor }: PageWants): PageEdits {
  const edits: Edit[] = [];
  const left: PageEdits['left'] = [];
  const imports = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? importsOf(node, text) : []));
  const old = imports.filter(({ module }) => isOld(module));
  const kept = new Set<Import>();
  let hasParts = false;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') editLink(node, node.url);
    if (isElement(node)) editElement(node);
  });
  for (const entry of old) if (!kept.has(entry)) edits.push({ start: entry.start, end: entry.end, text: '' });
  return { edits, left, hasParts };

  function editElement(element: Element): void {
    const [start, end] = rangeOf(element);
    const { href, to } = attributesOf(element);
    for (const url of [href, to]) if (url !== undefined) editLink(element, url);
    const owner = old.find(({ names }) => element.name !== null && names.includes(element.name));
    if (!owner) return;
    const part = element.children.length === 0 ? partFor(owner.module, attributesOf(element)) : undefined;
    if (part !== undefined) {
      hasParts = true;
      edits.push({ start, end, text: part });
      return;
    }
    kept.add(owner);
    const { line = 1, column = 1 } = element.position?.start ?? {};
    left.push({ line, column, what: `\`<${element.name}>\` from \`${owner.module}\`` });
  }

  function editLink(node: Nodes, url: string): void {
    const to = linkFor(url);
    if (to === undefined) return;
    const [start, end] = rangeOf(node);
    // Behind the text of a link, which may be the same.
    const at = text.slice(start, end).lastIndexOf(url);
    if (at >= 0) edits.push({ start: start + at, end: start + at + url.length, text: to });
    else
      left.push({
        line: node.position?.start.line ?? 1,
        column: 1,
        what: `the link \`${url}\`, which is \`${to}\` now`,
      });
  }
}

function importsOf(node: MdxjsEsm, text: string): Import[] {
  return (node.data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const [start = 0, end = 0] = statement.range ?? [];
    const lineEnd = /^[^\S\n]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
    const names = statement.specifiers.map(({ local }) => local.name);
    return [{ module: String(statement.source.value), names, start, end: end + lineEnd }];
  });
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
