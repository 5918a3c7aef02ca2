import type { BuiltRequest } from '../../openapi';
import type { SamplePair, SampleRequest } from '../../samples/core/sample/types';
import type { SandboxOperation } from '../../sandbox';
import { parseJson } from '../../shared/core/json';
import { jsonTokens } from '../../shared/core/jsonText';
import type { Field } from './field';
import type { Form } from './form';
import { toPair as encodePair, fillPath, isSent, valueOf } from './toRequest';

interface ToSample {
  operation: SandboxOperation;
  built: BuiltRequest;
  form: Form;
  /** Address of the server, unless it is that of the sample. */
  address?: string;
  /** Writes credentials out, so that the code runs as it is. Otherwise they remain variables. */
  withSecrets?: boolean;
}

/** The sample's request with the values of the form. */
export function toSample({ operation, built: { request }, form, address, withSecrets }: ToSample): SampleRequest {
  const sent = (place: Field['in']) => form.fields.filter((field) => field.in === place && isWritten(field));
  const raw = sent('query').filter(({ isRaw }) => isRaw);
  const toPair = (field: Field) => writePair(field, withSecrets);
  const server = address ?? request.server ?? '';
  const { rawQuery: _, body: __, login: sampleLogin, ...common } = request;
  const login = form.fields.some(({ isLogin }) => isLogin) && !withSecrets ? loginOf(sampleLogin) : undefined;
  const body = bodyOf(form, request.body, toPair);
  return {
    ...common,
    ...(login && { login }),
    ...(address !== undefined && { server: address }),
    url: `${server}${fillPath(operation.path, form)}`,
    query: sent('query')
      .filter(({ isRaw }) => !isRaw)
      .map(toPair),
    ...(raw.length > 0 && { rawQuery: raw.map(encodePair).join('&') }),
    headers: sent('header')
      .filter(({ isLogin }) => !isLogin || withSecrets)
      .map(toPair),
    cookies: sent('cookie').map(toPair),
    ...(body && { body }),
  };
}

function loginOf(login: SampleRequest['login']): SampleRequest['login'] {
  return login ?? { scheme: 'basic', user: 'apiUser', password: 'apiPassword' };
}

function isWritten(field: Field): boolean {
  return field.credential !== undefined || isSent(field);
}

function writePair(field: Field, withSecrets: boolean | undefined): SamplePair {
  const { name, value, credential, prefix } = field;
  if (credential === undefined || (withSecrets && value !== '')) return { name, value: { literal: valueOf(field) } };
  return { name, value: { variable: credential, ...(prefix && { prefix }) } };
}

type ToPair = (field: Field) => SamplePair;

function bodyOf({ fields, body }: Form, example: SampleRequest['body'], toPair: ToPair): SampleRequest['body'] {
  if (!body) return undefined;
  if ('text' in body) {
    const { mediaType, text } = body;
    if (text === '') return undefined;
    const value = parseJson(text);
    // Some numbers fit only into a text.
    const isKept =
      value !== undefined && JSON.stringify(value) === Array.from(jsonTokens(text), ({ token }) => token).join('');
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
