/** Longer texts would take a second or more. The longest descriptions in public specs have some 60,000 characters. */
const MAX_LENGTH = 100_000;
const MAX_LINES = 10_000;
const MAX_CELLS = 8_000;

/** The parser compares the marks of a block with each other; this limit takes about 0.3 s. */
const MAX_COMPARISONS = 4_000_000;

/** Twenty or more quote or list marks at the start of one line, or a list indented by a hundred columns. */
const DEEP_LINE = /^(?:(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20}|[ \t]{100,}(?:[-+*]|\d{1,9}[.)])[ \t])/m;

const BLOCK_END = /\n(?=[ \t]*(?:\r?\n|[-+*][ \t]))/;
const MARK = /[*_~`[\]<!&@]/g;

export function isPathological(text: string): boolean {
  if (text.length > MAX_LENGTH || DEEP_LINE.test(text)) return true;
  if (text.length ** 2 <= MAX_COMPARISONS) return false;
  if (text.split('\n').length > MAX_LINES || text.split('|').length > MAX_CELLS) return true;
  let comparisons = 0;
  for (const block of text.split(BLOCK_END)) comparisons += (block.match(MARK)?.length ?? 0) ** 2;
  return comparisons > MAX_COMPARISONS;
}
