import { withoutEndSlashes } from '../../../shared/core/withoutEndSlashes';

export interface ServerTemplate {
  url: string;
  variables: Array<{ name: string; default: string }>;
}

const UNKNOWN_HOST = 'https://api.example.com';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** `api.example.org/v1`: a host without a scheme, not a path. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)/i;

export function serverAddress(server: ServerTemplate | undefined, values: Record<string, string> = {}): string {
  if (!server) return UNKNOWN_HOST;
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => values[name] || value),
    server.url.trim(),
  );
  return withoutEndSlashes(absolute(url));
}

function absolute(url: string): string {
  if (SCHEME.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  if (HOST.test(url)) return `https://${url}`;
  return `${UNKNOWN_HOST}${url.startsWith('/') ? '' : '/'}${url}`;
}

export function hasServerChoice(servers: ServerTemplate[]): boolean {
  return servers.length > 1 || servers.some(({ variables }) => variables.length > 0);
}

/** Replaces a server address, except as the beginning of a longer host. */
export function replaceServer(code: string, address: string, replacement: string): string {
  if (address === '') return code;
  return code.split(address).reduce((done, rest) => done + (/^[\w.:-]/.test(rest) ? address : replacement) + rest);
}

/** Removes characters that could end the string literal around a typed value. */
export function cleanValue(text: string): string {
  return text.replace(/[\s'"\\`$<>\p{Cc}]/gu, '');
}
