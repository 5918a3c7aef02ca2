import { expect, test } from 'vitest';
import type { PageSection } from '../../../plugins/openapi/core/pages/site/types';
import { collectRecords } from '../../../plugins/openapi/core/records/collectRecords';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { listAssumptions } from '../support/listAssumptions';
import { type Built, build, entityOf, everything, operationOf } from './support';

const wordOf = ({ text }: { text: string }) => /^[\w-]+[.:]/.exec(text)?.[0] ?? text;

function notesOf({ pages }: Built, component: PageSection['component']): unknown[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap((section) => {
      const data: { assumed?: string[] } | undefined = section.data;
      return section.component === component ? [data?.assumed] : [];
    }),
  );
}

test('every assumption is listed with its place, and shown', async () => {
  const built = await build('x-assumed');
  const found = listAssumptions(built.model);
  expect(found).toHaveLength(20);
  expect(found).toContainEqual({ pointer: '#/paths/~1a~1{id}/post', text: 'Assumed-operation-2.' });
  expect(found).toContainEqual({
    pointer: '#/paths/~1a~1{id}/post/responses/200/headers/H',
    text: 'Assumed-header.',
  });
  const text = everything(built);
  expect(found.filter((one) => !text.includes(wordOf(one))).map((one) => one.text)).toEqual([]);
  expect(text).not.toContain('"x-assumed"');
});

test('assumptions are shown where they belong, and cannot run', async () => {
  const built = await build('x-assumed');
  const { assumed, parameters, body, result, responses, errors } = operationOf(built, 'Everything');
  expect(assumed).toEqual(['Assumed-operation-1.', 'Assumed-operation-2.']);
  expect(parameters.flatMap(({ fields }) => fields.map(({ schema }) => schema.assumed))).toEqual([
    ['Assumed-parameter.', 'Assumed-parameter-schema.'],
    ['Assumed-use.'],
  ]);
  expect(body?.assumed).toEqual(['Assumed-body.']);
  expect(body?.contents[0]?.schema.fields?.map(({ schema }) => schema.assumed)).toEqual([
    ['Assumed-property.'],
    ['Assumed-list.', 'Assumed-item.'],
  ]);
  expect([result?.assumed, result?.headers?.[0]?.schema.assumed]).toEqual([['Assumed-response.'], ['Assumed-header.']]);
  expect(responses.map((response) => response.assumed)).toEqual([['Assumed-bad-response.']]);
  expect(errors.map((error) => error.assumed)).toEqual([['Assumed-here.']]);
  expect(built.pages.find(({ kind }) => kind === 'tag')?.assumed).toEqual(['Assumed-tag.']);
  expect(notesOf(built, 'ApiErrorCode').filter(Boolean)).toEqual([['Assumed-entry.']]);
  expect(notesOf(built, 'ApiOverview')).toEqual([['Assumed-info: <b>bold</b>, <code>code</code>.']]);
});

test('a derived schema assumes what it says itself, as with its description', async () => {
  const built = await build('x-assumed');
  expect(entityOf(built, 'Derived').schema.assumed).toEqual(['Assumed-derived.']);
  expect(entityOf(built, 'Base').schema.assumed).toEqual(['Assumed-base.']);
});

test('search finds what is assumed', async () => {
  const built = await build('x-assumed');
  const collector = collectRecords(built.model, { ...built.site, security: built.site.security }, pageWords('en'));
  for (const page of built.pages) collector.add(page, false);
  const records = JSON.stringify(collector.finish());
  const own = listAssumptions(built.model).filter(({ text }) => text !== 'Assumed-header.');
  expect(own.filter(({ text }) => !records.includes(wordOf({ text }))).map(({ text }) => text)).toEqual([]);
});
