import { isObject } from '../../json';
import type { ApiModel, Operation } from '../../model/types';
import { htmlLine } from '../../records/readHtml';
import type { Html } from '../../schema/types';
import { sampleValue } from '../../values/sampleValue';
import type { OperationView } from '../types';
import { isJson } from './mediaTypes';

/** What a failed call returns, apart from its code and message. */
export function describeFailure({ errors, responses }: Operation, model: ApiModel): OperationView['failure'] {
  const { envelope } = model;
  if (!envelope || errors.length === 0) return undefined;
  const failed = responses.filter(({ status }) => !/^2/.test(status)).flatMap(({ contents }) => contents);
  const schema = failed.find(({ wrapped, mediaType }) => wrapped && isJson(mediaType))?.schema;
  const sample = schema === undefined ? undefined : sampleValue(schema, model, 'response');
  const { code, message } = envelope;
  return { code, message, value: isObject(sample) ? sample : { [code]: 0, [message]: '' } };
}

/** The text of a meaning, where its markup differs. */
export function plainMeaning(html: Html): string | undefined {
  return /[<&]/.test(html) ? htmlLine(html) : undefined;
}
