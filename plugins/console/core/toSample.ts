import type { BuiltRequest, SamplePair, SampleRequest } from '../../openapi';
import type { SandboxOperation } from '../../sandbox';
import { parse } from './credentials';
import type { Field } from './field';
import type { Form } from './form';
import { toPair as encodePair, fillPath, isSent } from './toRequest';

/** The sample's request with the values of the form. Credentials, which only the sandbox knows, remain variables. */
export function toSample({ path }: SandboxOperation, { request }: BuiltRequest, form: Form): SampleRequest {
  const sent = (place: Field['in']) => form.fields.filter((field) => field.in === place && isWritten(field));
  const raw = sent('query').filter(({ isRaw }) => isRaw);
  const { server = '', login } = request;
  const headers = sent('header').filter(({ name }) => !(login && name === 'Authorization'));
  const { rawQuery: _, body: __, ...common } = request;
  const body = bodyOf(form, request.body);
  return {
    ...common,
    url: `${server}${fillPath(path, form)}`,
    query: sent('query')
      .filter(({ isRaw }) => !isRaw)
      .map(toPair),
    ...(raw.length > 0 && { rawQuery: raw.map(encodePair).join('&') }),
    headers: headers.map(toPair),
    ...(body && { body }),
  };
}

function isWritten(field: Field): boolean {
  return field.credential !== undefined || isSent(field);
}

function toPair({ name, value, credential, prefix }: Field): SamplePair {
  if (credential === undefined) return { name, value: { literal: value } };
  return { name, value: { variable: credential, ...(prefix && { prefix }) } };
}

function bodyOf({ fields, body }: Form, example: SampleRequest['body']): SampleRequest['body'] {
  if (!body) return undefined;
  if ('text' in body) {
    const { mediaType, text } = body;
    if (text === '') return undefined;
    const value = parse(text) as Extract<SampleRequest['body'], { kind: 'json' }>['value'] | undefined;
    // Some numbers fit only into a text.
    const isKept = value !== undefined && JSON.stringify(value) === text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
    return example?.kind === 'json' && isKept ? { kind: 'json', mediaType, value } : { kind: 'text', mediaType, text };
  }
  if (body.kind === 'binary') return example;
  const parts = fields.filter((field) => field.in === 'body');
  const pairs = parts.filter((field) => !field.isFile && !field.files && isWritten(field)).map(toPair);
  if (body.kind === 'form') return { kind: 'form', pairs };
  const files = parts.flatMap(({ name, files: chosen, isFile }) => {
    const names = chosen?.map((file) => file.name) ?? (isFile ? [name] : []);
    return names.map((fileName) => ({ name, value: { literal: '' }, fileName }));
  });
  return { kind: 'multipart', parts: [...pairs, ...files] };
}
