import { describe, expect, test } from 'vitest';
import type { OperationView } from '../../../plugins/openapi/core/view/types';
import { sampleLanguages } from '../../../plugins/samples/core/languages';
import type { SchemaView } from '../../../plugins/schema/core/types';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { operationsOf, siteOf } from '../model/support';

const fields = (name: string, count: number) =>
  `{ type: object, properties: { ${Array.from({ length: count }, (_, index) => `${name}${index}: { type: string }`).join(', ')} } }`;

const json = (schema: string) => `{ content: { application/json: { schema: ${schema} } } }`;

function operationOf(body: string, result: string): OperationView {
  const { list } = siteOf(`
paths:
  /a:
    post: { operationId: send, requestBody: ${json(body)}, responses: { 200: ${json(result)} } }
components:
  schemas:
    Small: ${fields('s', 5)}
    Middle: ${fields('m', 10)}
    Big: ${fields('b', 40)}
    Bigger: ${fields('c', 34)}
    Pair: { oneOf: [{ $ref: '#/components/schemas/Big' }, { $ref: '#/components/schemas/Small' }] }
    List: { type: array, items: { $ref: '#/components/schemas/Big' } }
    Huge: { type: object, properties: { big: ${fields('d', 60)} } }
`);
  const section = list.flatMap(({ sections }) => sections).find(({ id }) => id === 'send');
  return section?.data as OperationView;
}

const REF = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;

function schemasOf({ body, result }: OperationView): { body: SchemaView; result: SchemaView } {
  const none: SchemaView = { type: [] };
  return { body: body?.contents[0]?.schema ?? none, result: result?.contents[0]?.schema ?? none };
}

function rows({ fields: own = [], variants }: SchemaView): number {
  const inner = [...own.map(({ schema }) => schema), ...(variants?.items ?? []).map(({ schema }) => schema)];
  return own.length + inner.reduce((sum, schema) => sum + rows(schema), 0);
}

describe('an operation', () => {
  test.each([
    ['a choice between entities', REF('Pair'), 45],
    ['a choice in place', `{ oneOf: [${REF('Big')}, ${REF('Small')}] }`, 45],
    ['a named list', REF('List'), 40],
    ['a list of entities', `{ type: array, items: ${REF('Big')} }`, 40],
    ['a list of a choice', `{ type: array, items: ${REF('Pair')} }`, 45],
    [
      'a list in an envelope of its own',
      `{ type: object, properties: { list: { type: array, items: ${REF('Small')} } } }`,
      6,
    ],
  ])('shows the fields of %s, as a body and as a result', (_, schema, count) => {
    expect(rows(schemasOf(operationOf(schema, '{ type: string }')).body)).toBe(count);
    expect(rows(schemasOf(operationOf('{ type: string }', schema)).result)).toBe(count);
  });

  test('describes its request first: what both hold is unfolded there, and again only if it is small', () => {
    const both = `{ type: object, properties: { x: ${REF('Middle')}, y: ${REF('Small')} } }`;
    const { body, result } = schemasOf(operationOf(both, both));
    expect([rows(body), rows(result)]).toEqual([17, 7]);
  });

  test('gives its request the rows, and its result some of its own', () => {
    const choice = `{ oneOf: [${REF('Big')}, ${REF('Bigger')}] }`;
    const { body, result } = schemasOf(operationOf(choice, REF('Pair')));
    expect([rows(body), rows(result)]).toEqual([74, 45]);
    const nested = schemasOf(operationOf(REF('Huge'), REF('Huge')));
    expect([rows(nested.body), rows(nested.result)]).toEqual([61, 1]);
    expect(nested.result.fields?.[0]?.schema.elsewhere?.count).toBe(60);
  });

  test.each([
    ['no example', {}, undefined],
    ['one', { a: { value: 1 } }, undefined],
    ['two', { a: { value: 1 }, b: { value: 2 } }, undefined],
    ['one with a description', { a: { value: 1, description: 'Why.' } }, ['a']],
    ['more than samples hold', Object.fromEntries([...'abcdefg'].map((name) => [name, { value: 1 }])), [...'abcdefg']],
    ['one elsewhere', { a: { externalValue: 'https://example.com/a' } }, ['a']],
  ])('shows the examples of its body unless its samples send them: %s', (_, examples, labels) => {
    expect(exampleLabels({ examples })).toEqual(labels);
  });

  test('says the summary of a single example of its body with the sample that sends it', () => {
    const content = { 'application/json': { examples: { a: { summary: 'A small one', value: 1 } } } };
    const paths = { '/a': { post: { requestBody: { content } } } };
    const [view] = operationsOf({ paths }, { languages: sampleLanguages });
    expect(view?.choices).toEqual([{ label: 'A small one' }]);
    expect(view?.body?.contents[0]?.examples).toBeUndefined();
  });

  test("shows the examples of its body beside an author's own samples", () => {
    const examples = { a: { value: 1 } };
    expect(exampleLabels({ examples }, { 'x-codeSamples': [{ lang: 'curl', source: 'curl' }] })).toEqual(['a']);
  });
});

function exampleLabels(content: JsonObject, rest: JsonObject = {}): string[] | undefined {
  const requestBody = { content: { 'application/json': { schema: { type: 'integer' }, ...content } } };
  const { list } = siteOf(
    { paths: { '/a': { post: { operationId: 'send', requestBody, ...rest } } } },
    { languages: sampleLanguages },
  );
  const data = list.flatMap(({ sections }) => sections).find(({ id }) => id === 'send')?.data as OperationView;
  return data.body?.contents[0]?.examples?.map(({ label }) => label);
}

test('each response besides the result has its own example: written, or generated from its schema', () => {
  const content = { 'application/json': { schema: { const: 1 } } };
  const written = { 'application/json': { schema: { const: 1 }, example: 2 } };
  const responses = { 200: { description: 'Nothing.' }, 201: { content }, 400: { content: written } };
  const view = siteOf({ paths: { '/a': { get: { responses } } } }).list.flatMap(({ sections }) =>
    sections.flatMap(({ component, data }) => (component === 'ApiOperation' ? [data as OperationView] : [])),
  )[0];
  expect(view?.examples).toEqual([]);
  expect(view?.responses.map(({ status, examples }) => [status, examples?.map(({ code, ok }) => [code, ok])])).toEqual([
    ['201', [['1', true]]],
    ['400', [['2', false]]],
  ]);
});

test.each<[title: string, html: string | undefined]>([
  ['A special event', '<p><strong>A special event</strong></p>'],
  ['Object', undefined],
  ['Response List Events Events Get', undefined],
])('the title %s of a body or result is shown if it says something', (title, html) => {
  const content = { 'application/json': { schema: { type: 'object', title } } };
  const [view] = operationsOf({
    paths: { '/a': { post: { requestBody: { content }, responses: { 200: { content } } } } },
  });
  expect([view?.body, view?.result].map((message) => message?.contents[0]?.schema.html)).toEqual([html, html]);
});
