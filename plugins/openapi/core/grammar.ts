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

const STRING = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;

/** For data formats: colours property names differently from other strings. */
export const JSON_PATTERN = patternsOf(
  String.raw`(?<property>(?:${STRING})(?=\s*:))`,
  `(?<string>${STRING})`,
  keywordPattern('true false null'),
);

/** The source of the regular expression whose groups are the kinds of tokens. */
export function compileGrammar({ comment, string = STRING, keywords }: Grammar): string {
  return patternsOf(
    ...(comment ? [`(?<comment>${commentPattern(comment)})`] : []),
    `(?<string>${string})`,
    ...(keywords ? [keywordPattern(keywords)] : []),
  ).concat(String.raw`|(?<function>\b[A-Za-z_$][\w$]*(?=\())`);
}

function patternsOf(...patterns: string[]): string {
  return [...patterns, String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`].join('|');
}

function keywordPattern(keywords: string): string {
  return String.raw`(?<keyword>\b(?:${keywords.trim().replace(/\s+/g, '|')})\b)`;
}

function commentPattern(mark: string): string {
  if (mark === '//') return String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
  return String.raw`(?<![^\s])${mark.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[^\n]*`;
}
