export interface Grammar {
  /** Language of code blocks: `python`. */
  name: string;
  /** Start of a line comment. `//` also enables block comments. */
  comment?: string;
  /** Source of a regular expression. Default: text in single or double quotes, with escapes. */
  string?: string;
  /** Separated by spaces. */
  keywords?: string;
}

/** An escaped quote begins none: each would be followed to the end of a text that never closes it. */
export const STRING = String.raw`(?<!\\)"(?:\\.|[^"\\\n])*"|(?<!\\)'(?:\\.|[^'\\\n])*'`;

export const JSON_PATTERN = patternsOf(
  String.raw`(?<property>(?:${STRING})(?=\s*:))`,
  `(?<string>${STRING})`,
  keywordPattern('true false null'),
);

/** Returns the source of a regular expression with one named group per token kind. */
export function compileGrammar({ comment, string = STRING, keywords }: Grammar): string {
  return patternsOf(
    ...(comment ? [`(?<comment>${commentPattern(comment)})`] : []),
    `(?<string>${string})`,
    ...(keywords ? [keywordPattern(keywords)] : []),
  ).concat(String.raw`|(?<function>(?<![\w$])[A-Za-z_$][\w$]*(?=\())`);
}

function patternsOf(...patterns: string[]): string {
  return [...patterns, String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`].join('|');
}

function keywordPattern(keywords: string): string {
  return String.raw`(?<keyword>\b(?:${keywords.trim().replace(/\s+/g, '|')})\b)`;
}

function commentPattern(mark: string): string {
  if (mark === '//') return String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
  return String.raw`(?<![^\s])${mark.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[^\n]*`;
}
