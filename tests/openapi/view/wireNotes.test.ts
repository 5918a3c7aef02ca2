import { describe, expect, test } from 'vitest';
import type { OperationView } from '../../../plugins/openapi/core/view/types';
import type { NoteView } from '../../../plugins/schema/core/types';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { siteOf } from '../model/support';

function show(path: string, operation: JsonObject, components: JsonObject = {}): OperationView {
  const { list } = siteOf({ paths: { [path]: { post: operation } }, components });
  const sections = list.flatMap((page) => page.sections);
  return sections.find(({ component }) => component === 'ApiOperation')?.data as OperationView;
}

function said(notes: NoteView[] = []): string[] {
  const schema = new Set(['example', 'default', 'maxItems', 'contentMediaType']);
  return notes.flatMap(({ kind, value }) =>
    schema.has(kind) ? [] : [value === undefined ? kind : `${kind} ${value}`],
  );
}

const integers = { type: 'array', items: { type: 'integer', example: 1 } };
const words = { type: 'array', items: { type: 'string' } };
const colors = { type: 'array', items: { enum: ['red', 'blue', 'green'] } };
const point = {
  type: 'object',
  properties: { x: { type: 'integer', example: 1 }, y: { type: 'integer', example: 2 } },
};
const person = { type: 'object', properties: { name: { type: 'string', example: 'Ann & Bob' } } };

describe('how a parameter is written is said with an example', () => {
  test.each<[parameter: JsonObject, said: string[]]>([
    // Plain values.
    [{ in: 'query', schema: { type: 'string' } }, []],
    [{ in: 'path', schema: { type: 'integer' } }, []],
    // Lists in a query.
    [{ in: 'query', schema: integers }, ['repeated p=1&p=2']],
    [{ in: 'query', schema: words }, ['repeated p=a&p=b']],
    [{ in: 'query', schema: colors }, ['repeated p=red&p=blue']],
    [{ in: 'query', schema: { ...integers, maxItems: 1 } }, ['repeated p=1']],
    [{ in: 'query', schema: words, example: ['x'] }, ['repeated p=x&p=…']],
    [
      {
        in: 'query',
        schema: { type: 'array', items: { type: 'string', format: 'date' }, example: ['2026-01-31'] },
        explode: false,
      },
      ['commas p=2026-01-31,…'],
    ],
    [{ in: 'path', schema: words, example: ['x'] }, ['commas x,…']],
    [{ in: 'query', schema: words, example: ['x', 'y z', 'w'] }, ['repeated p=x&p=y%20z']],
    [{ in: 'query', schema: integers, explode: false }, ['commas p=1,2']],
    [{ in: 'query', schema: words, explode: false, example: ['a,b', 'c'] }, ['commas p=a%2Cb,c']],
    [{ in: 'query', schema: words, style: 'spaceDelimited' }, ['spaces p=a%20b']],
    [{ in: 'query', schema: words, style: 'pipeDelimited' }, ['pipes p=a|b']],
    [{ in: 'query', schema: words, style: 'pipeDelimited', explode: true }, ['repeated p=a&p=b']],
    [{ in: 'query', schema: { $ref: '#/components/schemas/Ids' }, explode: false }, ['commas p=1,2']],
    [
      { in: 'query', schema: { type: ['array', 'null'], items: { type: 'integer', example: 1 } } },
      ['repeated p=1&p=2'],
    ],
    // Objects in a query.
    [{ in: 'query', schema: point }, ['members x=1&y=2']],
    [{ in: 'query', schema: point, explode: false }, ['commaPairs p=x,1,y,2']],
    [{ in: 'query', schema: point, style: 'deepObject' }, ['brackets p[x]=1&p[y]=2']],
    [{ in: 'query', schema: point, style: 'spaceDelimited' }, ['spacePairs p=x%201%20y%202']],
    [{ in: 'query', schema: point, style: 'pipeDelimited' }, ['pipePairs p=x|1|y|2']],
    [{ in: 'query', schema: { type: 'object' }, style: 'deepObject' }, ['brackets p[key]=value']],
    // Paths.
    [{ in: 'path', schema: integers }, ['commas 1,2']],
    [{ in: 'path', schema: point }, ['commaPairs x,1,y,2']],
    [{ in: 'path', schema: point, explode: true }, ['equalPairs x=1,y=2']],
    [{ in: 'path', schema: { type: 'integer', example: 5 }, style: 'label' }, ['label .5']],
    [{ in: 'path', schema: integers, style: 'label', explode: true }, ['label .1.2']],
    [{ in: 'path', schema: { type: 'integer', example: 5 }, style: 'matrix' }, ['matrix ;p=5']],
    [{ in: 'path', schema: integers, style: 'matrix' }, ['matrix ;p=1,2']],
    [{ in: 'path', schema: integers, style: 'matrix', explode: true }, ['matrix ;p=1;p=2']],
    [{ in: 'path', schema: point, style: 'matrix', explode: true }, ['matrix ;x=1;y=2']],
    // Headers and cookies.
    [{ in: 'header', schema: integers }, ['commas p: 1,2']],
    [{ in: 'header', schema: point, explode: true }, ['equalPairs p: x=1,y=2']],
    [{ in: 'cookie', schema: integers, explode: false }, ['commas p=1,2']],
    [{ in: 'cookie', schema: integers }, ['repeated p=1; p=2']],
    [{ in: 'cookie', schema: point, style: 'cookie' }, ['members x=1; y=2']],
    // Text of another type.
    [{ in: 'query', content: { 'application/json': { schema: person } } }, ['json p={"name":"Ann%20%26%20Bob"}']],
    [
      { in: 'query', content: { 'application/json': { schema: { type: ['integer', 'object'] }, example: 10001 } } },
      ['json p=10001'],
    ],
    [{ in: 'query', content: { 'application/json': { schema: integers, example: [1, 2, 3] } } }, ['json p=[1]']],
    [{ in: 'header', content: { 'application/json': { schema: point } } }, ['json p: {"x":1,"y":2}']],
    [{ in: 'querystring', content: { 'application/x-www-form-urlencoded': { schema: point } } }, ['members x=1&y=2']],
    // Unencoded or empty values.
    [{ in: 'query', schema: { type: 'string' }, allowReserved: true }, ['allowReserved p=a/b:c']],
    [{ in: 'query', schema: { type: 'string', example: 'x/y' }, allowReserved: true }, ['allowReserved p=x/y']],
    [{ in: 'query', schema: { type: 'boolean' }, allowEmptyValue: true }, ['allowEmptyValue p=']],
  ])('%j: %j', (parameter, expected) => {
    const operation = { parameters: [{ name: 'p', ...parameter }] };
    const [place] = show('/a/{p}', operation, { schemas: { Ids: integers } }).parameters;
    expect(said(place?.fields[0]?.schema.notes)).toEqual(expected);
  });
});

test('what a parameter says of its list is shown beside what it says itself, where the list has named items', () => {
  const schema = { type: 'array', description: 'At most one.', items: { $ref: '#/components/schemas/Filter' } };
  const parameters = [{ name: 'p', in: 'query', description: 'Filters.', schema }];
  const [place] = show('/a', { parameters }, { schemas: { Filter: point } }).parameters;
  expect(place?.fields[0]?.schema.html).toBe('<p>Filters.</p>\n<p>At most one.</p>');
});

describe('how a field of a form or a part of a body is written is said in its row', () => {
  const form = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data';
  test.each<[mediaType: string, schema: JsonObject, encoding: JsonObject | undefined, said: string[]]>([
    [form, { type: 'string' }, undefined, []],
    [form, integers, undefined, ['repeated p=1&p=2']],
    [form, integers, { explode: false }, ['commas p=1,2']],
    [form, words, { style: 'pipeDelimited', explode: false }, ['pipes p=a|b']],
    [form, point, undefined, ['json p={"x":1,"y":2}']],
    [form, point, { style: 'deepObject', explode: true }, ['brackets p[x]=1&p[y]=2']],
    [form, { type: 'string' }, { allowReserved: true }, ['allowReserved p=a/b:c']],
    [form, { type: 'string' }, { contentType: 'text/csv' }, ['partType text/csv']],
    [multipart, { type: 'string' }, undefined, []],
    [
      multipart,
      { type: 'string', format: 'binary' },
      { contentType: 'image/png, image/jpeg' },
      ['partType image/png, image/jpeg'],
    ],
    [multipart, words, undefined, ['parts']],
    [multipart, words, { style: 'form', explode: false }, ['commas p=a,b']],
    [multipart, point, undefined, ['partType application/json']],
    [
      multipart,
      { type: 'array', items: point },
      { contentType: 'application/json' },
      ['parts', 'partType application/json'],
    ],
    ['application/json', words, { contentType: 'text/csv' }, []],
  ])('%s %j %j: %j', (mediaType, schema, encoding, expected) => {
    const media = {
      schema: { type: 'object', properties: { p: schema } },
      ...(encoding ? { encoding: { p: encoding } } : {}),
    };
    const content = show('/a', { requestBody: { content: { [mediaType]: media } } }).body?.contents[0];
    expect(said(content?.schema.fields?.[0]?.schema.notes)).toEqual(expected);
    expect(content?.encoding).toBeUndefined();
  });

  test('a part without a row, and the headers of a part, are below', () => {
    const header = { 'X-Ids': { description: 'Ids', schema: integers } };
    const media = {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
      encoding: { file: { contentType: 'image/png', headers: header }, other: { contentType: 'text/csv' } },
    };
    const content = show('/a', { requestBody: { content: { [multipart]: media } } }).body?.contents[0];
    const [other, file] = [...(content?.encoding ?? [])].sort((a, b) =>
      (b.property ?? '').localeCompare(a.property ?? ''),
    );
    expect(other).toEqual({ property: 'other', notes: [{ kind: 'partType', value: 'text/csv' }] });
    expect([file?.property, file?.notes]).toEqual(['file', undefined]);
    const [row] = file?.headers ?? [];
    expect([row?.name, said(row?.schema.notes)]).toEqual(['X-Ids', ['commas X-Ids: 1,2']]);
  });

  test('what is hidden stays hidden', () => {
    const secret = { type: 'array', 'x-internal': true, items: {} };
    const media = {
      schema: { type: 'object', properties: { secret } },
      encoding: { secret: { contentType: 'text/csv', headers: { 'X-Secret': { schema: {} } } } },
    };
    const view = show('/a', { requestBody: { content: { [multipart]: media } } });
    expect(JSON.stringify(view)).not.toMatch(/secret/i);
  });

  test('3.2: parts of a list by their position', () => {
    const media = {
      itemSchema: {},
      prefixEncoding: [{ contentType: 'application/json' }],
      itemEncoding: { contentType: 'image/png' },
    };
    const content = show('/a', { requestBody: { content: { 'multipart/mixed': media } } }).body?.contents[0];
    expect(content?.encoding).toEqual([
      { position: 1, notes: [{ kind: 'partType', value: 'application/json' }] },
      { position: 'rest', notes: [{ kind: 'partType', value: 'image/png' }] },
    ]);
  });
});
