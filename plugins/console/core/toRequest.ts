import type { SandboxOperation } from '../../sandbox';
import type { Field, Form } from './form';

/** The sandbox looks at paths only. */
const ORIGIN = 'http://sandbox';

interface ToRequest {
  operation: SandboxOperation;
  /** Path of the server, often `''`. */
  base: string;
  form: Form;
  /** By the name of their field. */
  files: Readonly<Record<string, File | undefined>>;
  /** Asks the sandbox for a certain answer: `code=404`. */
  prefer?: string;
}

/** Throws a `TypeError` for what no request can have, such as a line break in a header. */
export function toRequest({ operation, base, form, files, prefer }: ToRequest): Request {
  const { fields, rawQuery } = form;
  const sent = (place: Field['in']) => fields.filter((field) => field.in === place && field.value !== '');
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = sent('path').find((field) => field.name === name)?.value;
    return value === undefined ? placeholder : encodeSegment(value);
  });
  const query = [...sent('query').map(toPair), ...(rawQuery ? [rawQuery] : [])].join('&');
  const headers = new Headers(sent('header').map((field): [string, string] => [field.name, valueOf(field)]));
  if (prefer) headers.set('Prefer', prefer);
  const body = /^(GET|HEAD)$/.test(operation.method) ? undefined : toBody(form, files);
  if (body && form.body?.mediaType) headers.set('Content-Type', form.body.mediaType);
  return new Request(`${ORIGIN}${base}${path}${query && `?${query}`}`, { method: operation.method, headers, body });
}

/** Keeps the separators of lists and objects, which every style writes as they are. */
function encodeSegment(value: string): string {
  return encodeURIComponent(value).replaceAll(/%(2C|3B|3D)/g, decodeURIComponent);
}

function toBody({ fields, body }: Form, files: ToRequest['files']): BodyInit | undefined {
  if (!body) return undefined;
  if ('text' in body) return body.text;
  const parts = fields.filter((field) => field.in === 'body');
  if (body.kind === 'binary') return files[parts[0]?.name ?? ''];
  const texts = parts.filter(({ isFile, value }) => !isFile && value !== '');
  if (body.kind === 'form') return new URLSearchParams(texts.map((field) => [field.name, valueOf(field)]));
  const form = new FormData();
  for (const field of texts) form.append(field.name, valueOf(field));
  for (const { name } of parts.filter(({ isFile }) => isFile)) {
    const file = files[name];
    if (file) form.append(name, file);
  }
  return form;
}

function valueOf({ prefix = '', value }: Field): string {
  return `${prefix}${value}`;
}

function toPair(field: Field): string {
  return `${encodeURIComponent(field.name)}=${encodeURIComponent(valueOf(field))}`;
}
