import type { Nodes, Parents, RootContent } from 'mdast';
import { CUT, KEPT, UNWRAPPED } from './htmlTags';
import { linkRedocTags } from './linkRedocTags';

/** One tag as CommonMark defines it (spec 6.6). What only looks like one, `Map<K, V>`, does not match. */
const TAG = /<\/?([a-z][a-z0-9-]*)(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/giy;

const COMMENT = /<!--[^]*?(?:-->|$)/g;

/** Without the elements that are no prose. One that is never closed is no element but a word in angle brackets. */
function cutElements(html: string): string {
  const opening = /<([a-z][a-z0-9-]*)(?=[\s/>])/gi;
  let kept = '';
  let from = 0;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const name = (match[1] ?? '').toLowerCase();
    if (!CUT.has(name)) continue;
    const closing = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi');
    closing.lastIndex = match.index;
    if (!closing.test(html)) continue;
    kept += html.slice(from, match.index);
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept + html.slice(from);
}

/**
 * HTML of which a parser sees known harmless tags only. Anything else in angle brackets, `<T>`, `<your token>`,
 * is a placeholder that its author wants to be read: it becomes text.
 */
function showUnknownTags(html: string): string {
  let result = '';
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at);
    if (next < 0) return result + html.slice(at);
    TAG.lastIndex = next;
    const [tag = '', name = ''] = TAG.exec(html) ?? [];
    const isHtml = KEPT.has(name.toLowerCase()) || UNWRAPPED.has(name.toLowerCase());
    result += html.slice(at, next) + (isHtml ? tag : '&lt;');
    at = next + (isHtml ? tag.length : 1);
  }
  return result;
}

function tagName(node: RootContent, closing: boolean): string | undefined {
  if (node.type !== 'html') return undefined;
  return (closing ? /^<\/([a-z][a-z0-9-]*)/i : /^<([a-z][a-z0-9-]*)/i).exec(node.value)?.[1]?.toLowerCase();
}

/** In running text each tag is a node of its own, so what lies between two of them has to go with them. */
function cutBetweenTags(parent: Parents): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    const name = child && tagName(child, false);
    if (!name || !CUT.has(name)) continue;
    const end = parent.children.findIndex((node, at) => at > index && tagName(node, true) === name);
    if (end > 0) parent.children.splice(index, end - index + 1);
  }
}

/** Makes the HTML in a Markdown tree harmless to parse. Gives whether any is left that needs an HTML parser. */
export function tidyHtml(tree: Nodes): boolean {
  if (tree.type === 'html') {
    tree.value = showUnknownTags(cutElements(linkRedocTags(tree.value).replace(COMMENT, '')));
    return tree.value !== '';
  }
  if (!('children' in tree)) return false;
  cutBetweenTags(tree);
  let found = false;
  for (const child of tree.children) found = tidyHtml(child) || found;
  return found;
}
