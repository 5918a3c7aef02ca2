import type { ClientRequest } from './types';

const ADDRESS = /^(https?:\/\/[^/?#\s]+|\{\})?(\/[^?#\s]*)?(?:\?([^#\s]*))?/i;

/** The parts of an address; none if it is not one of HTTP. */
export function addressOf(written: string): Pick<ClientRequest, 'origin' | 'path' | 'query'> | undefined {
  const [whole, origin = '', path, search = ''] = ADDRESS.exec(written) ?? [];
  if (whole === undefined || whole === '') return undefined;
  const query = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) query.set(name, [...(query.get(name) ?? []), value]);
  return { ...(/^http/i.test(origin) && { origin: origin.toLowerCase() }), path: path ?? '/', query };
}
