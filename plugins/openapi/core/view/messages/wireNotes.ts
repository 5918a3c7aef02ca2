import { type ParameterFormat, serializeParameter, styleOf } from '../../../../samples/core/request';
import { layersOf } from '../../../../schema/core/combine/layers';
import type { NoteView, Schema } from '../../../../schema/core/types';
import { cutText } from '../../../../shared/core/cutText';
import { isObject, type Json, type JsonObject } from '../../../../shared/core/json';
import { sampleValue } from '../../../../values/core/sampleValue';
import type { ApiModel, Example } from '../../model/types';
import { compactObject } from '../compact';
import { isJson } from './mediaTypes';

export interface WireFormat extends ParameterFormat {
  schema: Schema;
  examples: Example[];
  allowEmptyValue?: boolean;
}

/** Characters; whole objects may be sent as one text. */
const MAX_EXAMPLE = 500;

const MORE = '…';

type Shape = 'list' | 'object' | 'text';

/** Notes on how a value is serialized, with an example, unless it is sent as plain text. */
export function describeWire(format: WireFormat, model: ApiModel): NoteView[] {
  const layers = layersOf(format.schema, model);
  const types = new Set(layers.flatMap(({ type }) => type));
  const shape: Shape = types.has('array') ? 'list' : types.has('object') ? 'object' : 'text';
  const example = () => (isText(format) ? textExample(format, model) : exampleOf(format, shape, layers, model));
  const isFreeText = shape === 'text' && types.has('string') && isFree(layers);
  const reserved = () => {
    const value = example();
    return isFreeText && !hasReserved(value) ? 'a/b:c' : value;
  };
  return [
    ...formNotes(format, shape, example),
    ...(format.allowReserved ? [note('allowReserved', format, reserved())] : []),
    ...(format.allowEmptyValue ? [note('allowEmptyValue', format, '')] : []),
  ];
}

function formNotes(format: WireFormat, shape: Shape, example: () => Json): NoteView[] {
  const { contentType, in: place } = format;
  if (contentType !== undefined && isText(format)) {
    return isJson(contentType) ? [note('json', format, example())] : [{ kind: 'contentMediaType', value: contentType }];
  }
  const { style, explode } = styleOf(format);
  const kind = contentType === undefined ? kindOf(style, explode, shape, place) : 'members';
  return kind === undefined ? [] : [note(kind, format, example())];
}

function isText({ contentType, in: place }: WireFormat): boolean {
  return contentType !== undefined && !(place === 'querystring' && /x-www-form-urlencoded/i.test(contentType));
}

/** The kind of serialization, which the theme translates. `undefined` for plain text. */
function kindOf(style: string, explode: boolean, shape: Shape, place: string): NoteView['kind'] | undefined {
  if (style === 'matrix' || style === 'label') return style;
  if (shape === 'text') return undefined;
  if (style === 'simple' && shape === 'object' && explode) return 'equalPairs';
  if (explode && place !== 'path' && place !== 'header') {
    if (shape === 'list') return 'repeated';
    return style === 'deepObject' ? 'brackets' : 'members';
  }
  if (style === 'deepObject') return shape === 'list' ? 'repeated' : 'brackets';
  const separator = style === 'spaceDelimited' ? 'space' : style === 'pipeDelimited' ? 'pipe' : 'comma';
  return shape === 'list' ? `${separator}s` : `${separator}Pairs`;
}

function note(kind: NoteView['kind'], format: WireFormat, value: Json): NoteView {
  return compactObject({ kind, value: cutText(wireText(format, value), MAX_EXAMPLE) });
}

/** The text as sent in an address, header or cookie, slightly less encoded for readability. */
function wireText(format: WireFormat, value: Json): string {
  const { pairs, rawQuery, pathText } = serializeParameter(format, value);
  const encoded = pathText ?? rawQuery;
  if (encoded !== undefined) return encoded.replaceAll(encodeURIComponent(MORE), MORE);
  if (format.in === 'header') return pairs.map(([name, text]) => `${name}: ${text}`).join('\n');
  return pairs
    .map(([name, text]) => `${name}=${text.replace(/[\s%&#+;]/g, encodeURIComponent)}`)
    .join(format.in === 'cookie' ? '; ' : '&');
}

function textExample({ schema, examples }: WireFormat, model: ApiModel): Json {
  const value = examples.find((example) => example.value !== undefined)?.value ?? sampleValue(schema, model, 'request');
  if (Array.isArray(value)) return value.slice(0, 1);
  return isObject(value) ? (Object.fromEntries(Object.entries(value).slice(0, 2)) as Json) : (value ?? {});
}

function exampleOf({ schema, examples }: WireFormat, shape: Shape, layers: JsonObject[], model: ApiModel): Json {
  const given = examples.find(({ value }) => fits(value, shape))?.value;
  const value = given ?? sampleValue(schema, model, 'request');
  if (shape === 'list') return twoItems(Array.isArray(value) ? value : [], layers, model);
  if (shape === 'object') {
    const members = Object.entries(isObject(value) ? value : {}).filter(([, member]) => member !== null);
    return members.length > 0 ? (Object.fromEntries(members.slice(0, 2)) as Json) : { key: 'value' };
  }
  return fits(value, shape) && value !== undefined && value !== null ? value : 'value';
}

function fits(value: Json | undefined, shape: Shape): boolean {
  if (value === undefined) return false;
  if (shape === 'list') return Array.isArray(value);
  return shape === 'object' ? isObject(value) : typeof value !== 'object';
}

function twoItems(items: Json[], layers: JsonObject[], model: ApiModel): Json[] {
  if (items.length > 1 || layers.some(({ maxItems }) => maxItems === 1)) return items.slice(0, 2);
  const inner = layersOf(layers.find((layer) => layer.items !== undefined)?.items, model);
  const listed = inner.map((layer) => layer.enum).find(Array.isArray) as Json[] | undefined;
  const [first = 'a'] = items.length > 0 ? items : (listed ?? []);
  const others = (listed ?? []).filter((value) => value !== first && value !== null);
  if (others.length > 0) return [first, ...others.slice(0, 1)];
  if (typeof first === 'number') return [first, first + 1];
  return first === 'string' && isFree(inner) ? ['a', 'b'] : [first, MORE];
}

function isFree(layers: JsonObject[]): boolean {
  return layers.every((layer) =>
    ['enum', 'const', 'format', 'pattern', 'example', 'examples'].every((key) => !(key in layer)),
  );
}

function hasReserved(value: Json): boolean {
  return typeof value === 'string' && /[:/?#[\]@!$'()*,;=]/.test(value);
}
