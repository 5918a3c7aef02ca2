const WIDTH = 120;
const STEP = '  ';

type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

/**
 * Prints JSON as indented text for golden files. What fits on a line is on one; a text of several lines keeps them. Text
 * is in quotes where it could be taken for anything else, so that the same print means the same value.
 */
export function printTree(value: unknown): string {
  // Drops what JSON has no form for.
  const tree = JSON.parse(JSON.stringify(value)) as Tree;
  return `${block(tree, '').trimStart()}\n`;
}

/** The text that follows a key or a dash; it begins with a line break or a space. */
function block(tree: Tree, indent: string): string {
  const line = inline(tree);
  if (indent.length + line.length <= WIDTH && !isLong(tree)) return ` ${line}`;
  if (typeof tree === 'string' && tree.includes('\n')) {
    const isEnded = tree.endsWith('\n');
    const lines = (isEnded ? tree.slice(0, -1) : tree).split('\n');
    return ` |${isEnded ? '' : '-'}${lines.map((text) => `\n${text === '' ? '' : indent}${text}`).join('')}`;
  }
  if (Array.isArray(tree)) {
    return tree.map((item) => `\n${indent}-${block(item, indent + STEP).replace(/^\n\s*/, ' ')}`).join('');
  }
  if (typeof tree !== 'object' || tree === null) return ` ${line}`;
  return blockOfMembers(tree, indent);
}

/** Short members that follow one another share a line. */
function blockOfMembers(members: { [key: string]: Tree }, indent: string): string {
  const lines: string[] = [];
  let isOpen = false;
  for (const [key, item] of Object.entries(members)) {
    const text = `${quote(key)}:${block(item, indent + STEP)}`;
    const last = lines.at(-1);
    const isShort = (typeof item !== 'object' || item === null) && !text.includes('\n');
    const isFollowing = isShort && isOpen && last !== undefined && indent.length + last.length + text.length < WIDTH;
    if (isFollowing) lines[lines.length - 1] = `${last}, ${text}`;
    else lines.push(text);
    isOpen = isShort;
  }
  return lines.map((text) => `\n${indent}${text}`).join('');
}

/** Whether lines would get lost on one. */
function isLong(tree: Tree): boolean {
  if (typeof tree === 'string') return tree.includes('\n');
  return typeof tree === 'object' && tree !== null && Object.values(tree).some(isLong);
}

function inline(tree: Tree): string {
  if (typeof tree === 'string') return quote(tree);
  if (typeof tree !== 'object' || tree === null) return String(tree);
  if (Array.isArray(tree)) return `[${tree.map(inline).join(', ')}]`;
  const members = Object.entries(tree).map(([key, item]) => `${quote(key)}: ${inline(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const PLAIN = /^[\p{L}/#<_$][^,:[\]{}"\n]*$/u;

function quote(text: string): string {
  const isPlain = PLAIN.test(text) && text === text.trim() && !['true', 'false', 'null'].includes(text);
  return isPlain ? text : JSON.stringify(text);
}
