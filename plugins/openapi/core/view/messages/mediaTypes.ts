import { isObject } from '../../json';
import type { MediaType } from '../../model/types';
import { isStream } from './streams';

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
