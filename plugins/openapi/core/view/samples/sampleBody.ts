import { hasStyle, serializeParameter } from '../../../../samples/core/request';
import type { MultipartPart, SampleBody, SamplePair } from '../../../../samples/core/sample/types';
import { layOutJson } from '../../../../samples/core/text/json';
import { keywordsOf } from '../../../../schema/core/combine/shapes';
import type { Keywords } from '../../../../schema/core/keywords/keywords';
import { isBytes, valueTypes } from '../../../../schema/core/keywords/valueTypes';
import { isObject, type Json, plainText } from '../../../../shared/core/json';
import { fileEnding, isJson, isStream, isText, isXml } from '../../../../shared/core/mediaTypes';
import { sampleValue } from '../../../../values/core/sampleValue';
import { shrink } from '../../../../values/core/shrink';
import { toXml } from '../../../../values/core/xml';
import type { ApiModel, Example, MediaType, PartEncoding } from '../../model/types';
import { isFileContent, writeStream } from '../messages/mediaTypes';

/** Characters; every language repeats the body. */
const MAX_BODY = 10_000;

export function sampleBody(content: MediaType, example: Example | undefined, model: ApiModel): SampleBody {
  const mediaType = concreteType(content, model);
  const value = bodyValue(content, example, model);
  const isForm = /x-www-form-urlencoded|^multipart\//i.test(mediaType);
  if (!isForm && example?.value === undefined && isFileContent(content, model)) return fileBody(mediaType);
  // Only JSON can express every number.
  if (isJson(mediaType) && model.numbers.isIn(value)) {
    return { kind: 'text', mediaType, text: layOutJson(value ?? null, '  ') };
  }
  if (isJson(mediaType)) return { kind: 'json', mediaType, value: value === undefined ? {} : value };
  if (/x-www-form-urlencoded/i.test(mediaType)) return { kind: 'form', pairs: formPairs(content, value) };
  if (/^multipart\//i.test(mediaType)) return { kind: 'multipart', parts: multipartParts(content, value, model) };
  if (isText(mediaType)) return { kind: 'text', mediaType, text: bodyText(content, example, value, model) };
  return fileBody(mediaType);
}

function fileBody(mediaType: string): SampleBody {
  return { kind: 'binary', mediaType, fileName: `file.${fileEnding(mediaType)}` };
}

/** A media type range cannot be sent itself. */
function concreteType({ mediaType, schema }: MediaType, model: ApiModel): string {
  if (!mediaType.includes('*')) return mediaType;
  if (isJson(mediaType)) return 'application/json';
  if (/^text\//i.test(mediaType)) return 'text/plain';
  const isAny = /^(\*|application)\/\*/.test(mediaType);
  const types = isAny ? valueTypes(keywordsOf(schema, model)) : [];
  return types.some((type) => type === 'object' || type === 'array') ? 'application/json' : 'application/octet-stream';
}

function bodyValue({ schema, itemSchema }: MediaType, example: Example | undefined, model: ApiModel): Json | undefined {
  const value = example?.value;
  if (value !== undefined && value !== null) return shrink(value, MAX_BODY);
  const described = schema ?? itemSchema;
  return described === undefined ? undefined : sampleValue(described, model, 'request');
}

function bodyText(
  { mediaType, schema }: MediaType,
  example: Example | undefined,
  value: Json | undefined,
  model: ApiModel,
): string {
  const serialized = example?.serialized;
  if (serialized !== undefined && serialized.length <= MAX_BODY) return serialized;
  if (typeof value === 'string') return value;
  if (isStream(mediaType) && value !== undefined) return writeStream(Array.isArray(value) ? value : [value], mediaType);
  return isXml(mediaType) && value !== undefined ? toXml(value, schema, model) : JSON.stringify(value ?? '');
}

function membersOf(value: Json | undefined): Array<[string, Json]> {
  return isObject(value) ? Object.entries(value) : [];
}

/** Follows `encoding`; by default list items are sent separately, and objects as JSON. */
function formPairs({ encoding }: MediaType, value: Json | undefined): SamplePair[] {
  return membersOf(value).flatMap(([name, member]) => {
    const rules = encoding.find(({ property }) => property === name);
    const pairs =
      rules && hasStyle(rules) ? styledPairs(name, member, rules) : plainPairs(name, member, rules?.contentType);
    return pairs.map(([key, text]) => ({ name: key, value: { literal: text } }));
  });
}

function styledPairs(name: string, value: Json, { style, explode }: PartEncoding): Array<[string, string]> {
  const { pairs, rawQuery } = serializeParameter({ name, in: 'query', style, explode }, value);
  return rawQuery === undefined ? pairs : [...new URLSearchParams(rawQuery)];
}

function plainPairs(name: string, value: Json, contentType = ''): Array<[string, string]> {
  if (Array.isArray(value) && !isJson(contentType)) return value.map((item) => [name, plainText(item)]);
  return [[name, isJson(contentType) ? JSON.stringify(value) : plainText(value)]];
}

/** One part per list item; objects are JSON, and binary fields are the reader's files. */
function multipartParts({ schema, encoding }: MediaType, value: Json | undefined, model: ApiModel): MultipartPart[] {
  const body = keywordsOf(schema, model);
  return membersOf(value).flatMap(([name, member]): MultipartPart[] => {
    const property = keywordsOf(propertyOf(body, name, model), model);
    const rules = encoding.find((part) => part.property === name);
    if (rules && hasStyle(rules)) {
      return styledPairs(name, member, rules).map(([key, literal]) => ({ name: key, value: { literal } }));
    }
    const contentType = partType(rules?.contentType);
    const isList = Array.isArray(member) && !(contentType && isJson(contentType));
    const keywords = isList ? keywordsOf(property.items, model) : property;
    return (isList ? member : [member]).map((item) => writePart(name, item, keywords, contentType));
  });
}

function writePart(name: string, value: Json, keywords: Keywords, contentType: string | undefined): MultipartPart {
  if (isFile(keywords, contentType)) {
    const type = contentType ?? partType(keywords.contentMediaType);
    return { name, value: { literal: '' }, fileName: name, ...(type ? { contentType: type } : {}) };
  }
  const type = contentType ?? (isObject(value) ? 'application/json' : undefined);
  const literal = type && isJson(type) ? JSON.stringify(value) : plainText(value);
  return { name, value: { literal }, ...(type ? { contentType: type } : {}) };
}

function partType(contentType: string | undefined): string | undefined {
  const [first] = contentType?.split(',').map((type) => type.trim()) ?? [];
  return first === undefined || first === '' || first.includes('*') ? undefined : first;
}

/** Raw bytes. In 3.1, an empty schema or one with only `contentMediaType` means bytes. */
function isFile(keywords: Keywords, contentType = ''): boolean {
  if (keywords.contentEncoding !== undefined) return false;
  if (isBytes(keywords)) return true;
  const { contentMediaType, ...others } = keywords;
  if (contentMediaType !== undefined) return !isJson(contentMediaType);
  const isTyped = valueTypes(others).some((type) => type !== 'string');
  return contentType !== '' && !isTyped && !isJson(contentType) && !isText(contentType);
}

function propertyOf({ properties, oneOf, anyOf }: Keywords, name: string, model: ApiModel): unknown {
  if (properties?.has(name)) return properties.get(name);
  for (const branch of [...(oneOf ?? []), ...(anyOf ?? [])]) {
    const found = keywordsOf(branch, model).properties;
    if (found?.has(name)) return found.get(name);
  }
  return undefined;
}
