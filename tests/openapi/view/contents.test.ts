import { expect, test } from 'vitest';
import type { MediaType } from '../../../plugins/openapi/core/model/types';
import { joinContents } from '../../../plugins/openapi/core/view/messages/contents';

const media = (mediaType: string, rest: Partial<MediaType> = {}): MediaType => {
  return { mediaType, schema: { type: 'object' }, examples: [], encoding: [], parts: [], extensions: [], ...rest };
};

const joined = (...contents: MediaType[]) =>
  joinContents(contents, { showsExtension: () => false }).map(({ mediaType }) => mediaType);

test('a value that is sent in several ways is shown once', () => {
  const names = ['text/plain', 'application/json', 'application/*+json', 'application/xml', 'application/yaml'];
  expect(joined(...names.map((name) => media(name)))).toEqual([names.join(', ')]);
});

test('other content is shown separately', () => {
  const other = media('text/json', { schema: { type: 'string' } });
  const named = media('application/problem+json', { examples: [{ name: 'a', value: 1 }] });
  const form = media('multipart/form-data');
  expect(joined(media('application/json'), other, named, form, media('application/x-ndjson'))).toEqual([
    'application/json',
    'text/json',
    'application/problem+json',
    'multipart/form-data',
    'application/x-ndjson',
  ]);
});
