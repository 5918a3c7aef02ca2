import { splitAt } from './brackets';
import { type NamesRead, nearestTo, readNames } from './scriptCalls';
import { ANY_METHOD, type Part, type SampleCall, type SampleFile } from './types';

const FETCH = /(?<![.\w])fetch\(/g;
const PYTHON = /\b(?:requests|httpx)\.(get|post|put|patch|delete)\(|(?<!\w)urlopen\(/g;
const TEXT = /^f?(["'`])((?:(?!\1)[^\\]|\\[\s\S])*)\1$/;
const ADDRESS = /^(https?:\/\/[^/\s?{}]+|\$?\{[^{}]*\})?(\/[^?\s]*)(?:\?([\s\S]*))?$/;
const ENCODED = /\b(?:URLSearchParams|urlencode)\(\s*(?=(\{|\w+))/;

/** Reads calls of `fetch` in JavaScript and TypeScript whose address is written as one text. */
export function readFetchCalls(sample: SampleFile): SampleCall[] {
  return [...sample.text.matchAll(FETCH)].flatMap((match): SampleCall[] => {
    const [address, options] = splitAt(sample.text, match.index + match[0].length - 1) ?? [];
    const call = address && readCall(sample, match.index, 'fetch', address);
    return call ? [{ ...call, ...readOptions(options, sample.text) }] : [];
  });
}

/** Reads calls of `requests`, `httpx` and `urlopen` in Python. */
export function readPythonCalls(sample: SampleFile): SampleCall[] {
  const { text } = sample;
  return [...text.matchAll(PYTHON)].flatMap((match): SampleCall[] => {
    const [whole, method = 'get'] = match;
    const [address, ...more] = splitAt(text, match.index + whole.length - 1) ?? [];
    const call = address && readCall(sample, match.index, whole.slice(0, -1), address);
    if (!call) return [];
    const options = new Map(more.flatMap((part) => namedArgument(part) ?? []));
    const params = options.get('params');
    const names = params ? readNames(params, text) : { names: [], hasMore: false };
    const body = options.get('json') ?? options.get('data') ?? options.get('files');
    const isOpen = more.some((part) => part.text.startsWith('**'));
    return [
      {
        ...call,
        method: isOpen ? ANY_METHOD : method.toUpperCase(),
        query: [...(call.query ?? []), ...(names?.names ?? [])],
        hasMore: isOpen || call.hasMore || (names?.hasMore ?? true),
        body,
      },
    ];
  });
}

export function readCall(sample: SampleFile, index: number, callee: string, given: Part): SampleCall | undefined {
  const address = textOf(given, sample.text);
  const [, origin, written = '', search = ''] = (address && ADDRESS.exec(address.text)) ?? [];
  if (!address || written === '') return undefined;
  const filled = written.replace(/\$?\{[^{}]*\}/g, '{}');
  // `/path${query}`
  const path = filled.replace(/(?<!\/)\{\}$/, '');
  const pathIndex = address.index + (origin?.length ?? 0);
  const query = readSearch(search, pathIndex + written.length + 1, sample.text);
  return {
    sample,
    index,
    callee,
    method: 'GET',
    path,
    pathIndex,
    ...(origin?.startsWith('http') && { origin: { text: origin, index: address.index } }),
    query: query.names,
    hasMore: query.hasMore || path !== filled,
  };
}

/** What a text in quotes holds, also where a variable has it. */
function textOf({ text, index }: Part, code: string): Part | undefined {
  const [whole, , content] = TEXT.exec(text) ?? [];
  if (whole !== undefined && content !== undefined) return { text: content, index: index + text.indexOf(content) };
  if (!/^\w+$/.test(text)) return undefined;
  const given = new RegExp(`\\b${text}(?:: \\w+)? = (?=f?(["'\`])((?:(?!\\1)[^\\\\]|\\\\[\\s\\S])*)\\1)`, 'g');
  const found = nearestTo(index, code.matchAll(given));
  return found && { text: found[2] ?? '', index: code.indexOf(found[2] ?? '', found.index + found[0].length) };
}

/** Names of a query such as `a=1&b=${b}`, `${new URLSearchParams({ a, b })}` or `{urlencode({'a': a})}`. */
function readSearch(search: string, start: number, code: string): NamesRead {
  const names = namesIn(search, start);
  if (!/(?:^|&)\$?\{/.test(search)) return { names, hasMore: false };
  const encoded = ENCODED.exec(search);
  const index = start + (encoded?.index ?? 0) + (encoded?.[0].length ?? 0);
  const inner = encoded && readNames({ text: encoded[1] ?? '', index }, code);
  return { names: [...names, ...(inner?.names ?? [])], hasMore: inner?.hasMore ?? true };
}

/** Names of a query that begins at `start`. */
export function namesIn(search: string, start: number): NamesRead['names'] {
  return [...search.matchAll(/(?:^|&)([\w.-]+)=([^&]*)/g)].map(({ 0: whole, 1: name = '', 2: value = '', index }) => ({
    name,
    value,
    index: start + index + whole.indexOf(name),
  }));
}

/** The method and the body; any method where other code adds options. */
function readOptions(options: Part | undefined, code: string): Pick<SampleCall, 'method' | 'body'> {
  if (!options) return { method: 'GET' };
  const members = options.text.startsWith('{') ? splitAt(code, options.index) : undefined;
  if (!members || members.some(({ text }) => text.startsWith('...'))) return { method: ANY_METHOD };
  const valueOf = (name: string) => members.find(({ text }) => new RegExp(`^['"]?${name}\\b`).test(text));
  const given = valueOf('method')?.text;
  const method = given === undefined ? 'GET' : /:\s*(['"`])([A-Za-z]+)\1$/.exec(given)?.[2]?.toUpperCase();
  const body = valueOf('body');
  return { method: method ?? ANY_METHOD, body };
}

/** `name=value` */
function namedArgument({ text, index }: Part): Array<[string, Part]> | undefined {
  const [start, name] = /^(\w+)\s*=\s*/.exec(text) ?? [];
  if (start === undefined || name === undefined) return undefined;
  return [[name, { text: text.slice(start.length), index: index + start.length }]];
}
