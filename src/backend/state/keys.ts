import type { Json, State } from '@livespec/docusaurus/backend';

/** Makes a state key. Escapes slashes in parts, because games choose ids. */
export function keyOf(...parts: Array<string | number>): string {
  return parts.map((part) => String(part).replace(/[%/]/g, (found) => (found === '%' ? '%25' : '%2F'))).join('/');
}

export function partsOf(key: string): string[] {
  return key.split('/').map((part) => part.replace(/%(25|2F)/g, (_, code: string) => (code === '25' ? '%' : '/')));
}

/** Entries below the key of the parts, excluding that key itself. */
export function listBelow<Value extends Json>(state: State, ...parts: Array<string | number>): Array<[string, Value]> {
  return state.list(`${keyOf(...parts)}/`) as Array<[string, Value]>;
}

/** Immutable: copy before changing. */
export function read<Value extends Json>(state: State, key: string): Value | undefined {
  return state.get(key) as Value | undefined;
}

/** The next number of a sequence, starting at 1; never repeats. */
export function nextNumber(state: State, sequence: string): number {
  const key = keyOf('sequence', sequence);
  const next = (read<number>(state, key) ?? 0) + 1;
  state.set(key, next);
  return next;
}
