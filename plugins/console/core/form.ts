import type { BuiltRequest, SamplePair } from '../../openapi';
import type { SandboxOperation } from '../../sandbox';

/** One value of a request, as the reader edits it. Without a value, it is not sent. */
export interface Field {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  value: string;
  isRequired: boolean;
  /** Variable of a credential, such as `sessionKey`. */
  credential?: string;
  /** Literal text before a credential: `Bearer `. */
  prefix?: string;
  /** The reader chooses a file. */
  isFile?: true;
}

export interface Form {
  fields: Field[];
  /** Encoded part of the query that fields cannot express. */
  rawQuery?: string;
  body?: { mediaType: string; text: string } | { mediaType?: string; kind: 'form' | 'multipart' | 'binary' };
}

/** The request of the sample, and all other parameters without a value. Cookies are left out: scripts cannot send them. */
export function createForm(operation: SandboxOperation, built: BuiltRequest | undefined): Form {
  const { request, pathTexts } = built ?? {};
  const isRequired = (place: string, name: string) =>
    operation.parameters.some((parameter) => parameter.in === place && parameter.name === name && parameter.required);
  const toField =
    (place: 'query' | 'header' | 'body') =>
    ({ name, value }: SamplePair): Field => ({
      in: place,
      name,
      ...('literal' in value
        ? { value: value.literal, isRequired: isRequired(place, name) }
        : { value: '', isRequired: true, credential: value.variable, ...(value.prefix && { prefix: value.prefix }) }),
    });
  const given: Field[] = [
    ...namesIn(operation.path).map((name): Field => {
      const text = pathTexts && Object.hasOwn(pathTexts, name) ? pathTexts[name] : undefined;
      return { in: 'path', name, value: decode(text ?? ''), isRequired: true };
    }),
    ...(request?.query ?? []).map(toField('query')),
    ...(request?.headers ?? []).map(toField('header')),
    ...(request?.login ? [loginField(request.login)] : []),
  ];
  const others = operation.parameters.flatMap(({ in: place, name, object, required }): Field[] => {
    const isSendable = (place === 'query' || place === 'header') && !object;
    const isGiven = given.some((field) => field.in === place && field.name === name);
    return isSendable && !isGiven ? [{ in: place, name, value: '', isRequired: required }] : [];
  });
  return { ...withBody(request?.body, toField('body'), [...given, ...others]), rawQuery: request?.rawQuery };
}

type SampleBody = BuiltRequest['request']['body'];

function withBody(body: SampleBody, toField: (pair: SamplePair) => Field, fields: Field[]): Form {
  switch (body?.kind) {
    case undefined:
      return { fields };
    case 'json':
      return { fields, body: { mediaType: body.mediaType, text: JSON.stringify(body.value, null, 2) } };
    case 'text':
      return { fields, body: { mediaType: body.mediaType, text: body.text } };
    case 'form':
      return { fields: [...fields, ...body.pairs.map(toField)], body: { kind: 'form' } };
    case 'multipart': {
      const parts = body.parts.map(
        (part): Field =>
          part.fileName === undefined
            ? toField(part)
            : { in: 'body', name: part.name, value: '', isRequired: false, isFile: true },
      );
      return { fields: [...fields, ...parts], body: { kind: 'multipart' } };
    }
    case 'binary': {
      const file: Field = { in: 'body', name: body.fileName, value: '', isRequired: false, isFile: true };
      return { fields: [...fields, file], body: { kind: 'binary', mediaType: body.mediaType } };
    }
  }
}

function loginField({ scheme }: { scheme: 'basic' | 'digest' }): Field {
  const value = scheme === 'basic' ? `Basic ${btoa('user:password')}` : 'Digest username="user"';
  return { in: 'header', name: 'Authorization', value, isRequired: true };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
