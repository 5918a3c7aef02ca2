/** The part of an address that a policy names: `https://{region}.example.com:{port}/v1` is `https://*.example.com:*`. */
const HOST = /^(https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]*)(:[^/?#]*)?/i;

/** The sources of `connect-src` for the requests that readers can send. `addresses`: of the document, with `{variables}`. */
export function listReachable(
  { targets, proxy }: { targets: readonly string[]; proxy?: string },
  addresses: readonly string[],
): string[] {
  const ofDocument = targets.includes('servers') ? addresses.flatMap(sourceOf) : [];
  const sources = [
    ...(targets.includes('other') ? ['https:', 'http:'] : ofDocument),
    ...(targets.includes('local') ? ['http://127.0.0.1:*'] : []),
    ...(proxy === undefined ? [] : [new URL(proxy).origin]),
  ];
  return [...new Set(sources)];
}

/** Nothing for an address without a host. A policy takes `*` in place of the first labels, or of all. */
function sourceOf(address: string): string[] {
  const [, scheme = 'https:', host = '', port = ''] = HOST.exec(address.trim()) ?? [];
  if (host === '') return [];
  const labels = host.toLowerCase().split('.');
  const fixed = labels.slice(labels.findLastIndex((label) => label.includes('{')) + 1);
  if (fixed.length === 0) return [scheme];
  const known = fixed.length < labels.length ? ['*', ...fixed] : fixed;
  return [`${scheme}//${known.join('.')}${port.includes('{') ? ':*' : port}`];
}
