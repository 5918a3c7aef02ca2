import type { ElementContent, Nodes, RootContent } from 'hast';
import type { Html } from './html';
import type { Images } from './images';
import { renderMarkdown, toSafeTree, writeTree } from './renderMarkdown';

export interface TextSection {
  depth: number;
  title: string;
  id?: string;
  html: Html;
}

const CUSTOM_ID = /\s*\{#([^{}\s]+)\}\s*$/;

/** Headings of the text become headings of the page, unless they are within a list, quote or table. */
export function renderSections(text: string, images?: Images): { html: Html; sections: TextSection[] } {
  const html = renderMarkdown(text, images);
  if (!html.includes('<p class="spec-heading">')) return { html, sections: [] };
  const before: RootContent[] = [];
  const cut: Array<{ heading: Omit<TextSection, 'html'>; content: RootContent[] }> = [];
  for (const node of toSafeTree(text).children) {
    const heading = readHeading(node);
    if (heading) cut.push({ heading, content: [] });
    else (cut.at(-1)?.content ?? before).push(node);
  }
  return {
    html: writeTree(before, images),
    sections: cut.map(({ heading, content }) => ({ ...heading, html: writeTree(content, images) })),
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

/** Includes the `alt` text of images. */
function textOf(node: Nodes | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') {
    const { alt } = node.properties;
    return typeof alt === 'string' ? alt : '';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
