import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml } from './compilePage';

export interface HeadingView {
  level: number;
  id: string;
  text: string;
}

/** Elements in headings are shown as tags; text never becomes one. */
export function headingsOf(html: Root): HeadingView[] {
  const headings: HeadingView[] = [];
  visit(html, 'element', ({ tagName, properties, children }) => {
    const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
    if (level)
      headings.push({
        level: Number(level),
        id: String(properties['id']),
        text: children.map(inlineText).join('').trim(),
      });
  });
  return headings;
}

export function headingText(html: string): string {
  return parseHtml(html).children.map(inlineText).join('').trim();
}

function inlineText(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  return node.type === 'element' ? `<${node.tagName}>` : `<${node.type}>`;
}

/** As shown in a line: collapsed whitespace, and replacement characters. */
export function shownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\ufffd');
}
