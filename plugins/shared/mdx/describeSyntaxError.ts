import type { Problem } from '../problem';
import { CONFLICT_WORDS } from '../yamlSyntax';

export interface MdxError {
  line: number;
  column: number;
  message: string;
  hint?: string;
}

interface Rule {
  pattern: RegExp;
  describe(match: RegExpExecArray): Omit<MdxError, 'line' | 'column'>;
}

const AS_TEXT = 'To show the character itself, escape it with a backslash, or put the text in backticks.';

const RULES: Rule[] = [
  {
    pattern: /closing tag for `<([^`>]*)>`/,
    describe: ([, name = '']) => ({
      message: `\`<${name}>\` is never closed.`,
      hint: `Write \`<${name} />\`, or close it with \`</${name}>\`.`,
    }),
  },
  {
    pattern: /Unexpected closing slash `\/` in tag, expected an open tag first/,
    describe: () => ({ message: 'This tag closes an element that is not open.', hint: 'Remove it.' }),
  },
  {
    pattern: /Unexpected closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)`/,
    describe: ([, found = '', open = '']) => ({ message: `\`${found}\` comes before \`${open}\` is closed.` }),
  },
  {
    pattern: /Could not parse import\/exports/,
    describe: () => ({
      message: 'A line that begins with `import` or `export` is code, but this is not valid JavaScript.',
      hint: 'If it is prose, begin the line with another word.',
    }),
  },
  {
    pattern: /Could not parse expression|in expression, expected a corresponding closing brace|after expression/,
    describe: () => ({ message: 'Text between `{` and `}` is code, but this is not valid JavaScript.', hint: AS_TEXT }),
  },
  {
    pattern: /attribute value/,
    describe: () => ({ message: 'The value of an attribute needs quotes, or braces around code.' }),
  },
  {
    pattern: /(?:before|in) (?:name|tag|attribute|closing tag|member name|local name)/,
    describe: () => ({ message: '`<` begins a tag, but no valid tag follows.', hint: AS_TEXT }),
  },
];

/** `error`: from the MDX parser, located in `source`. */
export function describeSyntaxError(error: unknown, source: string): MdxError {
  const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
  const text = reason ?? (error instanceof Error ? error.message : String(error));
  const conflict = source.split('\n').findIndex((written) => /^<{7}(?: |\r?$)/.test(written));
  if (conflict >= 0) return { line: conflict + 1, column: 1, ...CONFLICT_WORDS };
  // The parser reports an unclosed element where another one ends; point to its start, where it has to be fixed.
  const [, openLine, openColumn] = /closing tag for `<[^`]*>` \((\d+):(\d+)/.exec(text) ?? [];
  const place = openLine
    ? { line: Number(openLine), column: Number(openColumn) }
    : { line: line ?? 1, column: column ?? 1 };
  for (const { pattern, describe } of RULES) {
    const match = pattern.exec(text);
    if (match) return { ...place, ...describe(match) };
  }
  return { ...place, message: /[.!?]$/.test(text) ? text : `${text}.` };
}

export function syntaxProblem(file: string, error: MdxError): Problem {
  return { file, rule: 'mdx-syntax', severity: 'error', ...error };
}
