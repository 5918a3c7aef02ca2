import type { Nodes, Parents, RootContent } from 'mdast';
import { CUT, KEPT, UNWRAPPED } from './htmlTags';
import { linkRedocTags } from './linkRedocTags';

/** A tag as defined by CommonMark (spec 6.6). Does not match `Map<K, V>`. */
const TAG = /<\/?([a-z][a-z0-9-]*)(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/giy;

const COMMENT = /<!--[^]*?(?:-->|$)/g;

/** Removes elements that are not prose. Without a closing tag it is not an element but a word in angle brackets. */
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

/** Escapes unknown tags: `<T>` or `<your token>` is a placeholder that the author wants to be read. */
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

/** Inline tags are separate nodes: removes everything between them, too. */
function cutBetweenTags(parent: Parents): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    const name = child && tagName(child, false);
    if (!name || !CUT.has(name)) continue;
    const end = parent.children.findIndex((node, at) => at > index && tagName(node, true) === name);
    if (end > 0) parent.children.splice(index, end - index + 1);
  }
}

/** Makes HTML in a Markdown tree harmless to parse. Returns whether any needs an HTML parser. */
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
