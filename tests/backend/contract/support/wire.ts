import type { Json } from '../../../../plugins/openapi/core/json';
import type { Operation } from '../../../../plugins/openapi/core/model/types';
import { fillPath, serializeParameter } from '../../../../plugins/openapi/core/request';

/** A request as it travels. */
export interface WireRequest {
  method: string;
  /** Path and query, encoded. */
  target: string;
  /** JSON text. */
  body?: string;
}

/** A way to reach a sandbox: in this process, over HTTP, in a browser. Only the path and the query of a URL count. */
export type Fetch = (request: Request) => Promise<Response>;

/** Parameters and keys by name. What has no value is left out; in a path, its place is empty. */
export type Values = Record<string, Json | undefined>;

/** A request as the document writes it. Throws for a name that the operation does not have. */
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

/** Names of the keys that travel with a call: `session_key`, `gameSecret`. */
export function keysOf({ security }: Operation): string[] {
  return security.flat().map(({ scheme }) => scheme.name ?? scheme.key);
}

export function toRequest({ method, target, body }: WireRequest): Request {
  const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' };
  return new Request(`http://localhost${target}`, { method, body, headers });
}
