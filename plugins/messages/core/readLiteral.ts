import type { Literal } from './types';

const ESCAPE = /^\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r?\n)|([^]))/;
const CONTROLS: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' };

/** Reads a quoted string of JavaScript or JSON that begins at `start` of a file. */
export function readLiteral(quoted: string, start: number): Literal {
  const end = quoted.length - 1;
  const offsets: number[] = [];
  let text = '';
  for (let at = 1; at < end; ) {
    const [raw, value] = quoted[at] === '\\' ? readEscape(quoted.slice(at)) : [quoted.charAt(at), quoted.charAt(at)];
    for (let part = 0; part < value.length; part++) offsets.push(start + at);
    text += value;
    at += raw.length;
  }
  return { text, offsets: [...offsets, start + end] };
}

function readEscape(rest: string): [raw: string, value: string] {
  const [raw = '\\', braced, four, two, newline, other = ''] = ESCAPE.exec(rest) ?? [];
  const code = braced ?? four ?? two;
  if (code) return [raw, String.fromCodePoint(Number.parseInt(code, 16))];
  return [raw, newline ? '' : (CONTROLS[other] ?? other)];
}
