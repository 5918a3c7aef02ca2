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

/** A keyword or hash, or an address or name: what ends neither a directive nor the string of a server's configuration. */
export const SOURCE = /^(?:'[\w+/=-]+'|[\w*.:/?=&%~@+#-]+)$/;
export const DIRECTIVE = /^[a-z]+(?:-[a-z]+)*$/;
const STANDS_ALONE = /^(?:upgrade-insecure-requests|block-all-mixed-content|sandbox)$/;

export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, new Set(sources)]] : [])));
}

/** A directive of sources that `base` does not have begins with what `default-src` gives it. */
export function joinPolicies(base: Policy, ...others: Policy[]): Policy {
  const joined = new Map(base);
  for (const [name, sources] of others.flatMap((other) => [...other])) {
    const known = joined.get(name) ?? (name.endsWith('-src') ? ["'self'"] : []);
    const all = new Set([...known, ...sources]);
    if (all.size > 1) all.delete("'none'");
    joined.set(name, all);
  }
  return joined;
}

/** A directive to which the site gives no sources is left out, but for those that need none. */
export function addOption(policy: Policy, added: Policy): Policy {
  const isOut = (name: string) => !STANDS_ALONE.test(name) && [...(added.get(name) ?? ['any'])].length === 0;
  return new Map([...joinPolicies(policy, added)].filter(([name]) => !isOut(name)));
}

/** What is no source, such as one with `;` of which a directive would follow, is left out and given to `reject`. */
export function printPolicy(policy: Policy, reject: (source: string) => void): string {
  const directives = Array.from(policy, ([name, sources]) => {
    const written = withoutIdle(name, [...sources]).filter((source) => SOURCE.test(source) || reject(source));
    return [name, ...written].join(' ');
  });
  return directives.join('; ');
}

/** Browsers ignore `'unsafe-inline'` beside a hash. */
function withoutIdle(name: string, sources: string[]): string[] {
  const isAny = sources.includes(ANY_INLINE) || (name === 'style-src-attr' && sources.length > MOST_STYLES);
  return isAny ? [...sources.filter((source) => !/^'(?:sha256-|unsafe-)/.test(source)), ANY_INLINE] : sources;
}
