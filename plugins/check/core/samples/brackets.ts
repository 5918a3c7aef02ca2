const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Splits the arguments or members of code from an opening bracket on, at commas of the same depth. */
export function splitAt(code: string, open: number): Array<{ text: string; index: number }> | undefined {
  const parts: Array<{ text: string; index: number }> = [];
  const stack = [CLOSING[code.charAt(open)] ?? ')'];
  let start = open + 1;
  const push = (end: number) => {
    const text = code.slice(start, end);
    if (text.trim() !== '') parts.push({ text: text.trim(), index: start + (text.length - text.trimStart().length) });
    start = end + 1;
  };
  for (let at = open + 1; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if (letter === '"' || letter === "'" || letter === '`') {
      at = endOfText(code, at);
    } else if (letter === '/' && code.charAt(at + 1) === '/') {
      const end = code.indexOf('\n', at);
      at = end < 0 ? code.length : end;
    } else if (letter in CLOSING) stack.push(CLOSING[letter] ?? '');
    else if (letter === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) {
        push(at);
        return parts;
      }
    } else if (stack.length === 1 && (letter === ',' || letter === ';')) push(at);
  }
  return undefined;
}

function endOfText(code: string, start: number): number {
  const quote = code.charAt(start);
  for (let at = start + 1; at < code.length; at += 1) {
    if (code.charAt(at) === '\\') at += 1;
    else if (code.charAt(at) === quote) return at;
  }
  return code.length;
}
