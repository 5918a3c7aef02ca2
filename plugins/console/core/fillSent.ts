import type { SampleBody } from '../../samples/core/sample/types';
import { decodePercent } from '../../shared/core/decodePercent';
import { parseJson } from '../../shared/core/json';
import { layOutJson } from '../../shared/core/layOutJson';
import { essence } from '../../shared/core/mediaTypes';
import type { Form } from './form';

/** A request as it was sent, for the form of its call. */
export interface SentParts {
  /** Path of the document, with placeholders. */
  template: string;
  /** What follows the address of the server: path and query. */
  address: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

const FORM = 'application/x-www-form-urlencoded';

/** Whether a sample has a body of the media type that was sent. */
export function hasSuchBody(sample: SampleBody | undefined, { headers, body }: SentParts): boolean {
  if (!sample || body === undefined) return sample === undefined && body === undefined;
  // Its media type is known to whoever sends it.
  if (typeof body !== 'string') return sample.kind === 'multipart';
  const type = essence(headers['content-type'] ?? '').toLowerCase();
  if (sample.kind === 'multipart') return false;
  return type === (sample.kind === 'form' ? FORM : essence(sample.mediaType).toLowerCase());
}

/** The form with the values of a request, and with no others. */
export function fillSent(form: Form, { template, address, headers, body }: SentParts): Form {
  const [path = '', search = ''] = address.split(/\?([^]*)/);
  const pathTexts = readPath(template, path);
  const query = search.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
    return [decodePercent(name), value.join('=')];
  });
  const cookies = (headers.cookie ?? '').split('; ').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
  const valuesOf = ({ in: place, name, isRaw, prefix = '' }: Form['fields'][number]): string[] => {
    if (place === 'path') return Object.hasOwn(pathTexts, name) ? [pathTexts[name] ?? ''] : [];
    if (place === 'query') {
      return query.flatMap(([key, value]) => (key === name ? [isRaw ? value : decodePercent(value)] : []));
    }
    if (place === 'cookie') return cookies.flatMap(([key, value]) => (key === name ? [value] : []));
    if (place === 'body') return readPart(body, name);
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [value.startsWith(prefix) ? value.slice(prefix.length) : value];
  };
  const seen = new Set<string>();
  const fields = form.fields.flatMap((field) => {
    const key = `${field.in}.${field.name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const [first = '', ...more] = valuesOf(field);
    return [{ ...field, value: first }, ...more.map((value) => ({ ...field, value }))];
  });
  const text = typeof body === 'string' ? layOut(body) : '';
  return { fields, ...(form.body && { body: 'text' in form.body ? { ...form.body, text } : form.body }) };
}

function readPath(template: string, path: string): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
    .join('([^/]*)');
  const [, ...values] = new RegExp(`^${pattern}$`).exec(path) ?? [];
  return Object.fromEntries(values.map((value, index) => [names[index] ?? '', decodePercent(value)]));
}

function readPart(body: string | FormData | undefined, name: string): string[] {
  if (body === undefined) return [];
  const parts = typeof body === 'string' ? new URLSearchParams(body) : body;
  return parts.getAll(name).filter((value) => typeof value === 'string');
}

function layOut(body: string): string {
  return parseJson(body) === undefined ? body : layOutJson(body);
}
