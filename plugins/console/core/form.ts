import type { BuiltRequest, SamplePair } from '../../openapi';
import type { SandboxOperation } from '../../sandbox';
import { decodePercent } from '../../shared/core/decodePercent';

/** One value of a request, as the reader edits it. Without a value, it is not sent. */
export interface Field {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  value: string;
  /** Unknown for fields of a body. */
  isRequired?: boolean;
  /** Sent without a value, too. */
  sendsEmpty?: true;
  /** The value is encoded already. */
  isRaw?: true;
  /** Variable of a credential, such as `sessionKey`. */
  credential?: string;
  /** Literal text before a credential: `Bearer `. */
  prefix?: string;
  /** The reader chooses a file. */
  isFile?: true;
  file?: File;
}

export interface Form {
  fields: Field[];
  body?: { mediaType: string; text: string } | { mediaType?: string; kind: 'form' | 'multipart' | 'binary' };
  /** The call takes cookies, which scripts cannot send. */
  hasCookies: boolean;
}

type SampleRequest = BuiltRequest['request'];

/** The request of the sample, and a field without a value for everything else that one can hold. */
export function createForm(operation: SandboxOperation, built: BuiltRequest | undefined): Form {
  const { request, pathTexts = {} } = built ?? {};
  const query = (request?.query ?? []).map(toField('query', operation));
  const headers = (request?.headers ?? []).map(toField('header', operation));
  const login = request?.login ? [loginField(request.login)] : [];
  const given = [...pathFields(operation, pathTexts), ...query, ...rawFields(request?.rawQuery), ...headers, ...login];
  const others = operation.parameters.flatMap(({ in: place, name, object, required, allowEmpty }): Field[] => {
    const isFree = (place === 'query' || place === 'header') && !object;
    if (!isFree || given.some((field) => field.in === place && field.name === name)) return [];
    return [{ in: place, name, value: '', isRequired: required, ...emptyOf(required, allowEmpty) }];
  });
  const hasCookies =
    (request?.cookies ?? []).length > 0 || operation.parameters.some(({ in: place }) => place === 'cookie');
  const { fields = [], body } = bodyOf(operation, request?.body);
  return { fields: [...given, ...others, ...fields], ...(body && { body }), hasCookies };
}

function pathFields({ path }: SandboxOperation, texts: Record<string, string>): Field[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return { in: 'path', name, value: decodePercent(text ?? ''), isRequired: true };
  });
}

function toField(place: 'query' | 'header', { parameters }: SandboxOperation) {
  return ({ name, value }: SamplePair): Field => {
    if ('variable' in value) return credentialField(place, name, value);
    const declared = parameters.find((parameter) => parameter.in === place && parameter.name === name);
    const { required = false, allowEmpty } = declared ?? {};
    return { in: place, name, value: value.literal, isRequired: required, ...emptyOf(required, allowEmpty) };
  };
}

function emptyOf(isRequired: boolean, allowEmpty: boolean | undefined): Pick<Field, 'sendsEmpty'> {
  return isRequired && allowEmpty ? { sendsEmpty: true } : {};
}

function credentialField(place: Field['in'], name: string, value: { variable: string; prefix?: string }): Field {
  const { variable: credential, prefix } = value;
  return { in: place, name, value: '', isRequired: true, credential, ...(prefix && { prefix }) };
}

/** Styles that encoded pairs cannot express. */
function rawFields(rawQuery = ''): Field[] {
  const pairs = rawQuery.split('&').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { in: 'query', name: decodePercent(name), value: value.join('='), isRequired: false, isRaw: true };
  });
}

function loginField({ scheme }: { scheme: 'basic' | 'digest' }): Field {
  const value = scheme === 'basic' ? `Basic ${btoa('user:password')}` : 'Digest username="user"';
  return { in: 'header', name: 'Authorization', value, isRequired: true };
}

function bodyOf(operation: SandboxOperation, body: SampleRequest['body']): Partial<Pick<Form, 'fields' | 'body'>> {
  // A request with these methods cannot have one.
  if (!body || /^(GET|HEAD)$/.test(operation.method)) return {};
  const ofBody = (name: string, rest: Partial<Field> = {}): Field => ({ in: 'body', name, value: '', ...rest });
  switch (body.kind) {
    case 'json':
      return { body: { mediaType: body.mediaType, text: JSON.stringify(body.value, null, 2) } };
    case 'text':
      return { body: { mediaType: body.mediaType, text: body.text } };
    case 'binary':
      return {
        fields: [ofBody(body.fileName, { isFile: true })],
        body: { kind: 'binary', mediaType: body.mediaType },
      };
    default: {
      const declared = operation.body?.contents.find(({ kind }) => kind === body.kind)?.fields ?? [];
      const pairs = body.kind === 'form' ? body.pairs : body.parts;
      const given = pairs.map((pair): Field => {
        if ('fileName' in pair && pair.fileName !== undefined) return ofBody(pair.name, { isFile: true });
        if ('variable' in pair.value) return credentialField('body', pair.name, pair.value);
        return ofBody(pair.name, { value: pair.value.literal });
      });
      const others = declared.filter(({ name, object }) => !object && !pairs.some((pair) => pair.name === name));
      const empty = others.map(({ name }) => ofBody(name));
      return { fields: [...given, ...empty], body: { kind: body.kind } };
    }
  }
}
