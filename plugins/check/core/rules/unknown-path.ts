import { once } from '../../../shared/core/cache';
import { didYouMean, findNear } from '../../../shared/suggest';
import { type Finding, passageRule } from '../engine/rule';
import type { Facts } from '../facts/types';
import type { Project } from '../project/project';
import { operationsAt } from '../support/passages';
import type { LinkUse } from '../text/passage';

const CALL = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) )?(\/?[\w{}%.,:-]+(?:\/[\w{}%.,:$-]+)*\/?)(?:\?.*)?$/;

/** A path, or a method with a path, in prose. */
export const unknownPath = passageRule<(path: string) => boolean>({
  id: 'unknown-path',
  needsAll: true,
  about: 'Every path that a text mentions is one of the document, and has the method that the text gives it.',
  prepare: ({ addresses }) => siteTest(addresses),
  *check({ passage, page }, facts, isOfSite) {
    for (const { value, index } of passage.codes) {
      const finding = checkCall(value, facts, isOfSite, page === undefined);
      if (finding) yield { at: passage.place(index), ...finding };
    }
    for (const link of passage.links) {
      const message = checkLabel(link, facts);
      if (message) yield { at: passage.place(link.index), message };
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

/** Asks for the addresses only when it meets a path that the document does not have. */
const siteTest = once(
  (addresses: Project['addresses']) => (path: string) => addresses().has(path.replace(/^\/|\/$/g, '')),
);

/** Checks `GET /path` or a path alone. `mustResemble`: one that resembles none of the document may be of another API. */
function checkCall(
  written: string,
  facts: Facts,
  isOther: (path: string) => boolean = () => false,
  mustResemble = false,
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
  if (!(hint || (!mustResemble && paths.looksLikePath(path))) || isOther(path)) return undefined;
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
