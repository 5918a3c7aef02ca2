/**
 * Highlights samples and results in the page: a handful of token kinds. The usual highlighters weigh 25 to 35 kB on every
 * page; what is shown here is generated, so that little is needed.
 */
export type Token =
  | string
  | { kind: 'comment' | 'string' | 'number' | 'keyword' | 'function' | 'property'; text: string };

/** What is coloured in code of one language, beside numbers and the names of functions. */
export interface Grammar {
  /** As code blocks name it: `python`. */
  name: string;
  /** Begins a comment that ends with its line. With `//` there are comments between slash-stars, too. */
  comment?: string;
  /** Source of a regular expression. Default: text in double or single quotes, with escapes. */
  string?: string;
  /** Separated by spaces. */
  keywords?: string;
}

/** With more tokens than this only the names of data are coloured, or nothing: each token is a DOM node. */
const MAX_TOKENS = 260;

const STRING = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const NUMBER = String.raw`\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;

const JSON_GRAMMAR: Grammar = { name: 'json', keywords: 'true false null' };

const NAME = `(?<property>(?:${STRING})(?=\\s*:))`;
const NAMES_OF_DATA = new RegExp(NAME, 'g');

const compiled = new Map<Grammar, RegExp>();

/** Tokens of code whose language is `json` or one of the grammars; of any other, one token. */
export function highlight(code: string, language: string, grammars: Record<string, Grammar> = {}): Token[] {
  const isJson = language === 'json';
  const grammar = isJson ? JSON_GRAMMAR : Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (!grammar) return [code];
  const pattern = compiled.get(grammar) ?? compile(grammar, isJson);
  compiled.set(grammar, pattern);
  return split(code, pattern) ?? ((isJson && split(code, NAMES_OF_DATA)) || [code]);
}

/** Nothing where there are too many tokens. */
function split(code: string, pattern: RegExp): Token[] | undefined {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push(code.slice(end, match.index));
    const [kind = 'string'] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push({ kind: kind as Exclude<Token, string>['kind'], text: match[0] });
    end = match.index + match[0].length;
    if (tokens.length > MAX_TOKENS) return undefined;
  }
  if (end < code.length) tokens.push(code.slice(end));
  return tokens;
}

function compile({ comment, string = STRING, keywords }: Grammar, isData: boolean): RegExp {
  const groups = [
    comment && `(?<comment>${commentPattern(comment)})`,
    isData && NAME,
    `(?<string>${string})`,
    keywords && `(?<keyword>\\b(?:${keywords.replaceAll(' ', '|')})\\b)`,
    `(?<number>${NUMBER})`,
    !isData && String.raw`(?<function>\b[A-Za-z_$][\w$]*(?=\())`,
  ];
  return new RegExp(groups.filter(Boolean).join('|'), 'g');
}

function commentPattern(mark: string): string {
  if (mark === '//') return String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
  return String.raw`(?<![^\s])${mark.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[^\n]*`;
}
