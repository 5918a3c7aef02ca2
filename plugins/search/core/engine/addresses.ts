import type { NameRecord } from '../types';

interface Template {
  name: NameRecord;
  method: string;
  path: string;
  segments: Segment[];
}

/** What stands in a segment before its parameters, and after them. */
interface Segment {
  start: string;
  end: string;
  hasParameter: boolean;
}

/** More of a text is not read. */
const MOST_TEXT = 4000;

/**
 * Finds the operations that an address in a text is one of, as it is copied from code or from a log: `/rank/page/7` and
 * `get('https://a.example/api/v1/rank/page/7?key=x')` are `/api/v1/rank/page/{id}`. An address may be short of the
 * beginning of a path, or have more before it. Of several templates those that have most of it in words; where the text
 * names their method, those of that method. An address that is only the beginning of one is of no operation.
 */
export function createAddresses(names: readonly NameRecord[]): (text: string) => NameRecord[] {
  const templates = names.flatMap((name): Template[] => {
    const [, method = '', path] =
      /^([A-Z]+) (.*)$/.exec(name.kind === 'operation' ? name.owner.toUpperCase() : '') ?? [];
    return path === undefined ? [] : [{ name, method, path, segments: segmentsOf(path).map(parseSegment) }];
  });

  function find(word: string): Template[] {
    const address = segmentsOf(pathOf(word));
    const whole = `/${address.join('/')}`;
    const isBeginning = templates.some(({ path }) => path.includes(whole));
    if (isBeginning && !templates.some(({ path }) => path.endsWith(whole))) return [];
    const scores = templates.map(({ segments }) => score(segments, address));
    const best = Math.max(...scores, 1);
    return templates.filter((_template, index) => scores[index] === best);
  }

  return (text) => {
    const words = text.slice(0, MOST_TEXT).toUpperCase().split(/\s+/);
    const found = words.filter((word) => word.includes('/')).flatMap(find);
    const methods = new Set(words.map((word) => word.replace(/[^A-Z]/g, '')));
    const ofMethod = found.filter(({ method }) => methods.has(method));
    return (ofMethod.length > 0 ? ofMethod : found).map(({ name }) => name);
  };
}

/** How many words of the address the template has where their ends meet; 0 where it is not of the template. */
function score(template: Segment[], address: string[]): number {
  const common = Math.min(template.length, address.length);
  const end = template.slice(template.length - common);
  if (common < template.length && end[0]?.hasParameter) return 0;
  const fits = end.every((segment, index) => fitsSegment(segment, address.at(index - common) ?? ''));
  return fits ? end.filter(({ start, end: rest }) => start !== '' || rest !== '').length : 0;
}

function fitsSegment({ start, end, hasParameter }: Segment, text: string): boolean {
  if (!hasParameter) return text === start;
  return text.length > start.length + end.length && text.startsWith(start) && text.endsWith(end);
}

function parseSegment(segment: string): Segment {
  const [from, to] = [segment.indexOf('{'), segment.lastIndexOf('}')];
  if (from < 0 || to < from) return { start: segment, end: '', hasParameter: false };
  return { start: segment.slice(0, from), end: segment.slice(to + 1), hasParameter: true };
}

/** Without the query, without what code has around an address, without scheme and host or what stands for them. */
function pathOf(word: string): string {
  return word
    .replace(/[?#].*$/, '')
    .replace(/["'`,;:)>\]}]+$/, '')
    .replace(/^.*["'`(<[=]/, '')
    .replace(/^(?:[A-Z][A-Z\d+.-]*:\/\/[^/]*|\$?\{[^}]*\})/, '');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
