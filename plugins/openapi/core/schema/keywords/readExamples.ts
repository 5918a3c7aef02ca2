import { isObject, type JsonObject } from '../../json';
import { jsonText } from './jsonText';

export function readExamples(
  checked: { example?: unknown; examples?: unknown },
  extensions: JsonObject,
): unknown[] | undefined {
  const values = [
    'example' in checked ? [checked.example] : [],
    'x-example' in extensions ? [extensions['x-example']] : [],
  ];
  for (const several of [checked.examples, extensions['x-examples']]) {
    // A map of named examples, as in media types.
    if (isObject(several))
      values.push(
        Object.values(several).map((named) => (isObject(named) && 'value' in named ? named['value'] : named)),
      );
    else if (Array.isArray(several)) values.push(several);
  }
  const unique = new Map(values.flat().map((value) => [jsonText(value), value]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}
