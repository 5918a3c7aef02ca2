import {
  assumptions,
  type Follow,
  flag,
  isHidden,
  objects,
  text,
  unknownExtensions,
  VERSION_KEYS,
  writtenVersions,
} from '../../../schema/core/reader';
import type { Schema } from '../../../schema/core/types';
import { entries, isObject, type Json, type JsonObject, list } from '../../../shared/core/json';
import { words } from '../../../shared/core/words';
import { plainLine } from './plainLine';
import type {
  Example,
  Header,
  Link,
  MediaType,
  MessageField,
  Parameter,
  ParameterPlace,
  PartEncoding,
  RequestBody,
  Response,
} from './types';

const PLACES = new Set<string>(['path', 'query', 'header', 'cookie', 'querystring']);

const READ_EXTENSIONS: string[] = [
  ...words('x-examples x-deprecated-description x-deprecatedMessage x-ms-summary'),
  ...VERSION_KEYS,
];

export function readSchema(value: unknown): Schema {
  return isObject(value) || typeof value === 'boolean' ? value : true;
}

/** Parameters of the operation override those of the path item with the same name and location. */
export function readParameters(pathItem: unknown, operation: unknown, follow: Follow): Parameter[] {
  const shown = new Map<string, Parameter>();
  for (const item of [...list(pathItem), ...list(operation)]) {
    const raw = follow(item);
    const parameter = raw && readParameter(raw, follow);
    if (!parameter) continue;
    const key = `${parameter.in} ${parameter.name}`;
    if (isHidden(raw)) shown.delete(key);
    else shown.set(key, parameter);
  }
  return [...shown.values()];
}

function readParameter(raw: JsonObject, follow: Follow): Parameter | undefined {
  const name = text(raw.name);
  const place = text(raw.in);
  if (!name || !place || !PLACES.has(place)) return undefined;
  return {
    name,
    in: place as ParameterPlace,
    ...readField(raw, follow),
    required: flag(raw.required) || place === 'path',
    deprecatedReason: text(raw['x-deprecated-description'] ?? raw['x-deprecatedMessage']),
    style: text(raw.style),
    allowReserved: flag(raw.allowReserved),
    allowEmptyValue: flag(raw.allowEmptyValue),
    errors: list(raw['x-errors']),
    extensions: unknownExtensions(raw, 'parameter', READ_EXTENSIONS),
  };
}

/** Reads what parameters and headers have in common. */
function readField(raw: JsonObject, follow: Follow): MessageField {
  const [content] = readContents(raw.content, follow);
  return {
    title: text(raw['x-ms-summary']),
    description: text(raw.description),
    required: flag(raw.required),
    deprecated: flag(raw.deprecated),
    schema: content ? (content.schema ?? true) : readSchema(raw.schema),
    contentType: content?.mediaType,
    explode: optionalFlag(raw.explode),
    examples: [...readExamples(raw, follow), ...(content?.examples ?? [])],
    versions: writtenVersions(raw),
    ...assumptions(raw),
  };
}

function optionalFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

const EXAMPLE_KEYS = ['value', 'externalValue', 'dataValue', 'serializedValue', 'summary', 'description'];

/** Reads `example`, `examples` and `x-examples` (3.0 tools). `dataValue` (3.2) counts as the value. */
function readExamples(node: JsonObject, follow: Follow): Example[] {
  const single = Object.hasOwn(node, 'example') ? [{ name: 'example', value: node.example as Json }] : [];
  const many = entries(node.examples ?? node['x-examples']).flatMap(([name, value]): Example[] => {
    const example = follow(value);
    const isBare = node.examples === undefined && !EXAMPLE_KEYS.some((key) => example && Object.hasOwn(example, key));
    if (!example || isBare) return value === undefined ? [] : [{ name, value: value as Json }];
    const given = ['dataValue', 'value', 'serializedValue'].find((key) => Object.hasOwn(example, key));
    const serialized = text(example.serializedValue);
    return [
      {
        name,
        summary: plainLine(example.summary),
        description: text(example.description),
        value: given === undefined ? undefined : (example[given] as Json),
        ...(serialized === undefined ? {} : { serialized }),
        externalValue: text(example.externalValue),
      },
    ];
  });
  return [...single, ...many];
}

function readContents(value: unknown, follow: Follow): MediaType[] {
  return entries(value).map(([mediaType, content]) => {
    const node = follow(content) ?? {};
    return {
      mediaType,
      schema: node.schema === undefined ? undefined : readSchema(node.schema),
      itemSchema: node.itemSchema === undefined ? undefined : readSchema(node.itemSchema),
      examples: readExamples(node, follow),
      encoding: entries(node.encoding).map(([property, encoding]) => ({
        property,
        ...withoutDefaultStyle(readEncoding(encoding, follow), mediaType),
      })),
      parts: [
        ...list(node.prefixEncoding).map((part, index) => ({ position: index + 1, ...readEncoding(part, follow) })),
        ...objects([node.itemEncoding]).map((part) => ({ position: 'rest' as const, ...readEncoding(part, follow) })),
      ],
      extensions: unknownExtensions(node, 'media type', ['x-examples']),
    };
  });
}

function readEncoding(value: unknown, follow: Follow): PartEncoding {
  const node = isObject(value) ? value : {};
  return {
    contentType: text(node.contentType),
    headers: readHeaders(node.headers, follow),
    style: text(node.style),
    explode: optionalFlag(node.explode),
    allowReserved: flag(node.allowReserved),
  };
}

/** Swashbuckle writes `style: form` for every part of a multipart body, files included: nothing but the default. */
function withoutDefaultStyle(encoding: PartEncoding, mediaType: string): PartEncoding {
  const { style, explode, allowReserved, ...rest } = encoding;
  const isDefault = style === 'form' && explode !== false && !allowReserved && /^multipart\//i.test(mediaType);
  return isDefault ? { ...rest, allowReserved } : encoding;
}

function readHeaders(value: unknown, follow: Follow): Header[] {
  return entries(value).map(([name, header]) => ({ name, ...readField(follow(header) ?? {}, follow) }));
}

export function readBody(value: unknown, follow: Follow): RequestBody | undefined {
  const node = follow(value);
  if (!node) return undefined;
  return {
    description: text(node.description),
    required: flag(node.required),
    contents: readContents(node.content, follow),
    ...assumptions(node),
  };
}

export function readResponses(value: unknown, follow: Follow): Response[] {
  return entries(value)
    .filter(([status, response]) => !status.startsWith('x-') && !isHidden(follow(response)))
    .map(([status, response]) => {
      const node = follow(response) ?? {};
      return {
        status,
        summary: plainLine(node.summary) ?? plainLine(node['x-summary']),
        description: text(node.description),
        headers: readHeaders(node.headers, follow),
        contents: readContents(node.content, follow),
        links: entries(node.links).map(([name, link]) => readLink(name, follow(link) ?? {})),
        ...assumptions(node),
        extensions: unknownExtensions(node, 'response', ['x-summary']),
      };
    });
}

function readLink(name: string, node: JsonObject): Link {
  const operation = text(node.operationId);
  return {
    name,
    description: text(node.description),
    operation,
    target: operation ?? text(node.operationRef) ?? '',
    parameters: entries(node.parameters).map(([parameter, value]) => ({ name: parameter, value: asText(value) })),
    requestBody: node.requestBody === undefined ? undefined : asText(node.requestBody),
    server: isObject(node.server) ? text(node.server.url) : undefined,
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
