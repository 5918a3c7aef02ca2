import { CST, type Document, Parser, Scalar, visit, type YAMLError } from 'yaml';

export interface YamlSyntaxError {
  offset: number;
  message: string;
  hint?: string;
}

/** One syntax error causes many more; only the first ones matter. */
const MAX_SLIPS = 3;
const CONFLICT = /^<{7}(?: .*)?$/gm;
export const CONFLICT_WORDS = {
  message: 'A merge conflict begins here.',
  hint: 'Keep one side, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.',
};
const ECHO = /in YAML stream/;
const NO_PAIR = {
  message: 'This line is not `key: value`.',
  hint: 'If it continues a text, indent it below its key.',
};
const QUOTE_IT = 'Put the text in quotes, or write it below a `|`, indented.';

/** Returns the syntax errors of a document parsed with `prettyErrors: false`, at most one per line. */
export function findYamlErrors(document: Document, text: string): YamlSyntaxError[] {
  if (document.errors.length === 0) return [];
  const conflicts = [...text.matchAll(CONFLICT)].map(({ index }) => ({ offset: index, ...CONFLICT_WORDS }));
  if (conflicts.length > 0) return conflicts.slice(0, MAX_SLIPS);
  const lines = new Set<number>();
  // Indenting with a tab breaks the structure, so the other errors only follow from it.
  const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  const own = document.errors.filter(({ message }, index) => index === 0 || !ECHO.test(message));
  return (tabs.length > 0 ? tabs : own)
    .map((error) => describe(error, document, text))
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset }) => {
      const start = text.lastIndexOf('\n', offset - 1);
      return !lines.has(start) && lines.add(start);
    })
    .slice(0, MAX_SLIPS);
}

/** Returns the first syntax error, or an unresolved alias: usually bold text, as it begins with `*`. */
export function findFrontMatterSlip(document: Document, text: string): YamlSyntaxError | undefined {
  const [slip] = findYamlErrors(document, text);
  if (slip) return slip;
  let found: YamlSyntaxError | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      found = { offset: alias.range?.[0] ?? 0, message: 'A text that begins with `*` needs quotes.', hint: QUOTE_IT };
      return visit.BREAK;
    },
  });
  return found;
}

function describe(error: YAMLError, document: Document, text: string): YamlSyntaxError {
  const { code, message } = error;
  const [offset] = error.pos;
  const line = lineAt(text, offset);
  switch (code) {
    case 'MULTIPLE_DOCS':
      return { offset, message: 'A second YAML document starts here. A file holds one: remove the `---`.' };
    case 'TAB_AS_INDENT':
      return { offset, message: 'A tab cannot indent YAML. Use spaces.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        offset,
        message: 'This text contains a colon and a space, which YAML reads as another key.',
        hint: QUOTE_IT,
      };
    case 'BLOCK_IN_FLOW': {
      const isList = /^- /.test(text.slice(offset));
      const message = isList
        ? 'A list on lines of its own cannot be inside brackets.'
        : 'This text contains a colon and a space, which YAML reads as another key.';
      return { offset, message, hint: isList ? 'Write it as `[a, b]`.' : 'Put the text in quotes.' };
    }
    case 'DUPLICATE_KEY':
      return {
        offset,
        message: `Duplicate key \`${/^[^:\n]*/.exec(text.slice(offset))?.[0].trim()}\`.`,
        hint: 'Remove one of the two.',
      };
    case 'MULTILINE_IMPLICIT_KEY':
      return /^\s*(?:- )?[\w-]+:\S/.test(line)
        ? { offset, message: 'A space is missing after the colon.' }
        : { offset, ...NO_PAIR };
    case 'BAD_SCALAR_START':
      return {
        offset,
        message: `A text cannot begin with ${text[offset] === '`' ? 'a backtick' : `\`${text.charAt(offset)}\``}.`,
        hint: QUOTE_IT,
      };
    case 'MISSING_CHAR':
      if (!message.includes('quote')) return { offset, ...NO_PAIR };
      return { offset: startOfQuotedText(document, error), message: 'The closing quote of this text is missing.' };
    case 'BAD_INDENT': {
      const start = /^Flow (?:sequence|map)/.test(message) ? findOpenBracket(text, offset) : undefined;
      if (start === undefined) return { offset, message: 'This line is not indented like the lines around it.' };
      const bracket = text.charAt(start);
      const hint = `Close it with \`${bracket === '[' ? ']' : '}'}\`. A text that begins with \`${bracket}\` needs quotes.`;
      return { offset: start, message: `\`${bracket}\` is never closed.`, hint };
    }
    case 'UNEXPECTED_TOKEN': {
      const [, surplus] = /^Unexpected flow-(?:map|seq)-end token in YAML stream: "(.)"/.exec(message) ?? [];
      if (surplus !== undefined) return { offset, message: `This \`${surplus}\` closes nothing.`, hint: 'Remove it.' };
      const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
      const [, start = ''] = /^(?:.*[:-] )?\s*([[{*&!'"])/.exec(before) ?? [];
      if (start === '' || !message.includes('node end')) break;
      const isQuote = start === '"' || start === "'";
      return isQuote
        ? {
            offset,
            message: 'The quoted text ends before this.',
            hint: 'Inside \'…\', write a quote twice; inside "…", put a backslash before it.',
          }
        : { offset, message: `A text that begins with \`${start}\` needs quotes.`, hint: QUOTE_IT };
    }
    default:
  }
  return { offset, message: message.endsWith('.') ? message : `${message}.` };
}

/** Finds the innermost list or object in brackets that is open at an offset: where it has to be fixed. */
function findOpenBracket(text: string, offset: number): number | undefined {
  const open: number[] = [];
  const enter = (token: CST.Token | null | undefined): void => {
    if (!token || token.offset >= offset) return;
    if (token.type === 'document') enter(token.value);
    if (!CST.isCollection(token)) return;
    if (token.type === 'flow-collection') {
      // The parser takes `]` for the end of `{`.
      const end = token.start.type === 'flow-map-start' ? 'flow-map-end' : 'flow-seq-end';
      if (!token.end.some(({ type }) => type === end)) open.push(token.offset);
    }
    for (const { key, value } of token.items) {
      enter(key);
      enter(value);
    }
  };
  for (const token of new Parser().parse(text)) enter(token);
  return open.at(-1);
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

/** An unclosed quote is reported at the end of the file, but has to be fixed at its start. */
function startOfQuotedText(document: Document, { pos: [end] }: YAMLError): number {
  let start = end;
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
      if (!isQuoted || !range || range[1] !== end) return undefined;
      start = range[0];
      return visit.BREAK;
    },
  });
  return start;
}
