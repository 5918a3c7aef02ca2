import { createValidator } from '../../../schema/core/validate/createValidator';
import { findTelling } from '../../../schema/core/validate/explain';
import type { Reason } from '../../../schema/core/validate/types';
import { isObject } from '../../../shared/core/json';
import { findByRef, resolveIn } from '../../../shared/core/pointer';

interface Answer {
  method: string;
  path: string;
  status: number;
  mediaType: string;
  value: unknown;
}

/** What of an answer the document does not allow; `undefined` if it says nothing of such an answer. */
export function judgeAnswer(document: unknown, answer: Answer): Reason[] | undefined {
  const schema = findSchema(document, answer);
  if (schema === undefined) return undefined;
  const { validate } = createValidator({
    direction: 'response',
    resolve: (ref) => {
      const found = findByRef(document, ref);
      return isObject(found) || typeof found === 'boolean' ? found : undefined;
    },
    isDescribedOnly: true,
  });
  return validate(answer.value, schema).map(findTelling);
}

function findSchema(document: unknown, { method, path, status, mediaType }: Answer): unknown {
  const at = (node: unknown, key: string) => {
    const found = resolveIn(document, node);
    return isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  };
  const item = at(at(document, 'paths'), path);
  const operation = at(item, method.toLowerCase()) ?? at(at(item, 'additionalOperations'), method);
  const responses = at(operation, 'responses');
  const range = `${String(status).charAt(0)}XX`;
  const response =
    at(responses, String(status)) ??
    at(responses, range) ??
    at(responses, range.toLowerCase()) ??
    at(responses, 'default');
  const contents = resolveIn(document, at(response, 'content'));
  if (!isObject(contents)) return undefined;
  const [type = ''] = mediaType.toLowerCase().split(';');
  const names = [type.trim(), `${type.split('/')[0]}/*`, '*/*'];
  const key = names
    .map((name) => Object.keys(contents).find((one) => one.toLowerCase().split(';')[0]?.trim() === name))
    .find((found) => found !== undefined);
  return key === undefined ? undefined : at(contents[key], 'schema');
}
