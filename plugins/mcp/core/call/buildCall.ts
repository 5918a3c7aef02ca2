import type { Operation } from '../../../openapi';
import { fillPath, serializeParameter } from '../../../samples/core/request';
import type { SampleRequest, SampleValue } from '../../../samples/core/sample/types';
import type { Json, JsonObject } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import { Unanswerable } from '../library/unanswerable';
import type { Call, Given } from './types';
import { writeBody } from './writeBody';

/**
 * A request of an operation. `sample`: the request of its pages, which has the credentials. `valueOf`: the value of a
 * credential that an earlier call returned. `fillIn`: a value for a required parameter that is not given.
 */
export function buildCall(
  operation: Operation,
  sample: SampleRequest,
  given: Given,
  valueOf: (variable: string) => string | undefined,
  fillIn: (parameter: Operation['parameters'][number]) => Json | undefined,
): Call {
  const { parameters } = given;
  refuseUnknown(operation, sample, parameters);
  const texts = new Map<string, string>();
  const query: Array<[string, string]> = [];
  const raw: string[] = [];
  const call: Call = { method: operation.method, path: '', headers: [], cookies: [], body: undefined, missing: [] };
  const credential = (name: string, value: SampleValue): string | undefined => {
    if (!('variable' in value)) return undefined;
    const own = Object.hasOwn(parameters, name) ? parameters[name] : valueOf(value.variable);
    if (own === undefined) call.missing.push(name);
    if (own === undefined || own === null) return undefined;
    const text = String(own);
    return text.startsWith(value.prefix ?? '') ? text : `${value.prefix ?? ''}${text}`;
  };
  const keys = new Set<string>();
  const take = (pairs: SampleRequest['query'], send: (name: string, text: string) => void) => {
    for (const { name, value } of pairs) {
      if (!('variable' in value)) continue;
      keys.add(name);
      const text = credential(name, value);
      if (text !== undefined) send(name, text);
    }
  };
  take(sample.query, (name, text) => query.push([name, text]));
  take(sample.headers, (name, text) => call.headers.push([name, text]));
  take(sample.cookies, (name, text) => call.cookies.push(`${name}=${text}`));
  if (sample.login) {
    keys.add('Authorization');
    const own = parameters.Authorization ?? valueOf('Authorization');
    if (typeof own === 'string') call.headers.push(['Authorization', own]);
    else call.missing.push('Authorization');
  }
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter;
    if (keys.has(name)) continue;
    const value = Object.hasOwn(parameters, name)
      ? (parameters[name] as Json)
      : required
        ? fillIn(parameter)
        : undefined;
    if (value === undefined || (value === null && place !== 'path')) continue;
    const { pairs, rawQuery, pathText } = serializeParameter(parameter, value);
    if (pathText !== undefined) texts.set(name, pathText);
    if (rawQuery) raw.push(rawQuery);
    if (place === 'query' || place === 'querystring') query.push(...pairs);
    if (place === 'header') call.headers.push(...pairs);
    if (place === 'cookie') call.cookies.push(...pairs.map(([key, text]) => `${key}=${text}`));
  }
  const written = [...query.map((pair) => pair.map(encodeURIComponent).join('=')), ...raw].join('&');
  call.path = `${fillPath(operation.path, texts)}${written && `?${written}`}`;
  call.body = writeBody(operation, given);
  return call;
}

function refuseUnknown(
  { parameters }: Operation,
  { query, headers, cookies, login }: SampleRequest,
  given: JsonObject,
) {
  const keys = [...query, ...headers, ...cookies].flatMap(({ name, value }) => ('variable' in value ? [name] : []));
  const known = [...parameters.map(({ name }) => name), ...keys, ...(login ? ['Authorization'] : [])];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const hint = didYouMean(unknown, known) ?? (known.length > 0 ? `It has \`${known.join('`, `')}\`.` : 'It has none.');
  throw new Unanswerable(`The call has no parameter \`${unknown}\`. ${hint} Fields of the body go into \`body\`.`);
}
