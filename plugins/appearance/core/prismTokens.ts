type PrismToken = { type: string; content: string | PrismToken | Array<string | PrismToken> };

/** The part of Prism that finds tokens. */
export interface Tokenizer {
  languages: Record<string, unknown>;
  // Its types want a complete grammar.
  tokenize(code: string, grammar: never): Array<string | PrismToken>;
}

export interface CodeToken {
  /** Absent for plain text. */
  kind?: string;
  text: string;
}

/** Prism's token types to the theme's; all others stay plain, since each token is a DOM node. */
export const KINDS: Record<string, string> = {
  comment: 'comment',
  'doc-comment': 'comment',
  string: 'string',
  'template-string': 'string',
  char: 'string',
  number: 'number',
  keyword: 'keyword',
  boolean: 'keyword',
  builtin: 'keyword',
  tag: 'keyword',
  function: 'function',
  property: 'property',
  'attr-name': 'property',
  atrule: 'property',
  key: 'property',
};

const ALIASES: Record<string, string> = { sh: 'bash', shell: 'bash', js: 'javascript', ts: 'typescript' };

/** The name of a language as grammars have it. */
export function grammarName(language: string): string {
  const name = language.toLowerCase();
  return ALIASES[name] ?? name;
}

/** Returns `undefined` for a language that Prism does not have. */
export function tokenize(prism: Tokenizer, code: string, language: string): CodeToken[] | undefined {
  const grammar = prism.languages[grammarName(language)];
  return grammar ? joinPlain(flatten(prism.tokenize(code, grammar as never))) : undefined;
}

function flatten(tokens: Array<string | PrismToken>): CodeToken[] {
  return tokens.flatMap((token): CodeToken[] => {
    if (typeof token === 'string') return [{ text: token }];
    const kind = KINDS[token.type];
    if (!kind && Array.isArray(token.content)) return flatten(token.content);
    return [{ kind, text: plainText(token) }];
  });
}

/** Each text of its own is a DOM node. */
function joinPlain(tokens: CodeToken[]): CodeToken[] {
  const joined: CodeToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && !last.kind && !token.kind) last.text += token.text;
    else joined.push(token);
  }
  return joined;
}

function plainText({ content }: PrismToken): string {
  if (typeof content === 'string') return content;
  return [content]
    .flat()
    .map((token) => (typeof token === 'string' ? token : plainText(token)))
    .join('');
}

/** Splits tokens at line breaks, which stay at the ends of lines. */
export function splitLines(tokens: CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { text, ...token } of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      if (part !== '') lines.at(-1)?.push({ ...token, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}
