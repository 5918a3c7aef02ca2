import pages from '@generated/openapi/default/operations.json';
import type { SandboxApi, SandboxOperation } from '../../sandbox';
import type { Desk } from './desk';

type Route = Pick<SandboxOperation, 'method' | 'path'>;

const isAt =
  ({ method, path }: Route) =>
  (row: Route) =>
    row.method === method && row.path === path;

/** The title of an operation as its page has it. */
export function titleOf({ version }: Desk, operation: SandboxOperation): string {
  const rows = (pages[version] ?? []).flatMap(({ operations }) => operations);
  return rows.find(isAt(operation))?.title ?? operation.title;
}

/** The title of the page with an operation. */
export function pageOf({ version }: Desk, api: SandboxApi, id: string): string | undefined {
  const operation = api.operations.find((one) => one.id === id);
  return operation && (pages[version] ?? []).find(({ operations }) => operations.some(isAt(operation)))?.title;
}
