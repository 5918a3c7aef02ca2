/**
 * Highlights samples and results in the page: a handful of token kinds for a handful of known grammars. The usual
 * highlighters weigh 25 to 35 kB on every page; what is shown here is generated, so that little is needed.
 */
export type Token =
  | string
  | { kind: 'comment' | 'string' | 'number' | 'keyword' | 'function' | 'property'; text: string };

/** With more tokens than this only the names of data are coloured, or nothing: each token is a DOM node. */
const MAX_TOKENS = 260;

const STRING = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const TEMPLATE = '`(?:\\\\.|[^`\\\\])*`';
const NUMBER = String.raw`\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
const SLASH_COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const HASH_COMMENT = String.raw`(?<![^\s])#[^\n]*`;

interface Grammar {
  comment?: string;
  string: string;
  keywords?: string;
}

const JS: Grammar = {
  comment: SLASH_COMMENT,
  string: `${STRING}|${TEMPLATE}`,
  keywords:
    'async await break case catch class const continue do else export extends false finally for from function if import in instanceof interface let new null of return switch this throw true try type typeof undefined var void while yield',
};

const GRAMMARS: Record<string, Grammar> = {
  json: { string: STRING, keywords: 'true false null' },
  javascript: JS,
  typescript: JS,
  bash: {
    comment: HASH_COMMENT,
    string: String.raw`"(?:\\[\s\S]|[^"\\])*"|'[^']*'`,
    keywords: 'curl do done echo else export fi for if sleep then while',
  },
  python: {
    comment: HASH_COMMENT,
    string: STRING,
    keywords:
      'and as assert break class continue def elif else except False finally for from if import in is lambda None not or pass raise return True try while with',
  },
  java: {
    comment: SLASH_COMMENT,
    string: STRING,
    keywords:
      'boolean break case catch char class continue do double else enum extends false final finally float for if implements import instanceof int interface long new null package private protected public return static switch this throw throws true try var void while',
  },
  go: {
    comment: SLASH_COMMENT,
    string: `${STRING}|\`[^\`]*\``,
    keywords:
      'break case chan const continue default defer else false for func go if import interface map nil package range return select struct switch true type var',
  },
};

const NAME = `(?<property>(?:${STRING})(?=\\s*:))`;
/** Grammar of JSON of which only the names count. */
const NAMES = 'names';

const compiled = new Map<string, RegExp | undefined>([[NAMES, new RegExp(NAME, 'g')]]);

export function highlight(code: string, grammar: string): Token[] {
  const pattern = patternOf(grammar);
  if (!pattern) return [code];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push(code.slice(end, match.index));
    const [kind = 'string'] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    tokens.push({ kind: kind as Exclude<Token, string>['kind'], text: match[0] });
    end = match.index + match[0].length;
    if (tokens.length > MAX_TOKENS) return grammar === 'json' ? highlight(code, NAMES) : [code];
  }
  if (end < code.length) tokens.push(code.slice(end));
  return tokens;
}

function patternOf(grammar: string): RegExp | undefined {
  if (!compiled.has(grammar)) {
    const rules = Object.hasOwn(GRAMMARS, grammar) ? GRAMMARS[grammar] : undefined;
    compiled.set(grammar, rules && compile(rules, grammar === 'json'));
  }
  return compiled.get(grammar);
}

function compile({ comment, string, keywords }: Grammar, isData: boolean): RegExp {
  const groups = [
    comment && `(?<comment>${comment})`,
    isData && NAME,
    `(?<string>${string})`,
    keywords && `(?<keyword>\\b(?:${keywords.replaceAll(' ', '|')})\\b)`,
    `(?<number>${NUMBER})`,
    !isData && String.raw`(?<function>\b[A-Za-z_$][\w$]*(?=\())`,
  ];
  return new RegExp(groups.filter(Boolean).join('|'), 'g');
}
