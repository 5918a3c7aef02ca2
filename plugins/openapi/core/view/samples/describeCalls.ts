import type { SampleComments } from '../../../../samples/core/sample/comments';
import type { SampleRequest } from '../../../../samples/core/sample/types';
import { keywordsOf } from '../../../../schema/core/combine/shapes';
import { valueTypes } from '../../../../schema/core/keywords/valueTypes';
import { isObject } from '../../../../shared/core/json';
import type { ApiModel, Operation, Parameter } from '../../model/types';
import type { BuiltRequest, FillableCall, FillableCalls, ValuePlace, ValueType } from '../../readerValues/types';
import { requestsOf } from './samples';

interface Page {
  path: string;
  operations: Operation[];
}

/** Names of all kinds of things: each page means its own. */
const GENERIC = /^(id|uuid|guid|key|name|slug|number|value|type|kind|ref|version)$/i;
const IDENTIFIER = /(^|[-_])([Ii][Dd]|uuid|guid|slug)$|[a-z\d](Id|ID|Uuid|UUID|Guid)$/;

/** Names of secrets, and of values that prove something once. In doubt, a name is one. */
const SECRET =
  /secret|passw|passphrase|token|session|signature|credential|authori[sz]ation|private|api[-_]?key|access[-_]?key|otp|cookie|(^|[-_])(auth|code|jwt|nonce|pin|pwd|sign)$|(Auth|Code|Jwt|Nonce|Pin|Pwd|Sign)$/i;

/** Describes the calls whose samples can be written again with values of the reader. */
export function describeCalls(pages: Page[], model: ApiModel, comments: SampleComments): FillableCalls {
  const entries = pages.flatMap(({ path, operations }) =>
    operations
      .filter(({ kind }) => kind === 'operation')
      .map((operation) => [operation.id, describeCall(operation, path, model)] as const),
  );
  return { comments, calls: Object.fromEntries(entries) };
}

function describeCall(operation: Operation, page: string, model: ApiModel): FillableCall {
  const requests = requestsOf(operation, model);
  const [first] = requests;
  const parameters = operation.parameters.flatMap((parameter) => findPlace(parameter, page, model, first));
  const body = first ? findBodyPlaces(first.request) : [];
  return { path: operation.path, places: [...parameters, ...body], requests };
}

function findPlace(parameter: Parameter, page: string, model: ApiModel, built?: BuiltRequest): ValuePlace[] {
  const { name, in: place, required } = parameter;
  if (place !== 'path' && place !== 'query' && place !== 'header') return [];
  if (!required || SECRET.test(name) || (place !== 'path' && !IDENTIFIER.test(name))) return [];
  const type = typeOf(parameter, model);
  const example = built && exampleOf(built, place, name);
  if (!type || example === undefined) return [];
  return [{ in: place, name, key: GENERIC.test(name) ? `${page}#${name}` : name, type, example }];
}

/** The type of a single value that is free and sent as it is. */
function typeOf({ schema, style, contentType, allowReserved }: Parameter, model: ApiModel): ValueType | undefined {
  if (contentType !== undefined || allowReserved || (style !== undefined && style !== 'simple' && style !== 'form')) {
    return undefined;
  }
  const keywords = keywordsOf(schema, model);
  const { format = '', writeOnly } = keywords;
  if (keywords.enum || 'const' in keywords || writeOnly || /^(password|date|time)/.test(format)) return undefined;
  const [type, ...others] = valueTypes(keywords);
  return others.length === 0 && (type === 'string' || type === 'integer' || type === 'number') ? type : undefined;
}

/** Only what a sample writes out: secrets are variables. */
function exampleOf({ request, pathTexts }: BuiltRequest, place: string, name: string): string | undefined {
  const text = Object.hasOwn(pathTexts, name) ? pathTexts[name] : undefined;
  if (place === 'path') return text === undefined ? undefined : decodeURIComponent(text);
  const pairs = place === 'query' ? request.query : request.headers;
  const values = pairs.filter((pair) => pair.name === name).map(({ value }) => value);
  const [value] = values;
  return values.length === 1 && value && 'literal' in value ? value.literal : undefined;
}

/** Ids in a JSON body that other calls take as well. */
function findBodyPlaces({ body }: SampleRequest): ValuePlace[] {
  if (body?.kind !== 'json' || !isObject(body.value)) return [];
  return Object.entries(body.value).flatMap(([name, value]): ValuePlace[] => {
    if (GENERIC.test(name) || SECRET.test(name) || !IDENTIFIER.test(name)) return [];
    if (typeof value !== 'string' && !Number.isSafeInteger(value)) return [];
    const type = typeof value === 'string' ? 'string' : 'integer';
    return [{ in: 'body', name, key: name, type, example: String(value) }];
  });
}
