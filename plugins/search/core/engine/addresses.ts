import { createAddressFinder } from '../../../shared/core/findAddress';
import type { NameRecord } from '../types';

/** Finds the operations of an address copied from code or a log. */
export function createAddresses(names: readonly NameRecord[]): (text: string) => NameRecord[] {
  const find = createAddressFinder(
    names.flatMap((name) => {
      const [, method, path] = /^([A-Z]+) (.*)$/i.exec(name.kind === 'operation' ? name.owner : '') ?? [];
      return method === undefined || path === undefined ? [] : [{ method, path, name }];
    }),
  );
  return (text) => find(text).map(({ name }) => name);
}
