/** `/api/v1/rank/page/{id}` whole and from each segment on, with and without trailing parameters. */
export function pathAliases(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const aliases = new Set<string>([path]);
  for (let start = 0; start < segments.length; start += 1) {
    if (isParameter(segments[start])) continue;
    let end = segments.length;
    while (end > start + 1 && isParameter(segments[end - 1])) end -= 1;
    aliases.add(`/${segments.slice(start).join('/')}`).add(`/${segments.slice(start, end).join('/')}`);
  }
  return [...aliases];
}

function isParameter(segment = ''): boolean {
  return segment.startsWith('{');
}
