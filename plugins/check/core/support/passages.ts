import type { Operation } from '../../../openapi';
import { nodeOf } from '../facts/nodeOf';
import type { Facts } from '../facts/types';
import type { SpecText, Spot } from '../project/project';
import { readCalls } from '../samples/readCalls';
import type { SampleFile } from '../samples/types';

/** The operation that a text of the document belongs to, if it is in one. */
export function operationOf({ path, node }: SpecText, { model }: Facts): Operation | undefined {
  return model.operations.find(
    (operation) =>
      nodeOf(model, operation) === node ||
      (path[0] === 'paths' && path[1] === operation.path && path[2] === operation.method.toLowerCase()),
  );
}

/** Operations that a passage is about: those it names or links to, else those of its part of the document. */
export function operationsNear({ passage: { context }, owners }: Spot, facts: Facts): Operation[] {
  const pages = [...context.matchAll(LINK)].flatMap(([, href = '']) => operationsAt(href, facts));
  const found = new Set([...pages, ...callsIn(context, facts)]);
  return found.size > 0 ? [...found] : owners.flatMap((owner) => operationOf(owner, facts) ?? []);
}

const LINK = /\]\(([^)\s]+)\)/g;

/** Calls that a text names, or whose sections it links to. */
export function callsIn(text: string, facts: Facts): Operation[] {
  const linked = [...text.matchAll(LINK)].flatMap(([, href = '']) =>
    href.includes('#') ? operationsAt(href, facts) : [],
  );
  const named = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => operationsOf(code, facts));
  return [...new Set([...linked, ...named])];
}

/** Operations that code names by id, by path (with or without a method), or by the last word of a unique path, such as `check_session`. */
export function operationsOf(code: string, { operations, paths, names }: Facts): Operation[] {
  const own = operations.get(code);
  if (own) return [own];
  if (code.includes('/')) return paths.find(code.replace(/^[A-Z]+ /, ''));
  const found =
    /^[a-z]+(?:[_-]?[a-z]+|\d|[A-Z])\w*$/.test(code) && /[_\dA-Z-]/.test(code) && !names.has(code)
      ? paths.find(code)
      : [];
  return found.length === 1 ? found : [];
}

export function operationsCalled(sample: SampleFile, samples: readonly SampleFile[], { paths }: Facts): Operation[] {
  return readCalls(sample, samples).flatMap(({ path, method }) =>
    paths.findExact(path).filter((operation) => operation.method === method),
  );
}

/** The operation of an anchor, or all of a page. */
export function operationsAt(href: string, facts: Facts): Operation[] {
  const [path = '', hash = ''] = href.replace(/\?[^#]*/, '').split('#');
  const operations = facts.pageOperations.get(path.replace(/^\/|\/$/g, '')) ?? [];
  const own = operations.filter(({ id }) => id === hash);
  return own.length > 0 || hash !== '' ? own : operations;
}
