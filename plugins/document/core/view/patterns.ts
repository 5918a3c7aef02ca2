/** What a list of names chooses: all without names, those that are named, and never those after `!`. */
export interface Choice {
  wanted: string[];
  unwanted: string[];
}

export function readChoice(patterns: readonly string[] = []): Choice {
  return {
    wanted: patterns.filter((pattern) => !pattern.startsWith('!')),
    unwanted: patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
  };
}

/** Whether a path matches a pattern: `*` is a part of a segment, `**` any number of segments; braces mean themselves. */
export function matchesPath(path: string, pattern: string): boolean {
  const known = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = known.replace(/\/\*\*|\*\*|\*/g, (stars) =>
    stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(?:/.*)?',
  );
  return new RegExp(`^${source}$`).test(path);
}

export function choosesPath({ wanted, unwanted }: Choice, path: string): boolean {
  const isMatch = (pattern: string) => matchesPath(path, pattern);
  return (wanted.length === 0 || wanted.some(isMatch)) && !unwanted.some(isMatch);
}
