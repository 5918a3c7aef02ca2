import { type ParameterFormat, serializeParameter, styleOf } from '../../../../samples/core/request';
import { shapesOf } from '../../../../schema/core/combine/shapes';
import type { Shape } from '../../../../schema/core/combine/types';
import { withVariants } from '../../../../schema/core/combine/withVariants';
import type { NoteView, Schema } from '../../../../schema/core/types';
import { cutText } from '../../../../shared/core/cutText';
import { isObject, type Json } from '../../../../shared/core/json';
import { isJson } from '../../../../shared/core/mediaTypes';
import { sampleValue } from '../../../../values/core/sampleValue';
import type { ApiModel, Example } from '../../model/types';
import { compactObject } from '../compact';

export interface WireFormat extends ParameterFormat {
  schema: Schema;
  examples: Example[];
  allowEmptyValue?: boolean;
}

/** Characters; whole objects may be sent as one text. */
const MAX_EXAMPLE = 500;

const MORE = '…';

type Form = 'list' | 'object' | 'text';

/** Notes on how a value is serialized, with an example, unless it is sent as plain text. */
export function describeWire(format: WireFormat, model: ApiModel): NoteView[] {
  const shapes = withVariants(shapesOf(model).of(format.schema));
  const types = new Set(shapes.flatMap((shape) => shape.types));
  const form: Form = types.has('array') ? 'list' : types.has('object') ? 'object' : 'text';
  const example = () => (isText(format) ? textExample(format, model) : exampleOf(format, form, shapes, model));
  const isFreeText = form === 'text' && types.has('string') && isFree(shapes);
  const reserved = () => {
    const value = example();
    return isFreeText && !hasReserved(value) ? 'a/b:c' : value;
  };
  return [
    ...formNotes(format, form, example),
    ...(format.allowReserved ? [note('allowReserved', format, reserved())] : []),
    ...(format.allowEmptyValue ? [note('allowEmptyValue', format, '')] : []),
  ];
}

function formNotes(format: WireFormat, form: Form, example: () => Json): NoteView[] {
  const { contentType, in: place } = format;
  if (contentType !== undefined && isText(format)) {
    return isJson(contentType) ? [note('json', format, example())] : [{ kind: 'contentMediaType', value: contentType }];
  }
  const { style, explode } = styleOf(format);
  const kind = contentType === undefined ? kindOf(style, explode, form, place) : 'members';
  return kind === undefined ? [] : [note(kind, format, example())];
}

function isText({ contentType, in: place }: WireFormat): boolean {
  return contentType !== undefined && !(place === 'querystring' && /x-www-form-urlencoded/i.test(contentType));
}

/** The kind of serialization, which the theme translates. `undefined` for plain text. */
function kindOf(style: string, explode: boolean, form: Form, place: string): NoteView['kind'] | undefined {
  if (style === 'matrix' || style === 'label') return style;
  if (form === 'text') return undefined;
  if (style === 'simple' && form === 'object' && explode) return 'equalPairs';
  if (explode && place !== 'path' && place !== 'header') {
    if (form === 'list') return 'repeated';
    return style === 'deepObject' ? 'brackets' : 'members';
  }
  if (style === 'deepObject') return form === 'list' ? 'repeated' : 'brackets';
  const separator = style === 'spaceDelimited' ? 'space' : style === 'pipeDelimited' ? 'pipe' : 'comma';
  return form === 'list' ? `${separator}s` : `${separator}Pairs`;
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

function exampleOf({ schema, examples }: WireFormat, form: Form, shapes: Shape[], model: ApiModel): Json {
  const given = examples.find(({ value }) => fits(value, form))?.value;
  const value = given ?? sampleValue(schema, model, 'request');
  if (form === 'list') return twoItems(Array.isArray(value) ? value : [], shapes);
  if (form === 'object') {
    const members = Object.entries(isObject(value) ? value : {}).filter(([, member]) => member !== null);
    return members.length > 0 ? (Object.fromEntries(members.slice(0, 2)) as Json) : { key: 'value' };
  }
  return fits(value, form) && value !== undefined && value !== null ? value : 'value';
}

function fits(value: Json | undefined, form: Form): boolean {
  if (value === undefined) return false;
  if (form === 'list') return Array.isArray(value);
  return form === 'object' ? isObject(value) : typeof value !== 'object';
}

function twoItems(items: Json[], shapes: Shape[]): Json[] {
  if (items.length > 1 || shapes.some(({ keywords }) => keywords.maxItems === 1)) return items.slice(0, 2);
  const list = shapes.find(({ keywords }) => keywords.items !== undefined);
  const inner = list ? withVariants(list.inside(list.keywords.items)) : [];
  const listed = inner
    .map(({ keywords }) => keywords.enum)
    .find(Boolean)
    ?.map(({ value }) => value as Json);
  const [first = 'a'] = items.length > 0 ? items : (listed ?? []);
  const others = (listed ?? []).filter((value) => value !== first && value !== null);
  if (others.length > 0) return [first, ...others.slice(0, 1)];
  if (typeof first === 'number') return [first, first + 1];
  return first === 'string' && isFree(inner) ? ['a', 'b'] : [first, MORE];
}

function isFree(shapes: Shape[]): boolean {
  return shapes.every(({ keywords }) =>
    ['enum', 'const', 'format', 'patterns', 'examples'].every((key) => !(key in keywords)),
  );
}

function hasReserved(value: Json): boolean {
  return typeof value === 'string' && /[:/?#[\]@!$'()*,;=]/.test(value);
}
