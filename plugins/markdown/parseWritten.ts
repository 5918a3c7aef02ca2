import type { MarkupNode } from '../shared/core/markdown/nodes';

const ATTRIBUTE = /([^\s="/]+)(?:="([^"]*)")?/g;
const VOID = new Set('AREA BASE BR COL EMBED HR IMG INPUT LINK META SOURCE TRACK WBR'.split(' '));
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

interface Written extends MarkupNode {
  childNodes: Written[];
}

/**
 * Parses HTML that React and rehype have written and nothing has minified: no tag is left out, and quotes of attributes
 * are `"`. Takes a fraction of the time of a parser of the standard.
 */
export function parseWritten(html: string): MarkupNode {
  const root: Written = { nodeName: '#document-fragment', nodeValue: null, childNodes: [] };
  const open = [root];
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const parent = open.at(-1) ?? root;
    const text = html.slice(at, start < 0 ? html.length : start);
    if (text !== '') parent.childNodes.push({ nodeName: '#text', nodeValue: decode(text), childNodes: [] });
    if (start < 0) break;
    const end = endOfTag(html, start);
    const tag = html.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('!')) continue;
    const space = tag.indexOf(' ');
    const attributes = space < 0 ? '' : tag.slice(space);
    const nodeName = (space < 0 ? tag : tag.slice(0, space)).replaceAll('/', '').toUpperCase();
    if (tag.startsWith('/')) {
      const of = open.findLastIndex((node) => node.nodeName === nodeName);
      if (of > 0) open.length = of;
      continue;
    }
    const node = elementOf(nodeName, attributes);
    parent.childNodes.push(node);
    if (!VOID.has(nodeName) && !tag.endsWith('/')) open.push(node);
  }
  return root;
}

/** Where the `>` of a tag or comment is, which a quoted attribute may have, too. */
function endOfTag(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return ended(html.indexOf('-->', start) + 2, html);
  let end = start;
  let quotes = 0;
  do {
    const from = end + 1;
    end = ended(html.indexOf('>', from), html);
    for (let at = html.indexOf('"', from); at >= 0 && at < end; at = html.indexOf('"', at + 1)) quotes += 1;
  } while (quotes % 2 === 1 && end < html.length);
  return end;
}

function ended(at: number, html: string): number {
  return at < 2 ? html.length : at;
}

function elementOf(nodeName: string, attributes: string): Written {
  let values: Map<string, string> | undefined;
  const read = () =>
    new Map(Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, decode(value)]));
  return {
    nodeName,
    nodeValue: null,
    childNodes: [],
    getAttribute: (name) => (attributes.includes(name) ? ((values ??= read()).get(name) ?? null) : null),
  };
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_entity, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? '';
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
