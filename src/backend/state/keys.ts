import type { Json, State } from '@livespec/docusaurus/backend';

/** A key of the state. Slashes in a part are escaped, so that an id that a game chose never reaches into another key. */
export function keyOf(...parts: Array<string | number>): string {
  return parts.map((part) => String(part).replace(/[%/]/g, (found) => (found === '%' ? '%25' : '%2F'))).join('/');
}

/** The parts that a key was made of; numbers come back as text. */
export function partsOf(key: string): string[] {
  return key.split('/').map((part) => part.replace(/%(25|2F)/g, (_, code: string) => (code === '25' ? '%' : '/')));
}

/** What the state has below the parts, without the entry of the parts themselves. */
export function listBelow<Value extends Json>(state: State, ...parts: Array<string | number>): Array<[string, Value]> {
  return state.list(`${keyOf(...parts)}/`) as Array<[string, Value]>;
}

/** What the sandbox itself has written under a key. It is shared: copy it to change it. */
export function read<Value extends Json>(state: State, key: string): Value | undefined {
  return state.get(key) as Value | undefined;
}

/** The next number of a sequence: 1, 2, 3. Numbers never come twice, also not after what had them is gone. */
export function nextNumber(state: State, sequence: string): number {
  const key = keyOf('sequence', sequence);
  const next = (read<number>(state, key) ?? 0) + 1;
  state.set(key, next);
  return next;
}
