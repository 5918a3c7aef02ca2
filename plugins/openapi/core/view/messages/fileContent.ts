import { isObject } from '../../json';
import type { ApiModel, MediaType } from '../../model/types';
import { unfold } from '../../schema/combine/unfold';
import type { Keywords } from '../../schema/keywords/keywords';
import { contextOf } from '../../values/sampleValue';

/** Whether a body is a raw file. The schema decides, because many generators declare JSON for everything. */
export function isFileContent({ schema }: MediaType, model: ApiModel): boolean {
  return isBytes(keywordsOf(schema, model));
}

export function isBytes({ contentEncoding, format, types }: Keywords): boolean {
  if (contentEncoding !== undefined) return false;
  return format === 'binary' || format === 'file' || types?.includes('file') === true;
}

export function keywordsOf(schema: unknown, model: ApiModel): Keywords {
  return isObject(schema) ? unfold(schema, undefined, contextOf(model, 'request').walk).keywords : {};
}
