/** Stands for a variable, whose value readers choose, where a URL is parsed. */
const ANY = 'livespec-any';
const WITH_ANY_PORT = new RegExp(`^(https?://[^/?#]*):[^/?#@]*${ANY}[^/?#@]*(?=[/?#]|$)`, 'i');
/** Browsers ignore all sources of a directive where one has other letters. */
const LABEL = /^[\w-]+$/;

/** What a policy allows for requests. `open`: addresses of the document that may lead to any host. */
export interface Reachable {
  sources: string[];
  open: string[];
}

/** The sources of `connect-src` for the requests that readers can send. `addresses`: of the document, with `{variables}`. */
export function listReachable(
  { targets, proxy }: { targets: readonly string[]; proxy?: string },
  addresses: readonly string[],
): Reachable {
  const isAny = targets.includes('other');
  const ofDocument = new Map(
    isAny || !targets.includes('servers') ? [] : addresses.map((address) => [address, sourceOf(address)]),
  );
  const sources = [
    ...(isAny ? ['https:', 'http:'] : ofDocument.values()),
    ...(targets.includes('local') ? ['http://127.0.0.1:*'] : []),
    ...(proxy === undefined ? [] : [new URL(proxy).origin]),
  ];
  return {
    sources: [...new Set(sources)].filter((source) => source !== undefined),
    open: [...ofDocument].flatMap(([address, source]) => (source?.endsWith(':') ? [address] : [])),
  };
}

/**
 * The part of an address that a policy names: `https://{region}.example.com:{port}/v1` is `https://*.example.com:*`. A policy takes
 * `*` in place of the first labels; where only `com` would follow, any host is allowed. Nothing for an address without a host.
 */
function sourceOf(address: string): string | undefined {
  const written = address
    .trim()
    .replaceAll(/\{[^{}]*\}/g, ANY)
    .replace(new RegExp(`^(?:${ANY}:)?(?=//)`), 'https:');
  const text = written.replace(WITH_ANY_PORT, '$1');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port } = new URL(text);
  const labels = hostname.replace(/\.$/, '').split('.');
  const fixed = labels.slice(labels.findLastIndex((label) => label.includes(ANY) || label.includes('*')) + 1);
  if (!fixed.every((label) => LABEL.test(label))) return undefined;
  const isWhole = fixed.length === labels.length;
  if (!isWhole && fixed.length < 2) return protocol;
  const end = text !== written ? ':*' : port && `:${port}`;
  return `${protocol}//${isWhole ? '' : '*.'}${fixed.join('.')}${end}`;
}
