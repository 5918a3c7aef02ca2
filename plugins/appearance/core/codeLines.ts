/** A comment that marks lines of a code block: `themeConfig.prism.magicComments`. */
export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

export interface CodeProps {
  /** The text after the language in the fence: `title="login.js" {1,4-6} showLineNumbers`. */
  metastring?: string;
  showLineNumbers?: boolean | number;
}

export interface CodeLines {
  /** Without the comments that mark lines. */
  code: string;
  /** Classes of marked lines, by index. */
  marked: Map<number, string[]>;
  /** The number of the first line, if lines have numbers. */
  first?: number;
}

/** Docusaurus' default. */
const MAGIC_COMMENTS: MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** What begins and ends a comment, in any language. */
const OPENING = String.raw`\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|\(\*|\*>|!|['‘’]|rem\b`;
const CLOSING = String.raw`\*\/\s*\}|\*\/|-->|\*\)`;
const COMMENT = new RegExp(String.raw`^\s*(?:${OPENING})\s*(\S.*?)\s*(?:${CLOSING})?\s*$`, 'i');

/** A range of lines in the fence takes precedence over comments, as in Docusaurus. */
export function readCodeLines(
  code: string,
  { metastring = '', showLineNumbers }: CodeProps,
  comments: MagicComment[] = MAGIC_COMMENTS,
): CodeLines {
  const first = firstNumber(metastring, showLineNumbers);
  const numbers = first === undefined ? {} : { first };
  const [, ranges] = /\{([\d,-]+)\}/.exec(metastring) ?? [];
  const [usual] = comments;
  if (ranges && usual) return { code, marked: mark(readRanges(ranges), usual.className), ...numbers };
  return { ...takeComments(code, comments), ...numbers };
}

function firstNumber(metastring: string, given: CodeProps['showLineNumbers']): number | undefined {
  if (typeof given === 'number') return given;
  if (typeof given === 'boolean') return given ? 1 : undefined;
  const [found, number] = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(metastring) ?? [];
  return found === undefined ? undefined : Number(number ?? 1);
}

/** `1,4-6` as indexes from 0. */
function readRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    return from > 0 && to >= from ? Array.from({ length: to - from + 1 }, (_, index) => from - 1 + index) : [];
  });
}

function mark(lines: number[], className: string): Map<number, string[]> {
  return new Map(lines.map((line) => [line, [className]]));
}

function takeComments(text: string, comments: MagicComment[]): CodeLines {
  const marked = new Map<number, string[]>();
  const open = new Map<string, number>();
  const kept: string[] = [];
  const add = (line: number, { className }: MagicComment) => marked.set(line, [...(marked.get(line) ?? []), className]);
  for (const line of text.split('\n')) {
    const directive = COMMENT.exec(line)?.[1];
    const comment = comments.find(
      ({ line: next, block }) => directive && [next, block?.start, block?.end].includes(directive),
    );
    if (!comment) kept.push(line);
    else if (directive === comment.line) add(kept.length, comment);
    else if (directive === comment.block?.start) open.set(comment.className, kept.length);
    else for (let at = open.get(comment.className) ?? kept.length; at < kept.length; at++) add(at, comment);
  }
  return { code: kept.join('\n'), marked };
}
