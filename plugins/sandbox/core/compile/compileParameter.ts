import type { Parameter } from '../../../openapi/core/model/types';
import type { JsonType, ListStyle, SandboxParameter } from '../api';
import { isObject, list, type Resolve, readTypes, type SchemaObject } from './readTypes';
import { trimSchema } from './trimSchema';
import type { ValidatorWriter } from './validatorWriter';

export interface CompileTools {
  resolve: Resolve;
  writer: ValidatorWriter;
}

const SEPARATORS: Record<string, ListStyle | undefined> = {
  form: ',',
  simple: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
};

/** A parameter as the sandbox reads it. Throws where it has a place or a style that the sandbox does not know. */
export function compileParameter(parameter: Parameter, tools: CompileTools): SandboxParameter {
  const { name, in: place, required, contentType } = parameter;
  if (place !== 'path' && place !== 'query' && place !== 'header') {
    throw new Error(`The sandbox reads no parameters in a ${place}: \`${name}\`.`);
  }
  const types = readTypes(parameter.schema, tools.resolve);
  const json = contentType !== undefined && /[/+]json\b/i.test(contentType);
  const compiled: SandboxParameter = {
    name,
    in: place,
    required,
    ...(types && (json || contentType === undefined) ? { types } : {}),
    ...(json ? { json } : {}),
    ...(isObject(parameter.schema) && parameter.schema.format === 'password' ? { secret: true } : {}),
  };
  if (contentType !== undefined && !json) return compiled;
  const split = json ? undefined : compileList(parameter, types, tools.resolve);
  const check = compileCheck(leaveCount(parameter), tools, split !== undefined);
  return { ...compiled, ...(split ? { list: split } : {}), ...(check ? { check } : {}) };
}

/** The name of a validator, or nothing where types say it all. `isList`: the types of items are known, too. */
export function compileCheck(schema: unknown, { resolve, writer }: CompileTools, isList = false): string | undefined {
  const trimmed = trimSchema(schema, resolve);
  return isObject(trimmed) && !isPlain(trimmed, isList) ? writer.add(trimmed) : undefined;
}

function isPlain(schema: SchemaObject, isList: boolean): boolean {
  return Object.keys(schema).every(
    (key) => key === 'type' || (isList && key === 'items' && isPlain(schema.items as SchemaObject, false)),
  );
}

/** How many values are too many is said by a code of its own where the parameter lists codes: its operation looks at that. */
function leaveCount({ schema, raw }: Parameter): unknown {
  if (!isObject(schema) || list(raw['x-errors']).length === 0) return schema;
  const { minItems: _least, maxItems: _most, ...rest } = schema;
  return rest;
}

function compileList(
  { name, in: place, style, explode, schema }: Parameter,
  types: JsonType[] | undefined,
  resolve: Resolve,
): SandboxParameter['list'] {
  if (!types?.includes('array') && !types?.includes('object')) return undefined;
  const used = style ?? (place === 'query' ? 'form' : 'simple');
  const separator = SEPARATORS[used];
  if (types.includes('object') || separator === undefined) {
    throw new Error(`The sandbox reads no ${types.join(' or ')} in the style \`${used}\`: \`${name}\`.`);
  }
  const repeats = place === 'query' && (explode ?? used === 'form');
  const items = readTypes(itemsOf(schema, resolve), resolve);
  return { style: repeats ? 'repeat' : separator, ...(items ? { types: items } : {}) };
}

function itemsOf(schema: unknown, resolve: Resolve): unknown {
  if (!isObject(schema)) return undefined;
  return schema.items ?? (typeof schema.$ref === 'string' ? itemsOf(resolve(schema.$ref), resolve) : undefined);
}
