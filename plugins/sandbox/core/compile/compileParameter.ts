import type { Parameter } from '../../../openapi';
import { styleOf } from '../../../samples/core/request';
import type { Shapes } from '../../../schema/core/combine/types';
import type { Schema } from '../../../schema/core/types';
import { isObject } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import type { JsonType, SandboxParameter, Separator } from '../api';
import { isOnlyObject, readShape, readTypes } from './schemas/readTypes';

export interface CompileTools {
  shapes: Shapes;
  /** What a schema demands beyond its types, if anything. `isList`: of a list, the types of items count too. */
  demandsOf(schema: unknown, warn: CompileTools['warn'], isList?: boolean): Schema | undefined;
  /** Called for keywords with values that they cannot have, which are not checked. */
  warn(reason: string): void;
}

export type ReadableParameter = Pick<
  Parameter,
  'name' | 'in' | 'required' | 'schema' | 'contentType' | 'style' | 'explode' | 'allowEmptyValue' | 'errors'
>;

const SEPARATORS: Record<string, Separator | undefined> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
  deepObject: 'deep',
};

export function compileParameter(parameter: ReadableParameter, tools: CompileTools): SandboxParameter {
  const { name, in: place, required, contentType, schema, allowEmptyValue } = parameter;
  const types = readTypes(tools.shapes.of(schema));
  const json = contentType !== undefined && isJson(contentType);
  const isForm = place === 'querystring' && !json;
  const compiled: SandboxParameter = {
    name,
    in: place,
    required,
    ...(allowEmptyValue ? { allowEmpty: true } : {}),
    ...(types && (json || isForm || contentType === undefined) ? { types } : {}),
    ...(json ? { json } : {}),
    ...(isObject(schema) && schema.format === 'password' ? { secret: true } : {}),
  };
  if (contentType !== undefined && !json && !isForm) return compiled;
  const format = json ? {} : compileFormat(parameter, types, tools.shapes);
  const demands = tools.demandsOf(leaveCount(parameter), tools.warn, 'list' in format);
  return { ...compiled, ...format, ...(demands === undefined ? {} : { schema: demands }) };
}

/** If the parameter lists codes, the operation itself refuses too many values. */
function leaveCount({ schema, errors }: ReadableParameter): unknown {
  if (!isObject(schema) || errors.length === 0) return schema;
  const { minItems: _least, maxItems: _most, ...rest } = schema;
  return rest;
}

type Format = Pick<SandboxParameter, 'list' | 'object' | 'lead' | 'items' | 'fields' | 'rest'>;

/** OpenAPI 3.1.1, "Style Values". */
function compileFormat(parameter: ReadableParameter, types: JsonType[] | undefined, shapes: Shapes): Format {
  const { in: place, schema } = parameter;
  const { style, explode } = styleOf(parameter);
  const { items, fields, rest } = readShape(shapes.of(schema));
  const leading: Pick<Format, 'lead'> = style === 'label' || style === 'matrix' ? { lead: style } : {};
  const separator = separatorOf(place, style, explode);
  if (types?.includes('array') && !(types.includes('object') && separator === 'deep')) {
    return { ...leading, list: separator, ...(items ? { items } : {}) };
  }
  if (isOnlyObject(types) || (types?.includes('object') && separator === 'deep')) {
    const pairs = explode && separator !== 'repeat' && separator !== 'deep' ? { pairs: true as const } : {};
    return { ...leading, object: { separator, ...pairs }, ...(fields ? { fields } : {}), ...(rest ? { rest } : {}) };
  }
  return leading;
}

function separatorOf(place: string, style: string, explode: boolean): Separator {
  if (place === 'path' && explode && style === 'label') return '.';
  if (place === 'path' && explode && style === 'matrix') return ';';
  if (place === 'querystring') return 'repeat';
  const isRepeated = (place === 'query' || place === 'cookie') && explode && style !== 'deepObject';
  return isRepeated ? 'repeat' : (SEPARATORS[style] ?? ',');
}
