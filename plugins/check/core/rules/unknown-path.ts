import { once } from '../../../shared/cache';
import { didYouMean } from '../../../shared/suggest';
import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project';

const CALL = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) )?(\/?[\w{}%.,:-]+(?:\/[\w{}%.,:$-]+)*\/?)(?:\?.*)?$/;

/** A path, or a method with a path, in prose. */
export const unknownPath = passageRule<(path: string) => boolean>({
  id: 'unknown-path',
  about: 'Every path that a text mentions is one of the document, and has the method that the text gives it.',
  prepare: ({ addresses }) => siteTest(addresses),
  *check({ passage }, facts, isOfSite) {
    for (const { value, index } of passage.codes) {
      const finding = checkCall(value, facts, isOfSite);
      if (finding) yield { at: passage.place(index), ...finding };
    }
  },
});

/** Asks for the addresses only when it meets a path that the document does not have. */
const siteTest = once(
  (addresses: Project['addresses']) => (path: string) => addresses().has(path.replace(/^\/|\/$/g, '')),
);

/** Checks `GET /path` or a path alone. */
export function checkCall(
  written: string,
  facts: Facts,
  isOther: (path: string) => boolean = () => false,
): Omit<Finding, 'at'> | undefined {
  const [, method, path = ''] = CALL.exec(written) ?? [];
  if (!path.includes('/') || /\.\w+$/.test(path)) return undefined;
  const { paths } = facts;
  const operations = paths.find(path);
  if (operations.length > 0) {
    if (!method || operations.some((operation) => operation.method === method)) return undefined;
    const methods = [...new Set(operations.map((operation) => operation.method))].join(' or ');
    return { message: `\`${path}\` takes ${methods}, not ${method}.` };
  }
  if (paths.all.some((known) => known.startsWith(`${path}/`))) return undefined;
  if (/^\/_|^\/\w*:/.test(path)) return undefined;
  const hint = suggestPath(path, paths.all);
  const isMeant = paths.looksLikePath(path) || hint !== undefined || (path.startsWith('/') && method === undefined);
  if (!isMeant || isOther(path)) return undefined;
  return { message: `The document has no path \`${path}\`.`, hint };
}

export function suggestPath(path: string, known: string[]): string | undefined {
  const shapes = new Map(known.map((one) => [one.replaceAll(/\{\w+\}/g, '{}'), one]));
  const shape = path.replaceAll(/\{\w+\}/g, '{}').replace(/\?.*/, '');
  const hint = didYouMean(shape, path.startsWith('/') ? shapes.keys() : [...shapes.keys()].map(shorten));
  return hint?.replace(/`([^`]+)`/, (_, found: string) => `\`${shapes.get(found) ?? found}\``);
}

function shorten(path: string): string {
  return path.split('/').slice(-2).join('/');
}
