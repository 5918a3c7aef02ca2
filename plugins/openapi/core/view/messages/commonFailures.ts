import { jsonText } from '../../../../schema/core/keywords/jsonText';
import { once } from '../../../../shared/core/cache';
import { groupBy } from '../../../../shared/core/groupBy';
import type { ApiModel, Operation, Response } from '../../model/types';
import { isWrappedFailure, resultResponse } from './responses';

/** With fewer operations, each shows its own failures. Otherwise, a response is common if more than half share it. */
const FEWEST_CALLS = 10;

interface Common {
  response: Response;
  text: string;
}

/** Failures that most operations describe identically, by status. They are shown once, on the error page. */
export function commonFailures(model: ApiModel): ReadonlyMap<string, Response> {
  return new Map([...findCommon(model)].map(([status, { response }]) => [status, response]));
}

export function isCommonFailure(response: Response, operation: Operation, model: ApiModel): boolean {
  if (operation.kind !== 'operation' || !isFailure(response, operation)) return false;
  const common = findCommon(model).get(response.status);
  return common !== undefined && common.text === jsonText(response);
}

export function failureAnchor(status: string): string {
  return `status-${status.toLowerCase()}`;
}

const findCommon = once((model: ApiModel): ReadonlyMap<string, Common> => {
  if (model.operations.length < FEWEST_CALLS) return new Map();
  const failures = model.operations.flatMap((operation) =>
    operation.responses.filter((response) => isFailure(response, operation)),
  );
  const common = [...groupBy(failures, jsonText)]
    .filter(([, { length }]) => length * 2 > model.operations.length)
    .flatMap(([text, [response]]): Array<[string, Common]> => (response ? [[response.status, { response, text }]] : []))
    .sort(([a], [b]) => a.localeCompare(b));
  return new Map(common);
});

function isFailure(response: Response, operation: Operation): boolean {
  const { status, contents, headers, links } = response;
  return (
    /^([45]|default$)/i.test(status) &&
    contents.length + headers.length + links.length > 0 &&
    response !== resultResponse(operation) &&
    !isWrappedFailure(response)
  );
}
