/** Whether version numbers (major.minor.patch) announce breaking changes: a new major, or a new minor before 1.0. */
export function announcesBreaking(before: string, after: string): boolean {
  const [old, now] = [parse(before), parse(after)];
  if (!old || !now) return before !== after;
  if (now.major !== old.major) return now.major > old.major;
  return now.major === 0 && now.minor > old.minor;
}

function parse(version: string): { major: number; minor: number } | undefined {
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/** Orders versions by their numbers; `2.0.0-rc.1` comes before `2.0.0`. */
export function orderVersions(one: string, other: string): number {
  const [[main = '', ...rest], [mainOther = '', ...restOther]] = [one.split('-'), other.split('-')];
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const isFinal = Number(rest.length === 0) - Number(restOther.length === 0);
  return compare(main, mainOther) || isFinal || compare(rest.join('-'), restOther.join('-'));
}
