/** A Content-Security-Policy: the sources of each directive. */
export type Policy = ReadonlyMap<string, Iterable<string>>;

/** What every page needs: our styles have images from `data:`, and answers with images are shown from `blob:`. */
export const BASE: Policy = new Map([
  ['default-src', ["'self'"]],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'"]],
  ['img-src', ["'self'", 'data:', 'blob:']],
  ['connect-src', ["'self'"]],
  ['object-src', ["'none'"]],
  ['base-uri', ["'self'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', ["'self'"]],
  ['require-trusted-types-for', ["'script'"]],
  // Our own, that of the bundle, and one for HTML of Docusaurus: see `shared/browser/trusted.ts`.
  ['trusted-types', ['livespec', 'livespec-scripts', 'default']],
]);

/** Style attributes, which run nothing, are allowed as such where pages have more than these. */
const MOST_STYLES = 16;
const ANY_INLINE = "'unsafe-inline'";

export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, new Set(sources)]] : [])));
}

/** A directive of sources that `base` does not have begins with what `default-src` gives it; without sources, it is left out. */
export function joinPolicies(base: Policy, ...others: Policy[]): Policy {
  const joined = new Map(base);
  for (const [name, sources] of others.flatMap((other) => [...other])) {
    if ([...sources].length === 0 && joined.delete(name)) continue;
    const known = joined.get(name) ?? (name.endsWith('-src') ? ["'self'"] : []);
    const all = new Set([...known, ...sources]);
    if (all.size > 1) all.delete("'none'");
    joined.set(name, all);
  }
  return joined;
}

export function printPolicy(policy: Policy): string {
  return Array.from(policy, ([name, sources]) => [name, ...withoutIdle(name, [...sources])].join(' ')).join('; ');
}

/** Browsers ignore `'unsafe-inline'` beside a hash. */
function withoutIdle(name: string, sources: string[]): string[] {
  const isAny = sources.includes(ANY_INLINE) || (name === 'style-src-attr' && sources.length > MOST_STYLES);
  return isAny ? [...sources.filter((source) => !/^'(?:sha256-|unsafe-)/.test(source)), ANY_INLINE] : sources;
}
