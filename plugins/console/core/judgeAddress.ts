/** Why nothing is sent to an address. `own`: it leads back to the host of the documentation. */
export type AddressFault = 'incomplete' | 'own';

/** Scheme, host, port and path. Browsers read what has no scheme or no slashes as a place on the host of the page. */
const COMPLETE = /^https?:\/\/(?:\[[\da-f:.]+\]|[^/\\?#\s@:[\]]+)(?::\d+)?(?:\/[^\\?#\s]*)?$/i;

/** `named`: the servers of the document; relative ones are on the host of the page. */
export function judgeAddress(address: string, page: string, named: readonly string[]): AddressFault | undefined {
  const host = COMPLETE.test(address) ? hostOf(address) : undefined;
  if (host === undefined) return 'incomplete';
  const own = hostOf(page);
  return host === own && !named.some((server) => hostOf(server, page) === own) ? 'own' : undefined;
}

/** Returns `undefined` for what is no URL. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function hostOf(address: string, base?: string): string | undefined {
  const url = readUrl(address, base);
  // `http` and `https` lead to one host.
  return url && `${url.hostname.replace(/(?<!\.)\.+$/, '')}:${url.port.replace(/^(80|443)$/, '')}`;
}
