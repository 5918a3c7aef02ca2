import { objects, text } from '../../../schema/core/reader';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { CodeSample } from './types';

/** Code that the author has written for a call, by whatever name their tools know it. */
export function readCodeSamples(raw: JsonObject): CodeSample[] {
  const readMe = isObject(raw['x-readme']) ? raw['x-readme']['code-samples'] : undefined;
  const fern = objects(raw['x-fern-examples']).flatMap((example) => list(example['code-samples']));
  const written = [...list(raw['x-codeSamples'] ?? raw['x-code-samples']), ...list(readMe), ...fern];
  return objects(written).flatMap((sample) => {
    const source = text(sample['source']) ?? text(sample['code']);
    if (source === undefined) return [];
    const lang = [sample['lang'], sample['language'], sample['sdk']].map(text).find(Boolean) ?? 'text';
    return [{ lang, label: text(sample['label']) ?? text(sample['name']), source }];
  });
}
