import { stripVTControlCharacters } from 'node:util';
import { formatProblems } from '../../shared/problem';
import { type BuiltPages, findFailedPages } from '../core/pages/failedPages';

export const PLACES = 'places.json';

/** If more pages fail, they share a cause. */
const MAX_PAGES = 10;

const TRACE = /^\s*(at .*(\(|:\d+|<anonymous>)|\.\.\. \d+ lines matching|\^+$)/;

/** Translates the output of a failed build into problems of the document, without stack traces. */
export function explainFailure(output: string, pages: BuiltPages): string {
  const text = stripVTControlCharacters(output);
  if (text.includes('heap out of memory')) {
    return 'Node.js ran out of memory. Give it more, for example with NODE_OPTIONS=--max-old-space-size=8192.';
  }
  const problems = findFailedPages(text, pages);
  if (problems.length === 0) return withoutTraces(text);
  const more = problems.length - MAX_PAGES;
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'page' : 'pages'} could not be built.`] : [];
  return [formatProblems(problems.slice(0, MAX_PAGES)), ...rest].join('\n\n');
}

function withoutTraces(text: string): string {
  return text
    .split('\n')
    .filter((line) => !TRACE.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
