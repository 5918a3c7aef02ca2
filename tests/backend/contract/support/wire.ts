import type { Operation } from '../../../../plugins/openapi/core/model/types';
import { fillPath, serializeParameter } from '../../../../plugins/samples/core/request';
import type { Json } from '../../../../plugins/shared/core/json';

export interface WireRequest {
  method: string;
  /** Path and query, encoded. */
  target: string;
  body?: string;
}

/** Sends to a sandbox in this process, over HTTP, or in a browser. Ignores the URL's origin. */
export type Fetch = (request: Request) => Promise<Response>;

/** Parameters and keys by name. Omits undefined ones; in a path, they are empty. */
export type Values = Record<string, Json | undefined>;

/** Throws for an unknown name. */
export function writeRequest(operation: Operation, values: Values, content?: Json): WireRequest {
  const { method, path, parameters, body } = operation;
  const known = [...keysOf(operation).map((name) => ({ name, in: 'query' as const })), ...parameters];
  const strange = Object.keys(values).filter((name) => known.every((parameter) => parameter.name !== name));
  if (strange.length > 0) throw new Error(`${operation.id} has no parameter ${strange.join(', ')}`);
  if (content !== undefined && !body) throw new Error(`${operation.id} has no body`);
  const texts = new Map<string, string>();
  const query: string[] = [];
  for (const parameter of known) {
    const value = values[parameter.name];
    if (parameter.in === 'path') texts.set(parameter.name, '');
    if (value === undefined) continue;
    const { pairs, rawQuery, pathText } = serializeParameter(parameter, value);
    if (pathText !== undefined) texts.set(parameter.name, pathText);
    for (const pair of pairs) query.push(new URLSearchParams([pair]).toString());
    if (rawQuery !== undefined) query.push(rawQuery);
  }
  const target = [fillPath(path, texts), query.join('&')].filter((part) => part !== '').join('?');
  return { method, target, ...(content === undefined ? {} : { body: JSON.stringify(content) }) };
}

export function keysOf({ security }: Operation): string[] {
  return security.flat().map(({ scheme }) => scheme.name ?? scheme.key);
}

export function toRequest({ method, target, body }: WireRequest): Request {
  const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' };
  return new Request(`http://localhost${target}`, { method, body, headers });
}
