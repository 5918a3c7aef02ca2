import type { ApiModel, Operation } from '../../openapi';
import { createValidator } from '../../schema/core/validate/createValidator';
import { explainReasons } from '../../schema/core/validate/explain';
import { once } from '../../shared/core/cache';
import { parseJson } from '../../shared/core/json';
import { essence, isJson } from '../../shared/core/mediaTypes';
import type { ReceivedAnswer } from './types';

const validatorOf = once(({ resolve }: ApiModel) => createValidator({ resolve, direction: 'response' }));

/** What of an answer its schema does not allow; `undefined` if it fits, or the document says nothing of such an answer. */
export function judgeAnswer(
  model: ApiModel,
  { responses }: Operation,
  { status, headers, body }: ReceivedAnswer,
): string | undefined {
  const names = [String(status), `${String(status).charAt(0)}XX`, 'DEFAULT'];
  const ranked = names.flatMap((name) => responses.find((one) => one.status.toUpperCase() === name) ?? []);
  const type = essence(headers['content-type'] ?? '').toLowerCase();
  const contents = ranked[0]?.contents ?? [];
  const content = [type, `${type.split('/')[0]}/*`, '*/*']
    .map((name) => contents.find(({ mediaType }) => essence(mediaType).toLowerCase() === name))
    .find((found) => found !== undefined);
  if (!isJson(type) || content?.schema === undefined) return undefined;
  const value = parseJson(body);
  if (value === undefined) return 'The answer is not JSON, although it says so.';
  const reasons = validatorOf(model).validate(value, content.schema);
  return reasons.length === 0 ? undefined : `The answer does not fit its schema: ${explainReasons(reasons)}.`;
}
