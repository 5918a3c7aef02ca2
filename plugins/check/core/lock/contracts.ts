import type { ApiModel, ErrorCode, MediaType, Operation, Parameter } from '../../../openapi';
import { findAlias } from '../../../schema/core/combine/alias';
import { keywordsOf } from '../../../schema/core/combine/shapes';
import type { Keywords } from '../../../schema/core/keywords/keywords';
import { once } from '../../../shared/core/cache';
import { isObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import { words } from '../../../shared/core/words';

/** What an element promises, by its parts: `query ttl`, `errors`, `.openId`. Only JSON values, and nothing of wordings. */
export type Contract = Readonly<Record<string, unknown>>;

/** By name: the operation id, the name of the schema, the error code. */
export type Contracts = Readonly<Record<string, Contract>>;

/** The part of an error code that lists operations. */
export const RETURNED_BY = 'returned by';

/** In this order. `enum`, `types` and `required` are read apart. */
const KEYWORDS = words(
  'format nullable default minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems',
  'maxItems minProperties maxProperties patterns uniqueItems readOnly writeOnly contentEncoding contentMediaType',
) satisfies Array<keyof Keywords>;

const MAX_DEPTH = 8;

/** The contracts of all operations, schemas and error codes. */
export const contractsOf = once((model: ApiModel): Contracts => {
  const contracts: Record<string, Contract> = {};
  for (const operation of [...model.operations, ...model.webhooks])
    contracts[keyOf(operation)] = ofOperation(model, operation);
  for (const { name, schema, ref } of model.entities)
    contracts[name] = Object.fromEntries(partsOf(model, schema, '', ref));
  for (const { key, name, type, in: place, scheme } of model.securitySchemes)
    contracts[credentialKey(name ?? key)] = { type, ...(place && { in: place }), ...(scheme && { scheme }) };
  for (const error of model.errors) contracts[String(error.code)] = ofError(model, error);
  return contracts;
});

export function keyOf({ id, operationId = id }: Operation): string {
  return operationId;
}

/** The key of a parameter or header that carries a credential. */
export const credentialKey = (name: string) => `credential ${name}`;

function ofOperation(model: ApiModel, operation: Operation): Contract {
  const { method, path, parameters, body, responses, security, errors, effect, poll, deprecated } = operation;
  const credentials = security.map((set) => set.map(({ scheme, scopes }) => [scheme.key, ...scopes].join(' ')));
  return {
    call: `${method} ${path}`,
    ...(deprecated && { deprecated }),
    ...(effect && { effect: effect.irreversible ? `${effect.kind}, irreversible` : effect.kind }),
    ...(poll && { interval: poll.recommended ? `${poll.seconds}, recommended` : poll.seconds }),
    ...(credentials.length > 0 && { credentials }),
    ...(errors.length > 0 && { errors: errors.map(({ error }) => error.code).sort((a, b) => a - b) }),
    ...Object.fromEntries(parameters.flatMap((one) => ofParameter(model, one))),
    ...(body && { body: { required: body.required } }),
    ...Object.fromEntries((body?.contents ?? []).flatMap((one) => ofContent(model, one, 'body'))),
    ...Object.fromEntries(
      responses.flatMap(({ status, contents }) =>
        contents.flatMap((one) => ofContent(model, one, status === '200' ? 'result' : `response ${status}`)),
      ),
    ),
  };
}

function ofParameter(
  model: ApiModel,
  { name, in: place, required, schema, errors }: Parameter,
): Array<[string, unknown]> {
  const [[key, own] = ['', {}], ...inner] = partsOf(model, schema, `${place} ${name}`);
  const codes = errors.map((one) => (isObject(one) ? one.code : one));
  const extra = { ...(required && { required }), ...(codes.length > 0 && { errors: codes }) };
  return [[key, { ...extra, ...(isObject(own) && own) }], ...inner];
}

/** Without the envelope, which is an element of its own. */
function ofContent(
  model: ApiModel,
  { mediaType, wrapped, ...content }: MediaType,
  place: string,
): Array<[string, unknown]> {
  const { schema } = wrapped ?? content;
  const at = mediaType === 'application/json' ? place : `${place} ${mediaType}`;
  return schema === undefined ? [[at, {}]] : partsOf(model, schema, at);
}

function ofError(model: ApiModel, { code, name, feature, retry, derived }: ErrorCode): Contract {
  const from = model.operations.filter(({ errors }) => errors.some((one) => one.error.code === code && !one.inherited));
  return {
    name,
    ...(feature !== undefined && { feature }),
    ...(retry !== undefined && { retry }),
    ...(derived !== undefined && { derived }),
    ...(from.length > 0 && { [RETURNED_BY]: from.map(keyOf).sort() }),
  };
}

/** A schema and what is in it, by where it is; references to entities are their names. */
function partsOf(model: ApiModel, schema: unknown, at: string, self?: string, depth = 0): Array<[string, unknown]> {
  if (!isObject(schema) || depth > MAX_DEPTH) return [[at, schema ?? {}]];
  const ref = findAlias(schema)?.ref;
  const keywords = keywordsOf(schema, model);
  const isEntity = ref !== undefined && ref !== self && model.entities.some((one) => one.ref === ref);
  const own = valueOf(keywords);
  if (isEntity) return [[at, { is: referenceName(ref), ...own }]];
  const inner = (one: unknown, place: string, required = false) =>
    partsOf(model, one, `${at}${place}`, undefined, depth + 1).map(([key, value], index): [string, unknown] => [
      key,
      index === 0 && required && isObject(value) ? { required, ...value } : value,
    ]);
  const {
    properties = new Map<string, unknown>(),
    required = [],
    items,
    additionalProperties,
    oneOf = [],
    anyOf = [],
  } = keywords;
  const variants = [...oneOf, ...anyOf];
  return [
    ...(at === '' && Object.keys(own).length === 0 ? [] : [[at, own] as [string, unknown]]),
    ...[...properties].flatMap(([name, one]) => inner(one, `.${name}`, required.includes(name))),
    ...(isObject(items) ? inner(items, '[]') : []),
    ...(isObject(additionalProperties) ? inner(additionalProperties, '.*') : []),
    ...(additionalProperties === false ? [[`${at}.*`, false] as [string, unknown]] : []),
    ...variants.flatMap((one, index) => inner(one, ` variant ${index + 1}`)),
  ];
}

function valueOf(keywords: Keywords): Record<string, unknown> {
  const { types, enum: values } = keywords;
  const own = KEYWORDS.flatMap((key) => (key in keywords ? [[key, keywords[key]] as const] : []));
  return {
    ...(types && { type: types.length === 1 ? types[0] : types }),
    ...('const' in keywords && { const: keywords.const }),
    ...(values && { enum: values.map(({ value }) => value) }),
    ...Object.fromEntries(own),
  };
}
