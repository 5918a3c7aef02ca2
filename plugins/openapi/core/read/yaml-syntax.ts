import { type Document, Scalar, visit, type YAMLError } from 'yaml';
import type { TextProblem } from './parse-json';

/** One slip brings many errors after it; the first ones tell. */
const MAX_SYNTAX_PROBLEMS = 3;

/** What is not YAML in a document. */
export function findSyntaxProblems(document: Document): TextProblem[] {
  return document.errors.slice(0, MAX_SYNTAX_PROBLEMS).map((error) => ({
    offset: error.code === 'MISSING_CHAR' ? startOfQuotedText(document, error) : error.pos[0],
    severity: 'error',
    rule: 'syntax',
    message: describe(error),
  }));
}

/** A quote that is never closed takes all that follows: it is found at the end of the file, and put right at its start. */
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

function describe({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'A second YAML document begins here. A file holds one: remove the `---`.';
  if (code === 'TAB_AS_INDENT') return 'A tab cannot indent YAML. Use spaces.';
  if (code === 'BAD_INDENT') return 'This line is not indented like its neighbours.';
  if (code === 'MISSING_CHAR' && message.includes('quote')) return 'The closing quote of this text is missing.';
  return message.endsWith('.') ? message : `${message}.`;
}
