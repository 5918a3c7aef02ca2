import { isObject, parseJson } from '../../shared/core/json';

const PLACE = 'api.keys';
/** Sessions of a sandbox are kept by the sandbox. */
const OF_SERVER = /^(server|other) /;

/** The credentials that this browser keeps; `undefined` if the reader has not asked for it. */
export function readKept(version: string): Record<string, string> | undefined {
  try {
    const kept = parseJson(localStorage.getItem(`${PLACE}.${version}`) ?? '');
    if (!isObject(kept)) return undefined;
    return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]));
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}

export function writeKept(version: string, credentials: Record<string, string> | undefined): void {
  const own = Object.entries(credentials ?? {}).filter(([name, value]) => OF_SERVER.test(name) && value !== '');
  try {
    if (credentials) localStorage.setItem(`${PLACE}.${version}`, JSON.stringify(Object.fromEntries(own)));
    else localStorage.removeItem(`${PLACE}.${version}`);
  } catch {
    // They stay in memory.
  }
}
