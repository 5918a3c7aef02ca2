import { describe, expect, test } from 'vitest';
import { typeText } from '../../../plugins/schema/core/describe/typeText';
import type { FieldView } from '../../../plugins/schema/core/types';
import { build, entityOf, operationOf, sent } from './support';

function notes({ schema }: FieldView): Record<string, string> {
  return Object.fromEntries((schema.notes ?? []).map(({ kind, value = 'yes' }) => [kind, value]));
}

describe('responses', () => {
  test('of ranges, codes and all others are shown, with their headers', async () => {
    const built = await build('responses');
    const { result, responses } = operationOf(built, 'All pets');
    expect(result?.status).toBe('2XX');
    expect(responses.map(({ status, html }) => [status, html])).toEqual([
      ['404', '<p>Not there.</p>'],
      ['5XX', '<p>Broken.</p>'],
      ['default', '<p>Anything else.</p>'],
    ]);
    const headers = result?.headers ?? [];
    expect(headers.map(({ name, required, schema }) => [name, required, typeText(schema.type), schema.html])).toEqual([
      ['X-Total', true, 'integer', '<p>How many there are.</p>'],
      ['X-Next', undefined, 'string<uri>', '<p>Address of the next page.</p>'],
      ['X-Info', undefined, 'object', undefined],
    ]);
    expect(headers[0] && notes(headers[0])['example']).toBe('42');
    expect(headers[1]?.schema.deprecated).toEqual({});
    expect(headers[2]?.schema.fields).toMatchObject([{ name: 'a' }]);
  });

  test('lead on to other operations, by id or by reference, and say which values go there', async () => {
    const built = await build('links');
    const href = '/api/other#get-user';
    expect(operationOf(built, 'Add a user').result?.links).toEqual([
      {
        name: 'get',
        html: 'Look at <em>it</em>.',
        target: 'Get a user',
        href,
        passes: [{ name: 'id', value: '$response.body#/id', text: [{ of: 'response.body', name: 'id' }] }],
      },
      { name: 'byReference', target: 'Get a user', href, passes: [{ name: 'id', value: '5' }] },
      {
        name: 'elsewhere',
        target: 'https://other.example.org/openapi.yaml#/paths/~1x/get',
        server: 'https://other.example.org',
        passes: [{ name: 'body', value: '$request.body', text: [{ of: 'request.body' }] }],
      },
      { name: 'shared', target: 'Get a user', href, passes: [] },
    ]);
  });
});

describe('bodies', () => {
  test('of several media types are all shown, and the sample sends JSON', async () => {
    const built = await build('request-bodies');
    const { body } = operationOf(built, 'Add a pet');
    expect(body?.required).toBe(true);
    expect(body?.html).toBe('<p>The new pet.</p>');
    expect(body?.contents.map(({ mediaType }) => mediaType)).toEqual([
      'application/xml, application/json',
      'application/x-www-form-urlencoded',
    ]);
    expect(sent(built, 'Add a pet')[1]).toContain('"mediaType":"application/json"');
    expect(operationOf(built, 'Change a pet, in XML').body?.required).toBe(false);
  });

  test('in XML have an example in XML, with attributes, prefix, namespace and wrapped lists', async () => {
    const built = await build('request-bodies');
    const xml = [
      '<p:pet xmlns:p="https://example.org/pets" id="7">',
      '  <name>Tom &amp; &lt;Jerry&gt;</name>',
      '  <tags>',
      '    <tag>cat</tag>',
      '  </tags>',
      '  <nick>Tommy</nick>',
      '</p:pet>',
    ].join('\n');
    expect(JSON.parse(sent(built, 'Change a pet, in XML')[1] ?? '')).toMatchObject({ kind: 'text', text: xml });
    expect(operationOf(built, 'Change a pet, in XML').examples).toEqual([
      { label: '200', ok: true, grammar: 'markup', code: xml },
    ]);
  });

  test('of several parts say how each is encoded, with its headers', async () => {
    const built = await build('multipart-encoding');
    const { schema, encoding } = operationOf(built, 'Upload a photo').body?.contents[0] ?? {};
    const written = schema?.fields?.map(({ name, schema: { notes = [] } }) => [
      name,
      ...notes.flatMap(({ kind, value }) => (kind === 'example' ? [] : [`${kind} ${value}`])),
    ]);
    expect(written).toEqual([
      ['photo', 'contentEncoding binary', 'contentMediaType image/png'],
      ['file', 'partType image/png, image/jpeg'],
      ['about', 'partType application/json'],
      ['tags', 'commas tags=a,b', 'allowReserved tags=a,b'],
    ]);
    expect(encoding?.map(({ property }) => property)).toEqual(['file']);
    expect(encoding?.[0]?.headers).toMatchObject([
      { name: 'X-Rate', required: true, schema: { type: ['integer'], html: '<p>Bytes per second.</p>' } },
    ]);
    const { parts } = JSON.parse(sent(built, 'Upload a photo')[1] ?? '') as { parts: object[] };
    expect(parts).toMatchObject([
      { name: 'photo' },
      { name: 'file', fileName: 'file', contentType: 'image/png' },
      { name: 'about', value: { literal: '{"title":"Sunset"}' }, contentType: 'application/json' },
      { name: 'tags', value: { literal: 'a,b' } },
    ]);
  });

  test('and results may be binary', async () => {
    const built = await build('binary');
    expect(sent(built, 'Get an image')).toEqual(['GET https://api.example.org/images/a%20b.png', '=> binary']);
    expect(operationOf(built, 'Get an image').result?.contents[0]?.mediaType).toBe('image/png');
    expect(operationOf(built, 'Get an image').examples).toEqual([]);
    expect(sent(built, 'Put an image').slice(1)).toEqual([
      '{"kind":"binary","mediaType":"image/png","fileName":"file.png"}',
      '=> none',
    ]);
  });

  test('and results show each named example, with summary and description, or where it is', async () => {
    const built = await build('examples');
    const { body, examples, parameters, responses } = operationOf(built, 'Add a pet');
    expect(body?.contents[0]?.examples?.map(({ label, code, href }) => [label, code, href])).toEqual([
      ['The least', '{\n  "name": "Tom"\n}', undefined],
      ['All of it', '{\n  "name": "Tom",\n  "age": 7\n}', undefined],
      ['In a file', 'https://example.org/pet.json', 'https://example.org/pet.json'],
    ]);
    expect(examples.map(({ label, code, ok, html }) => [label, code, ok, html])).toEqual([
      ['The first one', '{\n  "id": 1\n}', true, 'With <strong>care</strong>.'],
      ['nothing', 'null', true, undefined],
    ]);
    expect(responses.map(({ status, examples: own }) => [status, own?.map(({ code, ok }) => [code, ok])])).toEqual([
      ['400', [['{\n  "error": "name"\n}', false]]],
    ]);
    expect(parameters[0]?.fields[0]?.schema.notes).toEqual([
      { kind: 'example', value: 'cat', summary: 'A cat' },
      { kind: 'example', value: 'https://example.org/kind.txt', href: 'https://example.org/kind.txt' },
    ]);
  });
});

test('an entity that only a binary body or a header names is still found', async () => {
  expect(entityOf(await build('request-bodies'), 'Pet').usedBy.map(({ title }) => title)).toEqual([
    'Add a pet',
    'Change a pet, in XML',
  ]);
});
