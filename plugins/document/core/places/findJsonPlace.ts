/** UTF-16 offsets in a text. */
export interface Place {
  start: number;
  end: number;
}

/** A member of any name, as in the ids of maps. */
const ANY = ':map';

const TOKEN = /"(?:\\.|[^"\\])*"(\s*:)?|[{}[\]]/g;

/** Finds the member at the end of `path`, wherever the path begins; lists do not count. The outermost one wins. */
export function findJsonPlace(json: string, path: string[], startsAtRoot = false): Place | undefined {
  const open: string[] = [];
  let key = '';
  let found: (Place & { depth: number }) | undefined;
  for (const { 0: token, 1: colon, index } of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(key);
    else if (token === '}' || token === ']') open.pop();
    key = colon === undefined ? '' : readKey(token.slice(0, -colon.length));
    if (colon === undefined) continue;
    const names = [...open.filter((name) => name !== ''), key];
    const isThere = startsAtRoot ? names.length === path.length && endsWith(names, path) : endsWith(names, path);
    if (isThere && names.length < (found?.depth ?? Number.POSITIVE_INFINITY)) {
      const end = json.indexOf('\n', index);
      found = { start: index, end: end < 0 ? json.length : end, depth: names.length };
    }
  }
  return found && { start: found.start, end: found.end };
}

function readKey(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

function endsWith(names: string[], path: string[]): boolean {
  const offset = names.length - path.length;
  return offset >= 0 && path.every((name, index) => name === ANY || name === names[offset + index]);
}
