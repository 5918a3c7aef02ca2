import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { isObject, type Json } from '../../plugins/openapi/core/json';
import type { ApiModel, MediaType } from '../../plugins/openapi/core/model/types';
import { sampleValue } from '../../plugins/openapi/core/sampleValue';
import type { Schema } from '../../plugins/openapi/core/schema/types';
import { toJsonSchema } from './jsonSchema';

type Direction = 'request' | 'response';
export type SampleKind = 'body' | 'parameter' | 'result';

/** A generated value that its own schema refuses, or whose schema is none. */
export interface RefusedSample {
  kind: SampleKind;
  where: string;
  reason: string;
  /** The value at fault is an author's own example, or the schema itself cannot be used. */
  excused: boolean;
}

export interface SampleCounts {
  checked: Record<SampleKind, number>;
  refused: RefusedSample[];
}

/** Makes a value for each body, parameter and result without an example of its author, and validates it. */
export function refusedSamples(model: ApiModel): SampleCounts {
  const checked = { body: 0, parameter: 0, result: 0 };
  const refused: RefusedSample[] = [];
  const authored = authoredValues(model.document);
  const validators = { request: createValidator(model, 'request'), response: createValidator(model, 'response') };
  const check = (kind: SampleKind, where: string, schema: Schema, direction: Direction) => {
    const value = sampleValue(schema, model, direction);
    if (value === undefined) return;
    checked[kind] += 1;
    const answer = validators[direction](schema, value);
    if (!answer) return;
    const excused = !('data' in answer) || authored.has(JSON.stringify(answer.data));
    refused.push({ kind, where, reason: answer.reason, excused });
  };
  const checkContents = (kind: SampleKind, where: string, contents: MediaType[], direction: Direction) => {
    for (const { mediaType, schema, examples } of contents) {
      if (schema !== undefined && examples.length === 0) check(kind, `${where} ${mediaType}`, schema, direction);
    }
  };
  for (const { id, parameters, body, responses } of model.operations) {
    for (const { name, schema, examples } of parameters) {
      if (examples.length === 0) check('parameter', `${id} ${name}`, schema, 'request');
    }
    if (body) checkContents('body', id, body.contents, 'request');
    for (const { status, contents } of responses) {
      if (/^2/.test(status)) checkContents('result', `${id} ${status}`, contents, 'response');
    }
  }
  return { checked, refused };
}

/** `data`: the value at fault, where the schema is not. */
type Answer = { reason: string; data?: unknown } | undefined;

function createValidator(model: ApiModel, direction: Direction): (schema: Schema, value: Json) => Answer {
  const code = { regExp: Object.assign(compilePattern, { code: 'compilePattern' }) };
  const ajv = new Ajv2020({ strict: false, validateSchema: false, verbose: true, logger: false, code });
  addFormats(ajv);
  const document = toJsonSchema(model.document, direction) as object;
  ajv.addSchema(document);
  const { openapi } = model.document;
  const known = new Map<Schema, ValidateFunction | string>();
  return (schema, value) => {
    const validate = known.get(schema) ?? compile(ajv, toJsonSchema({ openapi, schema }, direction));
    known.set(schema, validate);
    if (typeof validate === 'string') return { reason: validate };
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    const reason = `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
    return error && contradictsItself(error) ? { reason } : { reason, data: error?.data };
  };
}

/** Authors escape more than Unicode mode allows. */
function compilePattern(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}

/** Does a schema list values none of which is of its type? */
function contradictsItself({ keyword, parentSchema }: ErrorObject): boolean {
  const { type, enum: values } = parentSchema ?? {};
  if ((keyword !== 'type' && keyword !== 'enum') || !Array.isArray(values)) return false;
  const ajv = new Ajv2020({ strict: false });
  return !values.some((value) => ajv.validate({ type }, value));
}

function compile(ajv: Ajv2020, wrapped: unknown): ValidateFunction | string {
  try {
    return ajv.compile((wrapped as { schema: Schema }).schema);
  } catch (error) {
    return `schema: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Values of all examples and defaults, and what is in them. */
function authoredValues(document: unknown): Set<string> {
  const values = new Set<string>();
  const visit = (node: unknown, inside: boolean): void => {
    if (inside) values.add(JSON.stringify(node));
    if (Array.isArray(node)) for (const item of node) visit(item, inside);
    else if (isObject(node)) {
      for (const [key, value] of Object.entries(node)) visit(value, inside || /^(example|examples|default)$/.test(key));
    }
  };
  visit(document, false);
  return values;
}
