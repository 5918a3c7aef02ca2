import { fillPath, serializeParameter } from '../../../samples/core/request';
import { percentEncode } from '../../../samples/core/request/percent';
import { isObject, type Json } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import { print, type Value } from '../expressions/evaluate';
import type { FlowOperation, ParameterPlace } from '../types';
import type { HttpRequest } from './types';

/** What a step sends, with its values filled in. */
export interface Sent {
  operation?: FlowOperation;
  method: string;
  /** Address that the path of an operation follows, or the whole address of another request. */
  base: string;
  parameters: Array<{ name: string; in: ParameterPlace; value: Json }>;
  contentType?: string | undefined;
  body: Value;
}

export function buildRequest({ operation, method, base, parameters, contentType, body }: Sent): HttpRequest {
  const texts = new Map<string, string>();
  const query: string[] = [];
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  for (const { name, in: place, value } of parameters) {
    const format = operation?.parameters.find((one) => one.name === name && one.in === place) ?? { name, in: place };
    const { pairs, rawQuery, pathText } = serializeParameter(format, value);
    if (pathText !== undefined) texts.set(name, pathText);
    else if (rawQuery !== undefined) query.push(rawQuery);
    else if (place === 'header') for (const [key, text] of pairs) headers[key.toLowerCase()] = text;
    else if (place === 'cookie') cookies.push(...pairs.map(([key, text]) => `${key}=${text}`));
    else query.push(...pairs.map(([key, text]) => `${percentEncode(key)}=${percentEncode(text)}`));
  }
  if (cookies.length > 0) headers.cookie = [headers.cookie, ...cookies].filter(Boolean).join('; ');
  const path = operation ? fillPath(operation.path, texts) : fillPath('', texts);
  const url = `${operation ? base.replace(/\/$/, '') : base}${path}`;
  const search = query.length === 0 ? '' : `${url.includes('?') ? '&' : '?'}${query.join('&')}`;
  const type = contentType ?? headers['content-type'] ?? operation?.contentTypes[0] ?? 'application/json';
  const written = body === undefined ? undefined : writeBody(body, type);
  // The boundary of its parts is known to whoever sends it.
  if (written instanceof FormData) delete headers['content-type'];
  else if (written !== undefined) headers['content-type'] = type;
  return { method, url: url + search, headers, ...(written !== undefined && { body: written }) };
}

function writeBody(body: Json, type: string): string | FormData {
  if (isJson(type)) return JSON.stringify(body);
  if (isObject(body) && /^multipart\/form-data\b/i.test(type)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, print(value));
    return form;
  }
  if (isObject(body) && /^application\/x-www-form-urlencoded\b/i.test(type)) {
    return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, print(value)])).toString();
  }
  return print(body);
}
