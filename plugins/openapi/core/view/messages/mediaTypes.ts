import { keywordsOf } from '../../../../schema/core/combine/shapes';
import { isBytes } from '../../../../schema/core/keywords/valueTypes';
import { isObject, type Json, plainText } from '../../../../shared/core/json';
import { essence, isEventStream, isJsonSequence } from '../../../../shared/core/mediaTypes';
import type { ApiModel, MediaType } from '../../model/types';

/** A wildcard media type with a schema for JSON: generators write this when they do not know the type. */
export function isAnyJson({ mediaType, schema }: MediaType): boolean {
  return /^(\*|application)\/\*$/.test(essence(mediaType)) && isObject(schema) && schema.type !== 'string';
}

/** Whether a body is a raw file. The schema decides, because many generators declare JSON for everything. */
export function isFileContent({ schema }: MediaType, model: ApiModel): boolean {
  return isBytes(keywordsOf(schema, model));
}

/** Fields of a server-sent event (HTML standard, "Interpreting an event stream"), in reading order. */
const EVENT_FIELDS = ['id', 'event', 'retry', 'data'];

export function writeStream(items: Json[], mediaType: string): string {
  if (isEventStream(mediaType)) return items.map(writeEvent).join('\n\n');
  // RFC 7464: each text begins with U+001E.
  const start = isJsonSequence(mediaType) ? '\u001e' : '';
  return items.map((item) => `${start}${JSON.stringify(item)}`).join('\n');
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
