import type { SandboxOperation } from '../../sandbox';
import type { Field } from './field';
import type { Form } from './form';

/** The sandbox looks at paths only. */
const ORIGIN = 'http://sandbox';

interface ToRequest {
  operation: SandboxOperation;
  /** Path of the server, often `''`. */
  base: string;
  form: Form;
  /** Asks the sandbox for a certain answer: `code=404`. */
  prefer?: string;
}

/** Throws a `TypeError` for what no request can have, such as a line break in a header. */
export function toRequest({ operation, base, form, prefer }: ToRequest): Request {
  const { method } = operation;
  const sent = (place: Field['in']) => form.fields.filter((field) => field.in === place && isSent(field));
  const path = fillPath(operation.path, form);
  const query = sent('query').map(toPair).join('&');
  const headers = new Headers(sent('header').map((field): [string, string] => [field.name, valueOf(field)]));
  if (prefer) headers.set('Prefer', prefer);
  const body = toBody(form);
  if (body && form.body?.mediaType) headers.set('Content-Type', form.body.mediaType);
  const search = query && `${path.includes('?') ? '&' : '?'}${query}`;
  return new Request(`${ORIGIN}${base}${path}${search}`, { method, headers, body });
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
  return encodeURIComponent(value).replaceAll(/%(2C|3B|3D)/g, decodeURIComponent);
}

function toBody({ fields, body }: Form): BodyInit | undefined {
  if (!body) return undefined;
  if ('text' in body) return body.text;
  const parts = fields.filter((field) => field.in === 'body');
  if (body.kind === 'binary') return parts[0]?.files?.[0];
  const texts = parts.filter(({ value }) => value !== '');
  if (body.kind === 'form') return new URLSearchParams(texts.map((field) => [field.name, valueOf(field)]));
  const form = new FormData();
  for (const field of texts) form.append(field.name, valueOf(field));
  for (const { name, files = [] } of parts) for (const file of files) form.append(name, file);
  return form;
}

function valueOf({ prefix = '', value }: Field): string {
  return `${prefix}${value}`;
}

export function toPair(field: Field): string {
  // A raw value must not end the query, nor begin another pair.
  const value = field.isRaw
    ? field.value.replaceAll(/[\s#&+]/g, encodeURIComponent)
    : encodeURIComponent(valueOf(field));
  return `${encodeURIComponent(field.name)}=${value}`;
}
