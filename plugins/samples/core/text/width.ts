/** Shown in two columns: Chinese, Japanese, Korean, full-width forms and most pictures. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}]/gu;

/** `tab-size` of code on pages. */
const TAB = 2;

export function widthOf(text: string): number {
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  const wide = text.match(WIDE)?.length ?? 0;
  const tabs = text.split('\t').length - 1;
  return [...text].length + wide + tabs * (TAB - 1);
}

/** Where a line may end: after spaces and some punctuation, and between Chinese characters. */
const BREAK = /(?<=[\s,;/&?])(?=[^\s,;/&?])|(?<=[\u2E80-\u9FFF\uFF00-\uFF60])(?![，。：；、！？）」])/u;

export function divideText(text: string): string[] {
  const [first = '', ...rest] = text.split(BREAK).filter((piece) => piece !== '');
  // A leading separator is part of the next piece.
  const [second = '', ...more] = rest;
  return /^[\s,;/&?]*$/.test(first) ? [first + second, ...more] : [first, ...rest];
}

interface Rooms {
  /** Columns of the first line. */
  start: number;
  room: number;
}

/** Joins pieces into lines that fit, as far as a piece does. */
export function fillLines(
  pieces: string[],
  { start, room }: Rooms,
  write: (text: string) => string = (text) => text.trimEnd(),
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf(write(line + piece)) > (lines.length === 0 ? start : room)) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line];
}
