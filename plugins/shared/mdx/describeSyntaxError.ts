import type { Problem } from '../problem';
import { CONFLICT_WORDS } from '../yamlSyntax';

export interface MdxError extends Place {
  message: string;
  hint?: string;
}

interface Place {
  line: number;
  column: number;
}

interface Rule {
  pattern: RegExp;
  /** What is open where the parser gave up, at the end: it has to be fixed where it begins. */
  opens?: '{' | '<';
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
    pattern: /Unexpected end of file in expression/,
    opens: '{',
    describe: () => ({ message: '`{` is never closed.', hint: `Close it with \`}\`. ${AS_TEXT}` }),
  },
  {
    pattern: /Could not parse expression|in expression, expected a corresponding closing brace|after expression/,
    describe: () => ({ message: 'Text between `{` and `}` is code, but this is not valid JavaScript.', hint: AS_TEXT }),
  },
  {
    pattern: /Unexpected end of file (?!before name)(?:before|in|after) .*(?:name|attribute|tag)/,
    opens: '<',
    describe: () => ({ message: 'This tag is never closed.', hint: `Close it with \`>\` or \`/>\`. ${AS_TEXT}` }),
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
  for (const { pattern, opens, describe } of RULES) {
    const match = pattern.exec(text);
    if (match) return { ...(opens ? findOpen(source, place, opens) : place), ...describe(match) };
  }
  return { ...place, message: /[.!?]$/.test(text) ? text : `${text}.` };
}

/** The nearest opening character before a place that has no closing one. */
function findOpen(source: string, end: Place, open: '{' | '<'): Place {
  const close = open === '{' ? '}' : '>';
  const lines = source.split('\n').slice(0, end.line);
  lines[end.line - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  const before = lines.join('\n');
  let closed = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    if (before[at] === close) closed += 1;
    else if (before[at] === open && closed > 0) closed -= 1;
    else if (before[at] === open) {
      const lead = before.slice(0, at).split('\n');
      return { line: lead.length, column: (lead.at(-1)?.length ?? 0) + 1 };
    }
  }
  return end;
}

export function syntaxProblem(file: string, error: MdxError): Problem {
  return { file, rule: 'mdx-syntax', severity: 'error', ...error };
}
