import { isObject } from '../../json';
import { jsonText } from './jsonText';

/** Lists examples once each. `several`: lists, or maps of named examples, as in media types. */
export function readExamples(single: unknown[], several: unknown[]): unknown[] | undefined {
  const values = [...single, ...several.flatMap(listExamples)].filter((value) => value !== undefined);
  const unique = new Map(values.map((value) => [jsonText(value), value]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}

function listExamples(examples: unknown): unknown[] {
  if (Array.isArray(examples)) return examples;
  if (!isObject(examples)) return [];
  return Object.values(examples).map((named) => (isObject(named) && 'value' in named ? named['value'] : named));
}
