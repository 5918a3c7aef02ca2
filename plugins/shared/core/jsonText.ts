/** Deeper values would overflow the stack of recursive code. */
export const MOST_DEPTH = 100;

const START = /"|[{}[\],:]|[^\s{}[\],:"]+/g;

export interface JsonToken {
  token: string;
  /** Index of its beginning. */
  at: number;
}

/** Signs and values as they are written. In a text that is cut or being written, a string ends with its line. */
export function* jsonTokens(text: string): Generator<JsonToken> {
  const pattern = new RegExp(START);
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { index: at } = found;
    if (found[0] === '"') pattern.lastIndex = endOfString(text, at);
    yield { token: text.slice(at, pattern.lastIndex), at };
  }
}

/** Whether JSON, also such that is cut, has more than `MOST_DEPTH` objects and lists in one another. */
export function isTooDeep(text: string): boolean {
  if (text.length <= MOST_DEPTH) return false;
  const sign = /["[\]{}]/g;
  let depth = 0;
  for (let found = sign.exec(text); found && depth <= MOST_DEPTH; found = sign.exec(text)) {
    if (found[0] === '"') sign.lastIndex = endOfString(text, found.index);
    else depth += found[0] === '[' || found[0] === '{' ? 1 : -1;
  }
  return depth > MOST_DEPTH;
}

/** Index after it. One expression for a whole string would overflow the stack at some megabytes. */
function endOfString(text: string, start: number): number {
  const sign = /["\\\n]/g;
  sign.lastIndex = start + 1;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '"') return sign.lastIndex;
    if (found[0] === '\n') return found.index;
    sign.lastIndex += 1;
  }
  return text.length;
}
