import { once } from '../../../shared/cache';
import { didYouMean, findNear } from '../../../shared/suggest';
import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project';
import type { LinkUse } from '../text/passage';
import { operationsAt } from './support/passages';

const CALL = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) )?(\/?[\w{}%.,:-]+(?:\/[\w{}%.,:$-]+)*\/?)(?:\?.*)?$/;

/** A path, or a method with a path, in prose. */
export const unknownPath = passageRule<(path: string) => boolean>({
  id: 'unknown-path',
  needsAll: true,
  about: 'Every path that a text mentions is one of the document, and has the method that the text gives it.',
  prepare: ({ addresses }) => siteTest(addresses),
  *check({ passage }, facts, isOfSite) {
    for (const { value, index } of passage.codes) {
      const finding = checkCall(value, facts, isOfSite);
      if (finding) yield { at: passage.place(index), ...finding };
    }
    for (const link of passage.links) {
      const message = checkLabel(link, facts);
      if (message) yield { at: passage.place(link.index), message };
    }
    for (const { method, path, index } of methodsBeside(passage.text)) {
      const operations = path.includes('/') ? facts.paths.find(path) : [facts.operations.get(path) ?? []].flat();
      if (operations.length === 0 || operations.some((one) => one.method === method)) continue;
      const methods = [...new Set(operations.map((one) => one.method))].join(' or ');
      yield { at: passage.place(index), message: `\`${path}\` takes ${methods}, not ${method}.` };
    }
  },
});

/** A link to a call whose text is another call. */
function checkLabel({ label, href }: LinkUse, facts: Facts): string | undefined {
  const [, method, path = ''] = CALL.exec(label) ?? [];
  const [target, another] = href.includes('#') && path.includes('/') ? operationsAt(href, facts) : [];
  const named = facts.paths.find(path).filter((one) => !method || one.method === method);
  if (!target || another || named.includes(target)) return undefined;
  return `This link leads to \`${target.method} ${target.path}\`, not to \`${label}\`.`;
}

const METHOD = '(GET|POST|PUT|PATCH|DELETE)';
const AFTER = new RegExp(
  `\`([^\`\\s]+)\`(?:\\]\\([^)]*\\))? ?(?:(?:is|are) (?:an? |called (?:with|by) |sent (?:with|by|as)(?: an?)? )|(?:uses|takes|needs|expects)(?: an?| the method)? |是|用的是|要?使用|要?用|通过) ?\`?${METHOD}(?![\\w/])`,
  'g',
);
const BEFORE = new RegExp(
  `(?:\`${METHOD}\`(?: request)? (?:to|on|for)?|\\ban? ${METHOD}(?: request)? (?:to|on|for)) ?\\[?\`([^\`\\s]+)\``,
  'g',
);

/** `` `counter/inc` is a GET``, `` `DELETE` to `/path` ``. */
function methodsBeside(text: string): Array<{ method: string; path: string; index: number }> {
  return [
    ...[...text.matchAll(AFTER)].map(({ 0: whole, 1: path = '', 2: method = '', index }) => ({
      method,
      path,
      index: index + whole.lastIndexOf(method),
    })),
    ...[...text.matchAll(BEFORE)].map(({ 0: whole, 1: quoted, 2: method = quoted ?? '', 3: path = '', index }) => ({
      method,
      path,
      index: index + whole.indexOf(method),
    })),
  ];
}

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
  if (paths.isPart(path.replace(/\/?$/, '/'))) return undefined;
  if (/^\/_|^\/\w*:/.test(path)) return undefined;
  const hint = suggestPath(path, paths);
  if (!(hint || paths.looksLikePath(path)) || isOther(path)) return undefined;
  return { message: `The document has no path \`${path}\`.`, hint };
}

export function suggestPath(written: string, { all, baseOf }: Facts['paths']): string | undefined {
  const base = baseOf(written);
  const path = written.slice(base.length);
  const shapes = new Map(all.map((one) => [fillIn(one, path).replaceAll(/\{\w+\}/g, '{}'), one]));
  const shape = path.replaceAll(/\{\w+\}/g, '{}').replace(/\?.*/, '');
  const short = [...shapes.keys()].map(shorten).filter((one) => isNearByParts(path, one));
  const hint = didYouMean(shape, path.startsWith('/') ? shapes.keys() : short);
  return hint?.replace(/`([^`]+)`/g, (_, found: string) => `\`${base}${shapes.get(found) ?? found}\``);
}

/** A known path with the values of a written one that has a part in common with it. */
function fillIn(known: string, written: string): string {
  const [parts, values] = [known.split('/'), written.split('/')];
  const isAlike = parts.length === values.length && parts.some((part, at) => part !== '' && part === values[at]);
  return isAlike ? parts.map((part, at) => (part.startsWith('{') ? (values[at] ?? part) : part)).join('/') : known;
}

/** A folder such as `src/pets` ends as a path does. */
function isNearByParts(written: string, known: string): boolean {
  const parts = known.split('/');
  return written
    .split('/')
    .every((part, at) => part === parts[at] || findNear(part, parts.slice(at, at + 1)).length > 0);
}

function shorten(path: string): string {
  return path.split('/').slice(-2).join('/');
}
