import type { Problem } from '../../../shared/problem';
import { type PagePlace, pageProblem } from './places';

const MDX_FILE = /([^\s"'`()]+\.gen\.mdx)/g;
const ROUTE = /Can't render static file for pathname "([^"]*)"/g;

export interface BuiltPages {
  places: readonly PagePlace[];
  /** With a slash at both ends. */
  baseUrl: string;
  read(file: string): string;
}

interface FailedPage {
  place: PagePlace;
  reason: string;
  section?: string;
}

/** Finds the pages that failed in the uncoloured output of Docusaurus or its bundler. Returns one problem per page. */
export function findFailedPages(text: string, built: BuiltPages): Problem[] {
  // The bundler draws boxes around quotes.
  const plain = text.replace(/^[ \t]*[│×╰─▶]+[ \t]*/gmu, '');
  const problems = new Map<PagePlace, Problem>();
  for (const { place, reason, section } of [...failedFiles(plain, built), ...failedRoutes(plain, built)]) {
    if (!problems.has(place)) problems.set(place, pageProblem(place, reason, section));
  }
  return [...problems.values()];
}

function failedFiles(text: string, { places, read }: BuiltPages): FailedPage[] {
  return [...text.matchAll(MDX_FILE)].flatMap(({ 1: path = '', index }) => {
    const fits = places.filter(({ file }) => path === file || path.endsWith(`/${file}`));
    const place = fits.toSorted((a, b) => b.file.length - a.file.length)[0];
    if (!place) return [];
    const after = text.slice(index);
    const line = Number(/"line":\s*(\d+)/.exec(after)?.[1] ?? 0);
    const section = sectionAt(read(place.file), line, place);
    return [{ place, reason: reasonIn(after), ...(section ? { section } : {}) }];
  });
}

function failedRoutes(text: string, { places, baseUrl }: BuiltPages): FailedPage[] {
  return [...text.matchAll(ROUTE)].flatMap(({ 0: whole, 1: route = '', index }) => {
    const path = decode(route).slice(baseUrl.length).replace(/\/$/, '');
    const place = places.find((candidate) => candidate.path === path);
    return place ? [{ place, reason: reasonIn(text.slice(index + whole.length)) }] : [];
  });
}

function decode(route: string): string {
  try {
    return decodeURI(route);
  } catch {
    return route;
  }
}

/** Finds the section of a line in a generated page; ignores headings within its text. */
function sectionAt(mdx: string, line: number, { parts }: PagePlace): string | undefined {
  const before = mdx.split('\n').slice(0, line).join('\n');
  const ids = [...before.matchAll(/\{\/\* #(\S+) \*\/\}$/gm)].map(([, id]) => id);
  return ids.findLast((id) => parts.some((part) => part.id === id));
}

function reasonIn(text: string): string {
  const [, message = ''] = /(?:\[cause\]|^Cause): *([^\n]+)/m.exec(text) ?? [];
  const reason = message.replace(/^(?:\w*Error: )+/, '').trim() || 'Docusaurus does not say why.';
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
