export interface CallAddress {
  method: string;
  /** With parameters in braces: `/rank/{id}`. */
  path: string;
}

interface Template<Call> {
  call: Call;
  method: string;
  path: string;
  segments: Segment[];
}

interface Segment {
  start: string;
  end: string;
  hasParameter: boolean;
}

const MOST_TEXT = 4000;

/**
 * Finds the calls of an address copied from code or a log: `/rank/page/7` and
 * `get('https://a.example/api/v1/rank/page/7?key=x')` match `/api/v1/rank/page/{id}`. Prefers templates with more
 * literal segments, and the method in the text. The mere start of a path matches none.
 */
export function createAddressFinder<Call extends CallAddress>(calls: readonly Call[]): (text: string) => Call[] {
  const templates = calls.map((call): Template<Call> => {
    const path = call.path.toUpperCase();
    return { call, method: call.method.toUpperCase(), path, segments: segmentsOf(path).map(parseSegment) };
  });

  function find(word: string): Template<Call>[] {
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
    return (ofMethod.length > 0 ? ofMethod : found).map(({ call }) => call);
  };
}

/** Counts matching literal segments, aligned at the end; 0 if the address does not match. */
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

function pathOf(word: string): string {
  return word
    .replace(/[?#].*$/, '')
    .replace(/(?<!["'`,;:)>\]}])["'`,;:)>\]}]+$/, '')
    .replace(/^.*["'`(<[=]/, '')
    .replace(/^(?:[A-Z][A-Z\d+.-]*:\/\/[^/]*|\$?\{[^}]*\})/, '');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
