/**
 * Highlights samples and results in the page: a handful of token kinds. The usual highlighters weigh 25 to 35 kB on every
 * page; what is shown here is generated, so that little is needed.
 */
export type Token =
  | string
  | { kind: 'comment' | 'string' | 'number' | 'keyword' | 'function' | 'property'; text: string };

/** Sources of regular expressions by the names of languages: see `compileGrammar`. */
export type Patterns = Record<string, string>;

/** With more tokens than this only the names of data are coloured, or nothing: each token is a DOM node. */
const MAX_TOKENS = 260;
const NAMES = String.raw`(?<property>"(?:\\.|[^"\\\n])*"(?=\s*:))`;

/** The tokens of a code. Of a language without a pattern, it is one token. */
export function highlight(code: string, language: string, patterns: Patterns): Token[] {
  const pattern = Object.hasOwn(patterns, language) && patterns[language];
  return (pattern && split(code, pattern)) || (language === 'json' && split(code, NAMES)) || [code];
}

/** Nothing where there are too many tokens. */
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
