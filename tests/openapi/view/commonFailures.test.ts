import { describe, expect, test } from 'vitest';
import { collectRecords } from '../../../plugins/openapi/core/records/collectRecords';
import type { FailureView, OperationView } from '../../../plugins/openapi/core/view/types';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { modelOf, siteOf } from '../model/support';

const problem = { type: 'object', properties: { reason: { type: 'string', description: 'Why it failed.' } } };
const failure = (description: string, schema: unknown = problem) => ({
  description,
  content: { 'application/json': { schema, example: { reason: description } } },
});
const components = { responses: { Unauthorized: failure('Unauthorized') }, schemas: { Problem: problem } };
const unauthorized = { $ref: '#/components/responses/Unauthorized' };
const sentence = { description: 'Not found' };

function documentOf(failures: JsonObject[], root: JsonObject = {}): JsonObject {
  const paths = failures.map((responses, index): [string, unknown] => [
    `/p${index}`,
    {
      get: {
        operationId: `op${index}`,
        summary: `Call ${index}`,
        responses: { 200: { description: 'Fine' }, ...responses },
      },
    },
  ]);
  return {
    ...root,
    components: { ...components, ...(root.components as JsonObject | undefined) },
    paths: Object.fromEntries(paths),
  };
}

function operationsOf(document: JsonObject): OperationView[] {
  const sections = siteOf(document).list.flatMap((page) => page.sections);
  return sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? [data as OperationView] : []));
}

/** Repeats what is in a list, for a document of ten calls or more. */
function manyOf<Item>(some: Item[]): Item[] {
  return Array.from({ length: Math.ceil(10 / some.length) }, () => some).flat();
}

describe('a failure is shown once if most calls describe it in the same way', () => {
  test.each<[what: string, failures: JsonObject[], common: string[][]]>([
    [
      'by a reference',
      [{ 401: unauthorized }, { 401: unauthorized }, { 401: unauthorized }],
      [['401'], ['401'], ['401']],
    ],
    [
      'word by word',
      [{ 401: failure('A') }, { 401: failure('A') }, { 401: failure('A') }],
      [['401'], ['401'], ['401']],
    ],
    [
      'by a reference and word by word',
      [{ 401: unauthorized }, { 401: failure('Unauthorized') }, { 401: unauthorized }],
      [['401'], ['401'], ['401']],
    ],
    [
      'in more than half of the calls',
      [{ 429: failure('A') }, { 429: failure('A') }, { 429: failure('A') }, {}, {}],
      [['429'], ['429'], ['429'], [], []],
    ],
    [
      'but not in half of them',
      [{ 429: failure('A') }, { 429: failure('A') }, { 429: failure('A') }, {}, {}, {}],
      [[], [], [], [], [], []],
    ],
    [
      'but not where it says something else',
      [{ 401: failure('A') }, { 401: failure('B') }, { 401: failure('C') }],
      [[], [], []],
    ],
    [
      'but for the call that says something else',
      [{ 401: failure('A') }, { 401: failure('A') }, { 401: failure('A') }, { 401: failure('B') }],
      [['401'], ['401'], ['401'], []],
    ],
    [
      'under several statuses',
      [
        { 401: failure('A'), default: failure('B') },
        { 401: failure('A'), default: failure('B') },
        { 401: failure('A'), default: failure('B') },
      ],
      [
        ['401', 'default'],
        ['401', 'default'],
        ['401', 'default'],
      ],
    ],
    [
      'but not a sentence, which is as short as a link',
      [{ 404: sentence }, { 404: sentence }, { 404: sentence }],
      [[], [], []],
    ],
    ['but not a success', [{ 201: failure('A') }, { 201: failure('A') }, { 201: failure('A') }], [[], [], []]],
  ])('%s', (_, some, shared) => {
    const [failures, common] = [manyOf(some), manyOf(shared)];
    const operations = operationsOf(documentOf(failures));
    expect(operations.map(({ commonFailures = [] }) => commonFailures.map(({ status }) => status))).toEqual(common);
    for (const [index, { responses, commonFailures = [] }] of operations.entries()) {
      const shown = [...responses, ...commonFailures].map(({ status }) => status);
      expect(shown.sort()).toEqual(Object.keys(failures[index] ?? {}).sort());
    }
  });
});

test('with fewer than ten calls, each shows its own', () => {
  const operations = operationsOf(documentOf(Array.from({ length: 9 }, () => ({ 401: unauthorized }))));
  expect(operations.map(({ responses }) => responses.map(({ status }) => status))).toEqual(
    operations.map(() => ['401']),
  );
});

const shared = documentOf(manyOf([{ 401: unauthorized }]));

test('it is described on a page of its own, to which calls link', () => {
  const { list } = siteOf(shared);
  const page = list.find(({ kind }) => kind === 'errors');
  expect(page).toMatchObject({ path: 'api/errors', title: 'Errors' });
  const section = page?.sections[0];
  expect(section).toMatchObject({ id: 'status-401', title: '401 Unauthorized', component: 'ApiFailure' });
  const failure = section?.data as FailureView | undefined;
  expect(failure?.response.contents[0]?.schema.fields?.map(({ id }) => id)).toEqual(['status-401.reason']);
  expect(failure?.examples).toMatchObject([{ code: '{\n  "reason": "Unauthorized"\n}', ok: false }]);
  const link = { status: '401', href: '/api/errors#status-401', html: 'Unauthorized' };
  for (const operation of operationsOf(shared)) {
    expect(operation.commonFailures).toEqual([link]);
    expect(JSON.stringify(operation)).not.toContain('reason');
  }
});

test('with a catalogue of codes, it follows the codes', () => {
  const codes = [{ code: 7, name: 'seven', meaning: 'Seven' }];
  const { list } = siteOf({ ...shared, 'x-error-catalogue': codes });
  const page = list.find(({ kind }) => kind === 'errors');
  expect(page?.title).toBe('Error codes');
  expect(page?.sections.map(({ id, level }) => [id, level])).toEqual([
    ['lookup', undefined],
    ['codes-7', undefined],
    ['7', 3],
    ['common', undefined],
    ['status-401', 3],
  ]);
});

test('an API without one has no such page', () => {
  expect(siteOf(documentOf([{ 401: unauthorized }])).list.map(({ kind }) => kind)).not.toContain('errors');
});

test('search finds it by its status and by what it says', () => {
  const site = siteOf(shared);
  const records = collectRecords(modelOf(shared), site, pageWords('en'));
  for (const page of site.list) records.add(page, false);
  const { names, pages } = records.finish();
  expect(names).toContainEqual({
    kind: 'error',
    name: '401',
    aliases: [],
    owner: 'Unauthorized',
    link: '/api/errors#status-401',
  });
  expect(pages.find(({ path }) => path === 'api/errors')?.sections.slice(1)).toEqual([
    {
      place: 'status-401',
      title: '401 Unauthorized',
      paragraphs: ['reason: Why it failed.', 'application/json: Unauthorized'],
    },
  ]);
});
