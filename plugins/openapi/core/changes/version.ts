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
