import { namesIn } from './addressCalls';
import { ANY_METHOD, type SampleCall, type SampleFile } from './types';

const LITERAL = /(["'`])((?:https?:\/\/[^/\s"'`?{}]+|\$?\{[^{}"'`]*\})?)(\/[^?\s"'`]*)(?:\?([^\s"'`]*))?\1/g;
const MORE_NAMES = /(["'`])(&[^\s"'`]*)\1/g;
const LINE = /^[ \t]*(GET|POST|PUT|PATCH|DELETE) (https?:\/\/[^/\s?]+)?(\/[^\s?]*)(?:\?(\S*))?/gm;
/** `http.Post(`, `.GET()`, `"PUT"`, `PostAsync(` */
const METHOD =
  /["'](GET|POST|PUT|PATCH|DELETE)["']|\.(GET|POST|PUT|DELETE)\(|\.(Get|Post|Put|Patch|Delete)(?:[A-Z]\w*)?\(/g;

/** White space between the lines of a statement. */
const LONGEST_GAP = 80;
const LONGEST_STATEMENT = 2000;

/** Reads addresses in other languages, such as Go, Java and C#: texts with a path, joined with more of the query. */
export function readLiteralCalls(sample: SampleFile): SampleCall[] {
  return [...sample.text.matchAll(LITERAL)].map(({ 0: whole, 2: origin = '', 3: path = '', 4: search = '', index }) => {
    const pathIndex = index + 1 + origin.length;
    const end = index + whole.length;
    const { start, statement } = statementAt(sample.text, index);
    const methods = new Set([...statement.matchAll(METHOD)].map(([, a, b, c]) => (a ?? b ?? c ?? '').toUpperCase()));
    const [method] = methods;
    const rest = statement.slice(end - start);
    const query = [
      ...namesIn(search, pathIndex + path.length + 1),
      ...[...rest.matchAll(MORE_NAMES)].flatMap((more) => namesIn(more[2] ?? '', end + more.index + 1)),
    ];
    const isPart = search === '' && path.endsWith('/') && /^\s*[+.]/.test(rest);
    return {
      ...callOf(sample, index, { origin, path: isPart ? `${path}{}` : path, pathIndex, query }),
      method: methods.size === 1 && method ? method : ANY_METHOD,
    };
  });
}

/** Reads requests as HTTP writes them. */
export function readHttpCalls(sample: SampleFile): SampleCall[] {
  return [...sample.text.matchAll(LINE)].map(
    ({ 0: whole, 1: method = '', 2: origin = '', 3: path = '', 4: search = '', index }) => {
      const pathIndex = index + whole.indexOf(path, whole.indexOf(method) + method.length + 1 + origin.length);
      const query = namesIn(search, pathIndex + path.length + 1);
      return { ...callOf(sample, index, { origin, path, pathIndex, query }), method };
    },
  );
}

interface Address {
  origin: string;
  path: string;
  pathIndex: number;
  query: Array<{ name: string; index: number }>;
}

function callOf(sample: SampleFile, index: number, { origin, path, pathIndex, query }: Address): SampleCall {
  return {
    sample,
    index,
    callee: '',
    method: ANY_METHOD,
    path: path.replace(/\$?\{[^{}]*\}/g, '{}'),
    pathIndex,
    ...(origin.startsWith('http') && { origin: { text: origin, index: pathIndex - origin.length } }),
    query,
    hasMore: true,
  };
}

/** The statement around an index, which ends with a semicolon, or with a line that the next one does not continue. */
function statementAt(text: string, index: number): { start: number; statement: string } {
  let start = index;
  const first = Math.max(0, index - LONGEST_STATEMENT);
  while (start > first && !isBoundary(text, start - 1)) start -= 1;
  const end = text.slice(index, index + LONGEST_STATEMENT).search(/;|\n(?![ \t]*[.+])|$/);
  return { start, statement: text.slice(start, index + end) };
}

function isBoundary(text: string, at: number): boolean {
  if (text[at] !== '\n') return text[at] === ';' || text[at] === '{';
  const last = text
    .slice(Math.max(0, at - LONGEST_GAP), at)
    .trimEnd()
    .slice(-1);
  const next = text
    .slice(at + 1, at + LONGEST_GAP)
    .trimStart()
    .charAt(0);
  return !/[(,+.=[|&?:]/.test(last) && !/[.+)?&|]/.test(next);
}
