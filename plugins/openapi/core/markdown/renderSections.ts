import type { ElementContent, Nodes, RootContent } from 'hast';
import type { Html } from '../schema/types';
import { renderMarkdown, toSafeTree, writeTree } from './renderMarkdown';

/** The part of a text that stands below one of its headings. */
export interface TextSection {
  /** Of the heading, as the author has it. */
  depth: number;
  /** Plain text. */
  title: string;
  /** What the author wrote as `{#id}`. */
  id?: string;
  html: Html;
}

/** `{#id}` at the end of a heading. */
const CUSTOM_ID = /\s*\{#([^{}\s]+)\}\s*$/;

/**
 * A text cut at its headings, for pages where these are headings of the page. A heading within a list, a quote or a table
 * stays where it is, as a line in bold.
 */
export function renderSections(text: string): { html: Html; sections: TextSection[] } {
  const html = renderMarkdown(text);
  if (!html.includes('<p class="spec-heading">')) return { html, sections: [] };
  const before: RootContent[] = [];
  const cut: Array<{ heading: Omit<TextSection, 'html'>; content: RootContent[] }> = [];
  for (const node of toSafeTree(text).children) {
    const heading = readHeading(node);
    if (heading) cut.push({ heading, content: [] });
    else (cut.at(-1)?.content ?? before).push(node);
  }
  return {
    html: writeTree(before),
    sections: cut.map(({ heading, content }) => ({ ...heading, html: writeTree(content) })),
  };
}

function readHeading(node: RootContent): Omit<TextSection, 'html'> | undefined {
  const [, depth] = (node.type === 'element' && /^h([1-6])$/.exec(node.tagName)) || [];
  if (depth === undefined) return undefined;
  const written = textOf(node).replace(/\s+/g, ' ').trim();
  const [, id] = CUSTOM_ID.exec(written) ?? [];
  const title = written.replace(CUSTOM_ID, '');
  if (title === '') return undefined;
  return { depth: Number(depth), title, ...(id === undefined ? {} : { id }) };
}

/** As a reader sees it; of a picture its words. */
function textOf(node: Nodes | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') {
    const { alt } = node.properties;
    return typeof alt === 'string' ? alt : '';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
