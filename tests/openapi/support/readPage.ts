import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml } from './compilePage';

export interface HeadingView {
  level: number;
  id: string;
  text: string;
}

/** The headings of a page. An element in one shows as its tag: text alone makes none. */
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

/** The text of HTML, as that of headings. */
export function headingText(html: string): string {
  return parseHtml(html).children.map(inlineText).join('').trim();
}

function inlineText(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  return node.type === 'element' ? `<${node.tagName}>` : `<${node.type}>`;
}

/** As a line of a page shows a text: white space is a space, and what is no character of a text is a mark for that. */
export function shownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\ufffd');
}
