import { objects, text } from '../../../schema/core/reader';
import { isObject, type Json, type JsonObject } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import type { Example, MediaType, Operation } from './types';

const PARAMETERS = { path: 'path-parameters', query: 'query-parameters', header: 'headers' } as const;

/** `x-fern-examples` of a call: requests and results that belong together, after the examples of each. */
export function addFernExamples(
  { parameters, body, responses }: Pick<Operation, 'parameters' | 'body' | 'responses'>,
  raw: JsonObject,
): void {
  const examples = objects(raw['x-fern-examples']);
  const success = responses.find(({ status }) => /^2/.test(status));
  examples.forEach((example, index) => {
    const { request, response } = example;
    const named = { name: text(example['name']) ?? `example-${index + 1}`, description: text(example['docs']) };
    addTo(body?.contents, request, named);
    addTo(success?.contents, isObject(response) ? response['body'] : undefined, named);
    for (const parameter of parameters) {
      const values =
        parameter.in in PARAMETERS ? example[PARAMETERS[parameter.in as keyof typeof PARAMETERS]] : undefined;
      const value = isObject(values) ? values[parameter.name] : undefined;
      if (value !== undefined) parameter.examples.push({ name: named.name, value: value as Json });
    }
  });
}

function addTo(contents: MediaType[] | undefined, value: unknown, named: Omit<Example, 'value'>): void {
  const content = contents?.find(({ mediaType }) => isJson(mediaType));
  if (value !== undefined) content?.examples.push({ ...named, value: value as Json });
}
