/** A small highlighter for generated code: the usual ones add 25 to 35 kB to every page. */
export type Token =
  | string
  | { kind: 'comment' | 'string' | 'number' | 'keyword' | 'function' | 'property'; text: string };

export type Patterns = Record<string, string>;

/** Each token is a DOM node: longer JSON highlights property names only; other code, nothing. */
const MAX_TOKENS = 260;
/** Expressions overflow the stack at texts of megabytes, which bodies and answers may be. */
const MOST_CODE = 200_000;
const NAMES = String.raw`(?<property>(?<!\\)"(?:\\.|[^"\\\n])*"(?=\s*:))`;

export function highlight(code: string, language: string, patterns: Patterns): Token[] {
  if (code.length > MOST_CODE) return [code];
  const pattern = Object.hasOwn(patterns, language) && patterns[language];
  return (pattern && split(code, pattern)) || (language === 'json' && split(code, NAMES)) || [code];
}

function split(code: string, pattern: string): Token[] | undefined {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(new RegExp(pattern, 'g'))) {
    if (match.index > end) tokens.push(code.slice(end, match.index));
    const [kind = 'string'] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push({ kind: kind as Exclude<Token, string>['kind'], text: match[0] });
    end = match.index + match[0].length;
    if (tokens.length > MAX_TOKENS) return undefined;
  }
  if (end < code.length) tokens.push(code.slice(end));
  return tokens;
}
