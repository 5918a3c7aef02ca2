import type { NameRecord } from './types';

interface Template {
  name: NameRecord;
  method: string;
  segments: string[];
}

/** Names in braces, which stand for any text. */
const PARAMETER = /^\{.*\}$/;

/**
 * Finds the operations that an address is one of, as it is copied from code or from a log: `/rank/page/7` and
 * `https://a.example/api/v1/rank/page/7?key=x` are `/api/v1/rank/page/{id}`. An address may be short of the beginning of a
 * path, or have more before it. Of several templates those that have most of it in words; with `method` among the
 * keywords, those of that method.
 */
export function createAddresses(names: readonly NameRecord[]): (keywords: readonly string[]) => NameRecord[] {
  const templates = names.flatMap((name): Template[] => {
    const [, method = '', path] = /^([A-Z]+) (.*)$/.exec(name.kind === 'operation' ? name.owner : '') ?? [];
    return path === undefined ? [] : [{ name, method, segments: segmentsOf(path.toLowerCase()) }];
  });

  function find(address: string): Template[] {
    const segments = segmentsOf(pathOf(address.toLowerCase()));
    if (segments.length === 0) return [];
    const scores = templates.map((template) => score(template.segments, segments));
    const best = Math.max(...scores, 1);
    return templates.filter((_template, index) => scores[index] === best);
  }

  return (keywords) => {
    const found = keywords.filter((keyword) => keyword.includes('/')).flatMap(find);
    const methods = new Set(keywords.map((keyword) => keyword.toUpperCase()));
    const ofMethod = found.filter(({ method }) => methods.has(method));
    return (ofMethod.length > 0 ? ofMethod : found).map(({ name }) => name);
  };
}

/** How many words of the address the template has where their ends meet; 0 where it is not of the template. */
function score(template: string[], address: string[]): number {
  const common = Math.min(template.length, address.length);
  const end = template.slice(template.length - common);
  if (common < template.length && PARAMETER.test(end[0] ?? '')) return 0;
  const words = end.filter((segment) => !PARAMETER.test(segment));
  const fits = end.every((segment, index) => PARAMETER.test(segment) || segment === address.at(index - common));
  return fits ? words.length : 0;
}

function pathOf(address: string): string {
  return address.replace(/^["'`]?[a-z][a-z\d+.-]*:\/\/[^/]*/, '').replace(/[?#"'`].*$/, '');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
