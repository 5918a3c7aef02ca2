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

/** Writes text so that none of it is read as Markdown, and no more is escaped than that takes. */
export function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(SIGNS, '\\$&');
}

/** Joins parts of a line: brackets of one and parentheses of the next are no link; two links are two words. */
export function append(line: string, part: string): string {
  if (line.endsWith(' ')) return line + part.trimStart();
  if (line.endsWith(']') && /^[(:]/.test(part)) return `${line}\\${part}`;
  return line.endsWith(')') && /^!?\[.*\]\(.*\)$/s.test(part) ? `${line} ${part}` : line + part;
}

/** Escapes what begins a block: headings, lists, tasks, quotes, rules. */
export function escapeLines(lines: string): string {
  return lines
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|-{3,}\s*$|=+\s*$|~{3}|\[[ xX]\]\s)/gm, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');
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
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
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
