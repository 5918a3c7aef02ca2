/** Why a request did not reach its server, as far as a page can tell. */
export type FailureKind = 'offline' | 'policy' | 'mixed' | 'private' | 'local' | 'blocked';

interface Attempt {
  /** The address of the page. */
  page: string;
  /** The address of the request. */
  url: string;
  isOnline: boolean;
  isLocalSandbox: boolean;
  /** By the policy of the site. */
  isForbidden: boolean;
}

/** Browsers tell a page nothing about a request that they block: addresses say which rules there are. */
export function explainFailure({ page, url, isOnline, isLocalSandbox, isForbidden }: Attempt): FailureKind {
  const [from, to] = [new URL(page), new URL(url, page)];
  if (isForbidden) return 'policy';
  if (isLocalSandbox) return 'local';
  if (!isOnline && !isLoopback(to.hostname)) return 'offline';
  if (from.protocol === 'https:' && to.protocol === 'http:' && !isLoopback(to.hostname)) return 'mixed';
  return isPrivate(to.hostname) && !isPrivate(from.hostname) ? 'private' : 'blocked';
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(host);
}

function isPrivate(host: string): boolean {
  return isLoopback(host) || /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd])|\.local$/.test(host);
}
