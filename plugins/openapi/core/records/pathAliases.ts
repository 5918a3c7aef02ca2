/**
 * What one may type of a path to mean it: `/api/v1/rank/page/{id}` whole and from each of its segments on, with and
 * without the parameters at its end, and with and without the first slash.
 */
export function pathAliases(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const aliases = new Set<string>([path]);
  for (let start = 0; start < segments.length; start += 1) {
    if (isParameter(segments[start])) continue;
    let end = segments.length;
    while (end > start + 1 && isParameter(segments[end - 1])) end -= 1;
    for (const tail of new Set([segments.slice(start).join('/'), segments.slice(start, end).join('/')])) {
      aliases.add(`/${tail}`);
      aliases.add(tail);
    }
  }
  return [...aliases];
}

function isParameter(segment = ''): boolean {
  return segment.startsWith('{');
}
