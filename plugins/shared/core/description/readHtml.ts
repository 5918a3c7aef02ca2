import { onceByText } from '../cache';
import type { Html } from './html';

const TAG = /<\/?([a-z][a-z0-9]*)(?:[^>"']|"[^"]*"|'[^']*')*>/g;
/** The form of most descriptions: one paragraph without other tags. */
const PLAIN = /^<p>([^<\n]*)<\/p>$/;
const CODE_BLOCK = /<pre[^>]*>[\s\S]*?<\/pre>/g;
const NEXT_CELL = /<\/t[dh]>\s*<t[dh][^>]*>/g;
const INLINE = new Set(
  'a abbr b code del dfn em i img input ins kbd mark q s samp small span strong sub sup u var'.split(' '),
);
const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Reads HTML made by `core/markdown`, which is well-formed, block by block. Drops code blocks. */
export function readHtml(html: Html | undefined): string[] {
  return html ? readBlocks(html) : [];
}

/** Reads a description and its assumptions. */
export function readTexts({ html, assumed = [] }: { html?: Html; assumed?: Html[] } = {}): string[] {
  return [html, ...assumed].flatMap(readHtml);
}

const readBlocks = onceByText((html: Html): string[] => {
  const plain = PLAIN.exec(html)?.[1];
  if (plain !== undefined) return [unescape(plain).trim()].filter(Boolean);
  const text = html
    .replace(CODE_BLOCK, '\n')
    .replace(NEXT_CELL, ' · ')
    .replace(/\n/g, ' ')
    .replace(TAG, (_tag, name: string) => (INLINE.has(name) ? '' : '\n'));
  return text
    .split('\n')
    .map((block) => unescape(block).replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
});

export function htmlLine(html: Html | undefined): string {
  const blocks = readHtml(html);
  return blocks.length === 1 ? (blocks[0] ?? '') : blocks.join(' ');
}

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_entity, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? '';
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
