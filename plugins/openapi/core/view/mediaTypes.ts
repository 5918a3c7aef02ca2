import { isObject } from '../json';
import type { MediaType } from '../model/types';
import { isStream } from './streams';

function essence(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim();
}

/** One JSON text: not a sequence of several, like `application/jsonl`. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/i.test(essence(mediaType));
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/i.test(essence(mediaType));
}

export function isText(mediaType: string): boolean {
  return isXml(mediaType) || isStream(mediaType) || /^text\/|[/+]yaml$/i.test(essence(mediaType));
}

/** Any type at all, with a schema that only JSON can fit: what generators write where they do not know. */
export function isAnyJson({ mediaType, schema }: MediaType): boolean {
  return /^(\*|application)\/\*$/.test(essence(mediaType)) && isObject(schema) && schema.type !== 'string';
}
