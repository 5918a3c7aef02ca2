import { isObject } from '../json';
import type { ApiModel, MediaType } from '../model/types';
import { contextOf } from '../sampleValue';
import { unfold } from '../schema/combine/unfold';
import type { Keywords } from '../schema/keywords/keywords';

/** Is a body a file as it is? Its schema says so even where the media type is one of JSON: many generators name that for all. */
export function isFileContent({ schema }: MediaType, model: ApiModel): boolean {
  return isBytes(keywordsOf(schema, model));
}

export function isBytes({ contentEncoding, format, types }: Keywords): boolean {
  if (contentEncoding !== undefined) return false;
  return format === 'binary' || format === 'file' || types?.includes('file') === true;
}

/** The keywords of a schema with its references followed. */
export function keywordsOf(schema: unknown, model: ApiModel): Keywords {
  return isObject(schema) ? unfold(schema, undefined, contextOf(model, 'request').walk).keywords : {};
}
