import { parseJson } from '../../../shared/core/json';
import { layOutJson } from '../../../shared/core/layOutJson';
import type { HttpAnswer, HttpRequest } from '../run/types';

/** `server`: address that is left out, since readers choose the target. */
export function printRequest({ method, url, headers, body }: HttpRequest, server = ''): string {
  const address = server !== '' && url.startsWith(server) ? url.slice(server.length) || '/' : url;
  const head = [`${method} ${address}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (body === undefined) return head.join('\n');
  const text =
    typeof body === 'string'
      ? layOut(body)
      : [...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('\n');
  return [...head, '', text].join('\n');
}

export function printAnswer({ body }: HttpAnswer): string {
  return layOut(body);
}

function layOut(text: string): string {
  return parseJson(text) === undefined ? text : layOutJson(text);
}
