import type { Operation } from '../../../../openapi';
import { nodeOf } from '../../facts/nodeOf';
import type { Facts } from '../../facts/types';
import type { SpecText, Spot } from '../../project';
import { readCalls } from '../../samples/readCalls';
import type { SampleFile } from '../../samples/types';

/** The operation that a text of the document belongs to, if it is in one. */
export function operationOf({ path, node }: SpecText, { model }: Facts): Operation | undefined {
  return model.operations.find(
    (operation) =>
      nodeOf(model, operation) === node ||
      (path[0] === 'paths' && path[1] === operation.path && path[2] === operation.method.toLowerCase()),
  );
}

/** Operations that a passage is about: those it names or links to, else those of its part of the document. */
export function operationsNear({ passage, owners }: Spot, facts: Facts): Operation[] {
  const found = new Set<Operation>();
  for (const target of passage.context.matchAll(/\]\(([^)\s]+)\)/g)) {
    for (const operation of operationsAt(target[1] ?? '', facts)) found.add(operation);
  }
  for (const [, code = ''] of passage.context.matchAll(/`([^`]+)`/g)) {
    const own = facts.operations.get(code);
    if (own) found.add(own);
    else if (code.includes('/')) {
      for (const operation of facts.paths.find(code.replace(/^[A-Z]+ /, ''))) found.add(operation);
    }
  }
  if (found.size > 0) return [...found];
  return owners.flatMap((owner) => operationOf(owner, facts) ?? []);
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
