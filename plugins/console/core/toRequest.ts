import type { SandboxOperation } from '../../sandbox';
import { wellFormed } from '../../shared/core/wellFormed';
import type { Field } from './field';
import type { Form } from './form';

export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  body: BodyInit | undefined;
}

interface ToRequest {
  operation: SandboxOperation;
  /** Address that paths follow, without a slash at its end. */
  address: string;
  form: Form;
  /** Asks a sandbox for a certain answer: `code=404`. */
  prefer?: string;
  /** Sends cookies in a header that scripts may set, which only a sandbox reads. */
  isSandbox?: boolean;
}

/** Throws a `TypeError` for what no request can have, such as a line break in a header. */
export function toRequest({ operation, address, form, prefer, isSandbox }: ToRequest): SentRequest {
  const sent = (place: Field['in']) => form.fields.filter((field) => field.in === place && isSent(field));
  const path = fillPath(operation.path, form);
  const query = sent('query').map(toPair).join('&');
  const headers = new Headers(sent('header').map((field): [string, string] => [field.name, valueOf(field)]));
  const cookies = sent('cookie').map((field) => `${field.name}=${valueOf(field)}`);
  if (isSandbox && cookies.length > 0) headers.set('Sandbox-Cookie', cookies.join('; '));
  if (prefer) headers.set('Prefer', prefer);
  const body = toBody(form);
  // With its boundary, which only the browser knows.
  if (body instanceof FormData) headers.delete('Content-Type');
  if (body && form.body?.mediaType) headers.set('Content-Type', form.body.mediaType);
  const search = query && `${path.includes('?') ? '&' : '?'}${query}`;
  return { method: operation.method, url: `${address}${path}${search}`, headers, body };
}

export function isSent({ value, sendsEmpty }: Field): boolean {
  return value !== '' || sendsEmpty === true;
}

/** A placeholder without a value stays. */
export function fillPath(path: string, { fields }: Form): string {
  return path.replaceAll('#', '%23').replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const field = fields.find((one) => one.in === 'path' && one.name === name);
    return field && isSent(field) ? encodeSegment(field.value) : placeholder;
  });
}

/** Keeps the separators of lists and objects, which every style writes as they are. */
function encodeSegment(value: string): string {
  return encodeURIComponent(wellFormed(value)).replaceAll(/%(2C|3B|3D)/g, decodeURIComponent);
}

function toBody({ fields, body }: Form): BodyInit | undefined {
  if (!body) return undefined;
  if ('text' in body) return body.text === '' ? undefined : body.text;
  const parts = fields.filter((field) => field.in === 'body');
  if (body.kind === 'binary') return parts[0]?.files?.[0];
  const texts = parts.filter(({ value }) => value !== '');
  if (body.kind === 'form') return new URLSearchParams(texts.map((field) => [field.name, valueOf(field)]));
  const form = new FormData();
  for (const field of texts) form.append(field.name, valueOf(field));
  for (const { name, files = [] } of parts) for (const file of files) form.append(name, file);
  return form;
}

export function valueOf({ prefix = '', value, isLogin }: Field): string {
  return `${prefix}${isLogin ? encodeLogin(value) : value}`;
}

/** Base64 of UTF-8, as RFC 7617 recommends. */
function encodeLogin(value: string): string {
  return btoa(Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join(''));
}

export function toPair(field: Field): string {
  // A raw value must not end the query, nor begin another pair.
  const value = field.isRaw
    ? field.value.replaceAll(/[\s#&+]/g, encodeURIComponent)
    : encodeURIComponent(wellFormed(valueOf(field)));
  return `${encodeURIComponent(field.name)}=${value}`;
}
