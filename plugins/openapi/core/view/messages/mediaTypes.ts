import { keywordsOf } from '../../../../schema/core/combine/shapes';
import type { Keywords } from '../../../../schema/core/keywords/keywords';
import { isObject, type Json, plainText } from '../../../../shared/core/json';
import type { ApiModel, MediaType } from '../../model/types';

function essence(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim();
}

/** A single JSON text, unlike sequences such as `application/jsonl`. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/i.test(essence(mediaType));
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/i.test(essence(mediaType));
}

export function isText(mediaType: string): boolean {
  return isXml(mediaType) || isStream(mediaType) || /^text\/|[/+]yaml$/i.test(essence(mediaType));
}

/** A wildcard media type with a schema for JSON: generators write this when they do not know the type. */
export function isAnyJson({ mediaType, schema }: MediaType): boolean {
  return /^(\*|application)\/\*$/.test(essence(mediaType)) && isObject(schema) && schema.type !== 'string';
}

/** Whether a body is a raw file. The schema decides, because many generators declare JSON for everything. */
export function isFileContent({ schema }: MediaType, model: ApiModel): boolean {
  return isBytes(keywordsOf(schema, model));
}

export function isBytes({ contentEncoding, format, types }: Keywords): boolean {
  if (contentEncoding !== undefined) return false;
  return format === 'binary' || format === 'file' || types?.includes('file') === true;
}

/** Fields of a server-sent event (HTML standard, "Interpreting an event stream"), in reading order. */
const EVENT_FIELDS = ['id', 'event', 'retry', 'data'];

/** Whether a media type is a sequence of items (OpenAPI 3.2, "Sequential Media Types"). */
export function isStream(mediaType: string): boolean {
  return isEventStream(mediaType) || isLines(mediaType) || isJsonSequence(mediaType);
}

export function writeStream(items: Json[], mediaType: string): string {
  if (isEventStream(mediaType)) return items.map(writeEvent).join('\n\n');
  // RFC 7464: each text begins with U+001E.
  const start = isJsonSequence(mediaType) ? '\u001e' : '';
  return items.map((item) => `${start}${JSON.stringify(item)}`).join('\n');
}

function isEventStream(mediaType: string): boolean {
  return /^text\/event-stream\b/i.test(mediaType);
}

function isLines(mediaType: string): boolean {
  return /[/+](x-)?(jsonl|jsonlines|ndjson)\b/i.test(mediaType);
}

function isJsonSequence(mediaType: string): boolean {
  return /[/+]json-seq\b/i.test(mediaType);
}

/** An object with any other field is the content of the event's `data`. */
function writeEvent(item: Json): string {
  const isEvent = isObject(item) && Object.keys(item).every((key) => EVENT_FIELDS.includes(key) || key === 'comment');
  if (!isEvent) return writeField('data', item);
  const fields = EVENT_FIELDS.flatMap((key) => {
    const value = item[key];
    return value === undefined ? [] : [writeField(key, value)];
  });
  return [...(item.comment === undefined ? [] : [writeField('', item.comment)]), ...fields].join('\n');
}

function writeField(name: string, value: Json): string {
  return plainText(value)
    .split('\n')
    .map((line) => `${name}: ${line}`)
    .join('\n');
}
