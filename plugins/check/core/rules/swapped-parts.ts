import { keepLast, once } from '../../../shared/core/cache';
import { passageRule } from '../engine/rule';
import type { Project, Spot } from '../project/project';

const PARTS = /^[\p{L}]+(?:([:,/|-])[\p{L}]+)(?:\1[\p{L}]+)*$/u;

/** `latitude:longitude`, where the document writes `longitude:latitude`. */
export const swappedParts = passageRule<ReadonlyMap<string, string>>({
  id: 'swapped-parts',
  about: 'A value of several parts has them in the order of the document.',
  prepare: listOrders,
  *check({ passage }, _facts, orders) {
    for (const { value, index } of passage.codes) {
      const key = keyOf(value);
      const known = key === undefined ? undefined : orders.get(key);
      if (known === undefined || known === value) continue;
      yield { at: passage.place(index), message: `The document writes \`${known}\`, in this order.` };
    }
  },
});

const ordersOf = keepLast<ReadonlyMap<string, string>>();

function listOrders({ spots }: Project): ReadonlyMap<string, string> {
  const found = spots.filter((group) => group.some(({ owners }) => owners.length > 0)).flatMap(valuesIn);
  return ordersOf(found, () => merge(found));
}

/** The order of each set of parts; sets that the document itself writes in several orders have none. */
function merge(found: string[]): ReadonlyMap<string, string> {
  const orders = new Map<string, string>();
  const varying = new Set<string>();
  for (const value of found) {
    const parts = keyOf(value) ?? '';
    if ((orders.get(parts) ?? value) !== value) varying.add(parts);
    orders.set(parts, value);
  }
  for (const parts of varying) orders.delete(parts);
  return orders;
}

const valuesIn = once((group: Spot[]) =>
  group.flatMap(({ passage }) => passage.codes.flatMap(({ value }) => (keyOf(value) === undefined ? [] : [value]))),
);

function keyOf(value: string): string | undefined {
  const [, mark = ''] = PARTS.exec(value) ?? [];
  return mark === '' ? undefined : `${mark}${value.split(mark).sort().join(mark)}`;
}
