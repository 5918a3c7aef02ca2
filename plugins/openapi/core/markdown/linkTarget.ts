const HERE = 'https://here.invalid/';

/** Parses as browsers do, so that tabs, entities and mixed case hide nothing. `undefined`: not allowed. */
export function linkTarget(href: unknown): { href: string; external: boolean } | undefined {
  if (typeof href !== 'string') return undefined;
  try {
    const url = new URL(href, HERE);
    if (url.protocol === 'mailto:') return { href, external: false };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    return { href, external: url.origin !== new URL(HERE).origin };
  } catch {
    return undefined;
  }
}
