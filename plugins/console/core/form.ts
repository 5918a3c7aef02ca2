import type { BuiltRequest } from '../../openapi';
import type { SamplePair } from '../../samples/core/sample/types';
import type { SandboxOperation } from '../../sandbox';
import { decodePercent } from '../../shared/core/decodePercent';
import { type Field, isSameField } from './field';
import { isKeyOfSample, listKeys } from './keys';
import { spreadParameter } from './spreadParameter';

export interface Form {
  fields: Field[];
  /** `isSecret`: no link has the text. */
  body?:
    | { mediaType: string; text: string; isSecret?: true }
    | { mediaType?: string; kind: 'form' | 'multipart' | 'binary' };
}

type SampleRequest = BuiltRequest['request'];

/**
 * The request of the sample, and a field without a value for everything else that one can hold. `set`: the security
 * alternative, whose keys have no value yet.
 */
export function createForm(operation: SandboxOperation, built: BuiltRequest | undefined, set = 0): Form {
  const { request, pathTexts = {} } = built ?? {};
  const keys = listKeys(operation, set, request);
  const declared = operation.parameters.flatMap((parameter) => {
    const { in: place } = parameter;
    return place === 'querystring' ? [] : spreadParameter(parameter, place);
  });
  const path = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']): Field => {
    const text = Object.hasOwn(pathTexts, name) ? pathTexts[name] : undefined;
    return { ...findField(declared, 'path', name), value: decodePercent(text ?? ''), isRequired: true };
  });
  const pairsOf = (place: 'query' | 'header' | 'cookie', pairs: SamplePair[] = []) => [
    ...keys.filter((key) => key.in === place),
    ...pairs.filter((pair) => !isKeyOfSample(operation, place, pair)).map((pair) => fillField(declared, place, pair)),
  ];
  const raw = listRawPairs(request?.rawQuery).map(
    ([name, value]): Field => ({ ...findField(declared, 'query', name), value, isRaw: true }),
  );
  const given = [
    ...path,
    ...pairsOf('query', request?.query),
    ...raw,
    ...pairsOf('header', request?.headers),
    ...pairsOf('cookie', request?.cookies),
  ];
  const { fields = [], body } = bodyOf(operation, request?.body);
  return { fields: [...given, ...missingIn(given, declared), ...fields], ...(body && { body }) };
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
  return declared.filter((field) => field.in !== 'path' && !given.some((one) => isSameField(one, field)));
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
