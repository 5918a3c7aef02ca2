/** A server as OpenAPI has it: an address with variables in braces. */
export interface ServerTemplate {
  url: string;
  variables: Array<{ name: string; default: string }>;
}

/** Stands in for the host of a document that does not say where it is served. */
const UNKNOWN_HOST = 'https://api.example.com';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** `api.example.org/v1`, meant as a host: as a path it would make no sense. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)/i;

/** The address of a server, without a slash at the end; variables without a value of the reader have their defaults. */
export function serverAddress(server: ServerTemplate | undefined, values: Record<string, string> = {}): string {
  if (!server) return UNKNOWN_HOST;
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => values[name] || value),
    server.url.trim(),
  );
  return absolute(url).replace(/\/+$/, '');
}

function absolute(url: string): string {
  if (SCHEME.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  if (HOST.test(url)) return `https://${url}`;
  return `${UNKNOWN_HOST}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** Is there anything for a reader to choose? */
export function hasServerChoice(servers: ServerTemplate[]): boolean {
  return servers.length > 1 || servers.some(({ variables }) => variables.length > 0);
}
