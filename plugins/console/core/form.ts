import type { BuiltRequest, SamplePair } from '../../openapi';
import type { SandboxOperation } from '../../sandbox';
import { decodePercent } from '../../shared/core/decodePercent';
import type { Field } from './field';
import { spreadParameter } from './spreadParameter';

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
  const declared = operation.parameters.flatMap((parameter) => {
    const { in: place } = parameter;
    return place === 'cookie' || place === 'querystring' ? [] : spreadParameter(parameter, place);
  });
  const path = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']): Field => {
    const text = Object.hasOwn(pathTexts, name) ? pathTexts[name] : undefined;
    return { ...findField(declared, 'path', name), value: decodePercent(text ?? ''), isRequired: true };
  });
  const query = (request?.query ?? []).map((pair) => fillField(declared, 'query', pair));
  const raw = listRawPairs(request?.rawQuery).map(
    ([name, value]): Field => ({ ...findField(declared, 'query', name), value, isRaw: true }),
  );
  const headers = (request?.headers ?? []).map((pair) => fillField(declared, 'header', pair));
  const login = request?.login ? [loginField(request.login)] : [];
  const given = [...path, ...query, ...raw, ...headers, ...login];
  const hasCookies =
    (request?.cookies ?? []).length > 0 || operation.parameters.some(({ in: place }) => place === 'cookie');
  const { fields = [], body } = bodyOf(operation, request?.body);
  return { fields: [...given, ...missingIn(given, declared), ...fields], ...(body && { body }), hasCookies };
}

function findField(declared: Field[], place: Field['in'], name: string): Field {
  const found = declared.find((field) => field.in === place && field.name === name);
  return found ?? { in: place, name, value: '', isRequired: false };
}

function fillField(declared: Field[], place: Field['in'], { name, value }: SamplePair): Field {
  if (!('variable' in value)) return { ...findField(declared, place, name), value: value.literal };
  const { variable: credential, prefix } = value;
  return { in: place, name, value: '', isRequired: true, credential, ...(prefix && { prefix }) };
}

function missingIn(given: Field[], declared: Field[]): Field[] {
  // A path has its fields already.
  return declared.filter(
    ({ in: place, name }) => place !== 'path' && !given.some((field) => field.in === place && field.name === name),
  );
}

/** Styles that encoded pairs cannot express. */
function listRawPairs(rawQuery = ''): Array<[name: string, value: string]> {
  return rawQuery
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodePercent(name), value.join('=')];
    });
}

function loginField({ scheme }: { scheme: 'basic' | 'digest' }): Field {
  const value = scheme === 'basic' ? `Basic ${btoa('user:password')}` : 'Digest username="user"';
  return { in: 'header', name: 'Authorization', value, isRequired: true };
}

function bodyOf(operation: SandboxOperation, body: SampleRequest['body']): Partial<Pick<Form, 'fields' | 'body'>> {
  // A request with these methods cannot have one.
  if (!body || /^(GET|HEAD)$/.test(operation.method)) return {};
  switch (body.kind) {
    case 'json':
      return { body: { mediaType: body.mediaType, text: JSON.stringify(body.value, null, 2) } };
    case 'text':
      return { body: { mediaType: body.mediaType, text: body.text } };
    case 'binary':
      return {
        fields: [{ in: 'body', name: body.fileName, value: '', isFile: true }],
        body: { kind: 'binary', mediaType: body.mediaType },
      };
    default: {
      const content = operation.body?.contents.find(({ kind }) => kind === body.kind);
      const declared = (content?.fields ?? []).flatMap((field) => spreadParameter(field, 'body'));
      const given: Field[] = [];
      for (const pair of body.kind === 'form' ? body.pairs : body.parts) {
        const isFile = 'fileName' in pair && pair.fileName !== undefined;
        if (!isFile) given.push(fillField(declared, 'body', pair));
        // One input takes several files.
        else if (!given.some(({ name }) => name === pair.name)) {
          given.push({ ...findField(declared, 'body', pair.name), isFile });
        }
      }
      return { fields: [...given, ...missingIn(given, declared)], body: { kind: body.kind } };
    }
  }
}
