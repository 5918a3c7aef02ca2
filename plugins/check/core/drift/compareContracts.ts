import { type ChangeInWords, formatChange } from '../../../openapi';
import { isObject } from '../../../shared/core/json';
import { type Contract, type Contracts, RETURNED_BY } from '../lock/contracts';

/** What is different at one part of an element. */
export interface PartChange {
  part: string;
  message: string;
}

/** What changed of each element; of one that is gone, that it is. */
export function compareContracts(before: Contracts, now: Contracts): ReadonlyMap<string, PartChange[]> {
  const changed = new Map<string, PartChange[]>();
  for (const [key, old] of Object.entries(before)) {
    const own = now[key];
    const changes = own ? compareParts(old, own) : [{ part: '', message: 'no longer exists' }];
    if (changes.length > 0) changed.set(key, changes);
  }
  return changed;
}

function compareParts(old: Contract, now: Contract): PartChange[] {
  const parts = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return parts.flatMap((part) =>
    part === RETURNED_BY
      ? compareCallers(old[part], now[part])
      : [...comparePart(part, old[part], now[part])].map((change) => ({ part, message: formatChange(change) })),
  );
}

function compareCallers(old: unknown, now: unknown): PartChange[] {
  const [lost, added] = differencesOf(old, now);
  return [
    ...lost.map((name) => ({ part: RETURNED_BY, message: `is no longer returned by ${name}` })),
    ...added.map((name) => ({ part: RETURNED_BY, message: `may be returned by ${name}` })),
  ];
}

function* comparePart(part: string, old: unknown, now: unknown): Generator<ChangeInWords> {
  if (isSame(old, now)) return;
  if (part === 'errors') return yield* compareErrors(old, now);
  const known = KINDS[part];
  const place = part.replace(/^\./, '');
  if (known) yield { kind: known, from: textOf(old), to: textOf(now) };
  else if (now === undefined) yield { kind: 'removed', place };
  else if (old === undefined)
    yield { kind: isObject(now) && now.required === true ? 'added-required' : 'added', place };
  else if (isObject(old) && isObject(now)) yield* compareValues(place, old, now);
  else yield { kind: 'limit', name: part, from: textOf(old), to: textOf(now) };
}

const KINDS: Readonly<Record<string, ChangeInWords['kind']>> = {
  effect: 'effect',
  interval: 'interval',
  name: 'error-name',
  retry: 'error-retry',
};

const OF_VALUES: Readonly<Record<string, ChangeInWords['kind']>> = {
  type: 'type',
  is: 'type',
  format: 'format',
  default: 'default',
};

function* compareValues(place: string, old: object, now: object): Generator<ChangeInWords> {
  const [was, is] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const [from, to] = [was.get(key), is.get(key)];
    if (isSame(from, to)) continue;
    if (key === 'required') yield { kind: to === true ? 'became-required' : 'became-optional', place };
    else if (key === 'errors') for (const change of compareErrors(from, to)) yield { ...change, place };
    else if (key === 'enum') for (const change of compareEnums(from, to)) yield { ...change, place };
    else yield { kind: OF_VALUES[key] ?? 'limit', place, name: key, from: textOf(from), to: textOf(to) };
  }
}

function* compareErrors(old: unknown, now: unknown): Generator<ChangeInWords> {
  const [lost, added] = differencesOf(old, now);
  for (const name of lost) yield { kind: 'error-not-returned', name };
  for (const name of added) yield { kind: 'error-returned', name };
}

function* compareEnums(old: unknown, now: unknown): Generator<ChangeInWords> {
  const [lost, added] = differencesOf(old, now);
  for (const name of lost) yield { kind: 'value-removed', name };
  for (const name of added) yield { kind: 'value-added', name };
}

function differencesOf(old: unknown, now: unknown): [lost: string[], added: string[]] {
  const [was, is] = [old, now].map((one) => (Array.isArray(one) ? one.map((value) => textOf(value) ?? '') : []));
  const without = (one: string[] = [], other: string[] = []) => one.filter((value) => !other.includes(value));
  return [without(was, is), without(is, was)];
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
