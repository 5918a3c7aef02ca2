import { expect, test } from 'vitest';
import type { MediaType } from '../../../plugins/openapi/core/model/types';
import { joinContents } from '../../../plugins/openapi/core/view/messages/contents';

const media = (mediaType: string, rest: Partial<MediaType> = {}): MediaType => {
  return { mediaType, schema: { type: 'object' }, examples: [], encoding: [], parts: [], extensions: [], ...rest };
};

const joined = (...contents: MediaType[]) =>
  joinContents(contents, { showsExtension: () => false }).map(({ mediaType }) => mediaType);

test('JSON by several names is shown once', () => {
  const names = ['application/json', 'text/json', 'application/*+json'];
  expect(joined(...names.map((name) => media(name)))).toEqual(['application/json, text/json, application/*+json']);
});

test('other content is shown separately', () => {
  const other = media('text/json', { schema: { type: 'string' } });
  const named = media('application/problem+json', { examples: [{ name: 'a', value: 1 }] });
  expect(joined(media('application/json'), media('application/xml'), other, named, media('text/xml'))).toEqual([
    'application/json',
    'application/xml, text/xml',
    'text/json',
    'application/problem+json',
  ]);
});
