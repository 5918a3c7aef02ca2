/** What would be read as Markdown in the middle of a line, if text did not mean it. */
const SIGNS = new RegExp(
  [
    '[`]',
    '\\\\(?=[!-/:-@[-`{-~]|$)',
    '(?<!\\s)[*~]|[*~](?!\\s)',
    '(?<![\\p{L}\\p{N}])_|_(?![\\p{L}\\p{N}])',
    '<(?=[A-Za-z/!?]|$)',
    '&(?=#?\\w*(?:;|$))',
    '(?<=\\])[(:]',
  ].join('|'),
  'gu',
);

/** Most texts have none of them. */
const ANY_SIGN = /[`\\*~_<&]|\][(:]/;

/** Writes text so that none of it is read as Markdown, and no more is escaped than that takes. */
export function escapeText(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (!ANY_SIGN.test(line)) return line;
  const escaped = line.replace(SIGNS, '\\$&');
  // A backslash would become part of a bare address.
  return escaped.replace(/\S+/g, (word) => (/www\.|:\/\/|@/.test(word) ? word.replaceAll('\\<', '&lt;') : word));
}

/** A whole link or image, or code. */
const WHOLE = /^(?:!?\[.*\]\(.*\)|`.*`)$/s;

/** Joins parts of a line: brackets of one and parentheses of the next are no link; two links are two words. */
export function append(line: string, part: string): string {
  if (line.endsWith(' ')) return line + part.trimStart();
  if (line.endsWith(']') && /^[(:]/.test(part)) return `${line}\\${part}`;
  const isWhole = (line.endsWith(')') || line.endsWith('`')) && WHOLE.test(part);
  return isWhole ? `${line} ${part}` : line + part;
}

/** `text` is Markdown. Brackets in it that have no partner would end or open a link. */
export function link(text: string, address: string): string {
  const isBalanced = text.split('[').length === text.split(']').length;
  return `[${isBalanced ? text : text.replace(/(?<!\\)[[\]]/g, '\\$&')}](${encodeAddress(address)})`;
}

export function image(alt: string, address: string): string {
  return `!${link(escapeText(alt), address)}`;
}

function encodeAddress(address: string): string {
  return address
    .replace(/[()<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/&(?=#?\w+;)/g, '&amp;');
}

/** Escapes what begins a block: headings, lists, tasks, quotes, rules. */
export function escapeLines(lines: string): string {
  return lines
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|-{3,}\s*$|=+\s*$|~{3}|\[[ xX]\]\s)/gm, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');
}

/** Signs at the end would be dropped. */
export function heading(level: number, line: string): string {
  return `${'#'.repeat(level)} ${line.replace(/#$/, '\\#')}`;
}

/** Marks begin and end at a word, or they would not count. */
export function mark(text: string, sign: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === '' ? text : `${before}${sign}${inner}${sign}${after}`;
}

export function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  if (text.trim() === '') return text;
  if (!text.includes('`')) return `\`${text}\``;
  const ticks = '`'.repeat(longestRun(text) + 1);
  return `${ticks} ${text} ${ticks}`;
}

/** The fence is longer than any in the code. */
export function fence(code: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${language}\n${code.replace(/\n$/, '')}\n${ticks}`;
}

function longestRun(text: string): number {
  return [...text.matchAll(/`+/g)].reduce((longest, [ticks]) => Math.max(longest, ticks.length), 0);
}

export function listItem(bullet: string, blocks: string[]): string {
  return `${bullet} ${blocks.join('\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(bullet.length + 1)}`)}`;
}

export function quote(blocks: string[]): string {
  return blocks.join('\n\n').replace(/^(.?)/gm, (_, sign) => (sign ? `> ${sign}` : '>'));
}

/** `rows` begin with the head. */
export function table(rows: string[][]): string {
  const [head = [], ...others] = rows;
  return [head, head.map(() => '---'), ...others]
    .map((cells) => `| ${cells.map((cell) => cell.replace(/\\?\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
