import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { onceByText } from '../cache';
import { isPathological } from './isPathological';
import { parseMarkdown } from './renderMarkdown';
import { isSimple } from './renderSimple';

/** Reads Markdown as plain text in one line, for places that show no formatting, such as titles. Angle brackets stay, but for tags that only format. */
export const plainText = onceByText((text: string): string => {
  if (isSimple(text) || isPathological(text)) return text;
  const untagged = text
    .replace(ESCAPED_TWICE, '&')
    .replace(TAGS, '')
    .replace(/&nbsp;/g, ' ');
  const blocks = parseMarkdown(untagged).children.flatMap((block) => blockText(block).trim() || []);
  return (blocks.length === 0 ? untagged : blocks.join(' ').replace(ORNAMENTS, '')).replace(/\s+/g, ' ').trim();
});

/** `&amp;gt;`, as generators write it. */
const ESCAPED_TWICE = /&amp;(?=(?:lt|gt|amp|quot|apos|nbsp|#\d+);)/g;

/** Of elements that authors use in a line. Others may be names in angle brackets. */
const TAGS = /<\/?(?:a|b|br|code|em|font|i|kbd|mark|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;

/** `*** DEPRECATED ***`: between spaces, they emphasize nothing. */
const ORNAMENTS = /(?<!\S)\*{2,}(?!\S)/g;

/** What follows an opening fence is a text, too: nobody means code in one line. */
function blockText(block: RootContent): string {
  const isOfBlocks = 'children' in block && BLOCKS_OF_BLOCKS.has(block.type);
  if (isOfBlocks) return block.children.map(blockText).join(' ');
  if (block.type !== 'code') return textOf(block);
  return [block.lang, block.meta, block.value].filter(Boolean).join(' ');
}

const BLOCKS_OF_BLOCKS: ReadonlySet<string> = new Set(['list', 'listItem', 'blockquote', 'table', 'tableRow']);
