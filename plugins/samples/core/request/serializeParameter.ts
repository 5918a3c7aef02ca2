import type { Json } from '../../../shared/core/json';
import { classifyValue, type NameValue, type ParameterValue } from './parameterValue';
import { writePathValue } from './pathStyles';
import { encodeReservedQueryValue, percentEncode } from './percent';
import { commaListQuery, deepObjectPairs, delimitedPair, explodePairs, reservedQuery } from './queryStyles';

/** The properties of a parameter that determine its serialization; compatible with the model's `Parameter`. */
export interface ParameterFormat {
  name: string;
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  /** Default: `simple` in paths and headers, `form` elsewhere. */
  style?: string;
  /** Default: true for `form`, `cookie` and `deepObject`, otherwise false. */
  explode?: boolean;
  allowReserved?: boolean;
  /** Media type of a serialized value (`content`); overrides `style`. */
  contentType?: string;
}

export interface SerializedParameter {
  /** Decoded query pairs, headers or cookies. */
  pairs: NameValue[];
  /** Encoded query without `?` that pairs cannot express. Replaces the pairs. */
  rawQuery?: string;
  /** Encoded replacement of `{name}` in the path. */
  pathText?: string;
}

/** JSON, except that a string in another media type is used as is. */
function writeContent(value: Json, contentType: string): string {
  if (Array.isArray(value) && contentType === 'text/tab-separated-values') return value.join('\t');
  const isJson = /[/+]json\b/i.test(contentType);
  return typeof value === 'string' && !isJson ? value : JSON.stringify(value);
}

function serializeContent(parameter: ParameterFormat, value: Json, contentType: string): SerializedParameter {
  if (parameter.in === 'querystring' && /^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    const shape = classifyValue(value);
    return shape?.kind === 'object' ? { pairs: shape.members } : { pairs: [], rawQuery: shape ? String(value) : '' };
  }
  const text = writeContent(value, contentType);
  if (parameter.in === 'querystring') return { pairs: [], rawQuery: percentEncode(text) };
  if (parameter.in === 'path') return { pairs: [], pathText: percentEncode(text) };
  return { pairs: [[parameter.name, text]] };
}

function serializeQuery(
  { name, allowReserved = false }: ParameterFormat,
  value: Json,
  shape: ParameterValue,
  { style, explode }: { style: string; explode: boolean },
): SerializedParameter {
  const joined = !explode && shape.kind !== 'primitive';
  if (joined && style === 'form') {
    const rawQuery = commaListQuery(name, shape, allowReserved ? encodeReservedQueryValue : percentEncode);
    if (rawQuery !== undefined) return { pairs: [], rawQuery };
  }
  const pairs =
    style === 'deepObject' && shape.kind === 'object'
      ? deepObjectPairs(name, value)
      : joined && style !== 'deepObject'
        ? [delimitedPair(name, shape, style)]
        : explodePairs(name, shape);
  const rawQuery = allowReserved ? reservedQuery(pairs) : undefined;
  return rawQuery === undefined ? { pairs } : { pairs: [], rawQuery };
}

/** Whether a field of a form is written as a parameter is. Otherwise, it has a media type; that of objects is JSON. */
export function hasStyle({ style, explode, allowReserved = false }: Partial<ParameterFormat>): boolean {
  return style !== undefined || explode !== undefined || allowReserved;
}

export function styleOf({ in: place, style: given, explode }: ParameterFormat): { style: string; explode: boolean } {
  const style = given ?? (place === 'path' || place === 'header' ? 'simple' : 'form');
  return { style, explode: explode ?? ['form', 'cookie', 'deepObject'].includes(style) };
}

/** OpenAPI 3.1.1, "Style Values" and "Style Examples"; `cookie` from 3.2. Does not encode headers and cookies. */
export function serializeParameter(parameter: ParameterFormat, value: Json): SerializedParameter {
  if (parameter.contentType !== undefined) return serializeContent(parameter, value, parameter.contentType);
  const { style, explode } = styleOf(parameter);
  const shape = classifyValue(value);
  if (parameter.in === 'path') {
    const { name, allowReserved = false } = parameter;
    return { pairs: [], pathText: shape ? writePathValue(name, shape, style, explode, allowReserved) : '' };
  }
  if (!shape) return { pairs: [] };
  if (parameter.in === 'header') {
    if (explode && shape.kind === 'object') {
      return { pairs: [[parameter.name, shape.members.map(([name, text]) => `${name}=${text}`).join(',')]] };
    }
    return { pairs: [delimitedPair(parameter.name, shape, 'form')] };
  }
  if (parameter.in === 'cookie') {
    return { pairs: explode ? explodePairs(parameter.name, shape) : [delimitedPair(parameter.name, shape, 'form')] };
  }
  return serializeQuery(parameter, value, shape, { style, explode });
}
