import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../plugins/openapi/core/model/types';
import type { ViewContext } from '../../../plugins/openapi/core/view/context';
import { exampleViews } from '../../../plugins/openapi/core/view/messages/examples';
import { joinSamples } from '../../../plugins/openapi/core/view/samples/authoredSamples';
import { sampleChoices } from '../../../plugins/openapi/core/view/samples/sampleChoices';
import { buildSampleRequest, writeSamples } from '../../../plugins/openapi/core/view/samples/samples';
import { sampleLanguages } from '../../../plugins/samples/core/languages';
import type { SampleLanguage, SampleRequest } from '../../../plugins/samples/core/sample/types';
import { modelOf } from '../model/support';

const schemas = {
  File: { type: 'string', format: 'binary' },
  Point: { type: 'object', required: ['x'], properties: { x: { type: 'integer', example: 3 } } },
  Bytes: { contentMediaType: 'image/png' },
};
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });

function modelWith(operation: object, path = '/a') {
  return modelOf({ paths: { [path]: { post: operation } }, components: { schemas } });
}

function requestOf(operation: object, path?: string): SampleRequest {
  const model = modelWith(operation, path);
  return buildSampleRequest(model.operations[0] as Operation, model);
}

function bodyOf(mediaType: string, properties: object, encoding: object = {}): SampleRequest['body'] {
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return requestOf({ requestBody: { content: { [mediaType]: { schema, encoding } } } }).body;
}

describe('a multipart body', () => {
  const many = { type: 'array', minItems: 2 };
  test.each<[string, object, object, object[]]>([
    ['has a file by reference', { a: ref('File') }, {}, [{ name: 'a', fileName: 'a' }]],
    ['has a file by its media type', { a: ref('Bytes') }, {}, [{ name: 'a', fileName: 'a', contentType: 'image/png' }]],
    ['repeats a file', { a: { ...many, items: ref('File') } }, {}, [{ fileName: 'a' }, { fileName: 'a' }]],
    [
      'repeats a value',
      { a: { type: 'array', items: { type: 'string' }, example: ['x', 'y'] } },
      {},
      [{ value: { literal: 'x' } }, { value: { literal: 'y' } }],
    ],
    [
      'has an object as JSON',
      { a: ref('Point') },
      {},
      [{ value: { literal: '{"x":3}' }, contentType: 'application/json' }],
    ],
    [
      'has a list as one part of JSON, if that is its encoding',
      { a: { type: 'array', items: { type: 'integer' } } },
      { a: { contentType: 'application/json' } },
      [{ value: { literal: '[1]' }, contentType: 'application/json' }],
    ],
    [
      'has a file of the first type that may be sent',
      { a: ref('File') },
      { a: { contentType: 'image/png, image/jpeg' } },
      [{ fileName: 'a', contentType: 'image/png' }],
    ],
    [
      'has a file also where an encoding says what holds anyway',
      { a: ref('File'), b: { ...many, items: { type: 'string' } } },
      { a: { style: 'form' }, b: { style: 'form' } },
      [{ fileName: 'a' }, { value: { literal: 'Example b' } }, { value: {} }],
    ],
    [
      'has a file of no range of types',
      { a: ref('File') },
      { a: { contentType: 'image/*' } },
      [{ name: 'a', fileName: 'a' }],
    ],
    [
      'has text for what is encoded',
      { a: { type: 'string', format: 'byte', contentEncoding: 'base64' } },
      {},
      [{ value: { literal: 'c3RyaW5n' } }],
    ],
  ])('%s', (_name, properties, encoding, parts) => {
    const body = bodyOf('multipart/form-data', properties, encoding);
    expect(body).toMatchObject({ kind: 'multipart', parts });
    expect(body?.kind === 'multipart' && body.parts).toHaveLength(parts.length);
    const hasType = (part: object) => 'contentType' in part;
    expect(body?.kind === 'multipart' && body.parts.map(hasType)).toEqual(parts.map(hasType));
  });
});

describe('a form', () => {
  const list = { type: 'array', items: { type: 'string' }, example: ['x', 'y'] };
  test.each<[string, object, object, Array<[string, string]>]>([
    [
      'repeats the name of a list',
      { a: list },
      {},
      [
        ['a', 'x'],
        ['a', 'y'],
      ],
    ],
    ['joins a list that is not exploded', { a: list }, { a: { explode: false } }, [['a', 'x,y']]],
    ['joins by the style', { a: list }, { a: { style: 'pipeDelimited', explode: false } }, [['a', 'x|y']]],
    ['has an object as JSON', { a: ref('Point') }, {}, [['a', '{"x":3}']]],
    ['has a deep object', { a: ref('Point') }, { a: { style: 'deepObject' } }, [['a[x]', '3']]],
    ['has the members of an object', { a: ref('Point') }, { a: { style: 'form' } }, [['x', '3']]],
    [
      'has a list as JSON, if that is its encoding',
      { a: list },
      { a: { contentType: 'application/json' } },
      [['a', '["x","y"]']],
    ],
  ])('%s', (_name, properties, encoding, pairs) => {
    const body = bodyOf('application/x-www-form-urlencoded', properties, encoding);
    expect(body).toEqual({ kind: 'form', pairs: pairs.map(([name, literal]) => ({ name, value: { literal } })) });
  });
});

test.each([
  ['*/*', ref('File'), 'application/octet-stream'],
  ['*/*', undefined, 'application/octet-stream'],
  ['*/*', ref('Point'), 'application/json'],
  ['image/*', ref('File'), 'application/octet-stream'],
  ['text/*', { type: 'string' }, 'text/plain'],
])('%s of %j is sent as %s', (mediaType, schema, sent) => {
  expect(requestOf({ requestBody: { content: { [mediaType]: { schema } } } }).body).toMatchObject({ mediaType: sent });
});

test.each([
  ['application/json', { type: 'null' }, { kind: 'json', value: null }],
  ['application/json', { type: 'object' }, { kind: 'json', value: {} }],
  ['application/json', ref('File'), { kind: 'binary', mediaType: 'application/json' }],
  ['text/csv', ref('File'), { kind: 'binary', mediaType: 'text/csv' }],
])('a body of %s with the schema %j is %j', (mediaType, schema, body) => {
  expect(requestOf({ requestBody: { content: { [mediaType]: { schema } } } }).body).toMatchObject(body);
});

test.each([
  ['application/json', ref('Point'), 'json'],
  ['application/json', ref('File'), 'binary'],
  ['application/json', { type: 'file' }, 'binary'],
  ['*/*', { type: 'object', format: 'file' }, 'binary'],
  ['text/csv', ref('File'), 'text'],
])('a result of %s with the schema %j is %s', (mediaType, schema, result) => {
  const responses = { 200: { description: '', content: { [mediaType]: { schema } } } };
  const model = modelWith({ responses });
  const [operation] = model.operations;
  if (!operation) throw new Error('no operation');
  expect(buildSampleRequest(operation, model).result).toBe(result);
  const hasExample = result === 'json';
  expect(exampleViews(operation.responses, operation, { model } as ViewContext)).toHaveLength(hasExample ? 1 : 0);
});

test('examples of one name say their media types', () => {
  const content = { 'application/json': { example: 1 }, 'text/csv': { example: 'a' } };
  const model = modelWith({ responses: { 200: { content } } });
  const [operation] = model.operations as [Operation];
  const views = exampleViews(operation.responses, operation, { model } as ViewContext);
  expect(views.map(({ label }) => label)).toEqual(['200 (application/json)', '200 (text/csv)']);
});

test.each([
  ['image/png', 'get-picture.png'],
  ['image/jpeg', 'get-picture.jpg'],
  ['application/vnd.acme.report+zip; q=1', 'get-picture.zip'],
  ['application/octet-stream', 'get-picture.bin'],
])('a result of %s is saved as %s', (mediaType, name) => {
  const content = { [mediaType]: { schema: ref('File') } };
  expect(requestOf({ operationId: 'getPicture', responses: { 200: { content } } }).resultFile).toBe(name);
});

describe('an invented result', () => {
  const codesOf = (responses: object) => {
    const model = modelWith({ responses });
    const [operation] = model.operations as [Operation];
    return exampleViews(operation.responses, operation, { model } as ViewContext).map(({ code }) => code);
  };
  const stream = (mediaType: string, schema: object) => ({ 200: { content: { [mediaType]: { schema } } } });

  test.each([
    ['text/event-stream', ref('Point'), ['data: {"x":3}']],
    ['text/event-stream', { type: 'array', items: { properties: { data: ref('Point') } } }, ['data: {"x":3}']],
    ['text/event-stream', { type: 'string' }, []],
    ['application/x-ndjson', ref('Point'), ['{"x":3}']],
  ])('of %s, where the schema is %j', (mediaType, schema, codes) => {
    expect(codesOf(stream(mediaType, schema))).toEqual(codes);
  });

  test.each([
    [
      { 'application/json': { schema: ref('Point') }, 'application/xml': { schema: ref('Point') } },
      ['{\n  "x": 3\n}', '<Point>'],
    ],
    [{ 'text/csv': { schema: { type: 'string', example: 'a,b\n1,2' } } }, ['a,b\n1,2']],
    [{ 'text/csv': { schema: { type: 'string' } } }, []],
  ])('of %j', (content, codes) => {
    expect(codesOf({ 200: { content } })).toEqual(codes.map((code) => expect.stringContaining(code)));
  });

  test('is that of the first response alone: each other response has its own', () => {
    const content = { 'application/json': { schema: { const: 1 } } };
    expect(codesOf({ 201: { content }, 202: { content } })).toEqual(['1']);
  });
});

test.each([
  [{ type: 'string', minLength: 16, maxLength: 16 }, {}, '/a/idididididididid'],
  [{ type: 'integer' }, {}, '/a/31180'],
  [{ type: 'integer', example: 7 }, {}, '/a/7'],
  [{ enum: ['x', 'y'] }, {}, '/a/x'],
  [{ type: 'string' }, { example: 'b c' }, '/a/b%20c'],
])('a place of the path with the schema %j is %s', (schema, rest, path) => {
  const parameters = [{ name: 'id', in: 'path', required: true, schema, ...rest }];
  expect(requestOf({ parameters }, '/a/{id}').url).toBe(`https://api.example.com${path}`);
});

describe('a choice of examples', () => {
  const wire: SampleLanguage = {
    id: 'wire',
    label: 'HTTP',
    grammar: { name: 'http' },
    side: 'any',
    write: ({ query, body }) => JSON.stringify([query.map(({ value }) => value), body]),
  };
  const samplesOf = (operation: object) => {
    const model = modelWith(operation);
    const [first] = model.operations;
    if (!first) throw new Error('no operation');
    const [sample] = writeSamples(first, { model, languages: [wire], comments: {} } as unknown as ViewContext);
    return { choices: sampleChoices(first).map(({ label, name }) => [label, name]), sample };
  };
  const examples = { cat: { summary: 'A cat', value: { kind: 'cat' } }, dog: { value: { kind: 'dog' } } };

  test('has the code of each, those in JSON first', () => {
    const content = { 'text/plain': { example: 'hi' }, 'application/json': { examples } };
    const { choices, sample } = samplesOf({ requestBody: { content } });
    expect(choices).toEqual([
      ['A cat (application/json)', 'cat'],
      ['dog (application/json)', 'dog'],
      ['text/plain', undefined],
    ]);
    expect(sample?.code).toContain('"cat"');
    expect(sample?.others?.map(({ code }) => code)).toEqual([
      expect.stringContaining('"dog"'),
      expect.stringContaining('"hi"'),
    ]);
  });

  test('is called as its example, without the marks of code that some names have', () => {
    const named = { '`type`==`wan`': { value: 1 }, __all__: { value: 2 } };
    const { choices } = samplesOf({ requestBody: { content: { 'application/json': { examples: named } } } });
    expect(choices.map(([label]) => label)).toEqual(['type==wan', '__all__']);
  });

  test('brings the parameters along that have an example of that name', () => {
    const of = (cat: string, dog: string) => ({ cat: { value: cat }, dog: { value: dog } });
    const parameters = [{ name: 'as', in: 'query', examples: of('meow', 'woof') }];
    const { sample } = samplesOf({ parameters, requestBody: { content: { 'application/json': { examples } } } });
    expect([sample?.code, ...(sample?.others ?? []).map(({ code }) => code)]).toEqual([
      expect.stringContaining('meow'),
      expect.stringContaining('woof'),
    ]);
  });

  test('may be one of parameters, where a result has an example of that name', () => {
    const parameters = [
      { name: 'kind', in: 'query', examples: { cat: { value: 'c' }, dog: { value: 'd' }, odd: { value: 'o' } } },
    ];
    const responses = { 200: { description: '', content: { 'application/json': { examples } } } };
    expect(samplesOf({ parameters, responses }).choices.map(([, name]) => name)).toEqual(['cat', 'dog']);
  });

  test('is cut where a page would get heavy', () => {
    const long = Object.fromEntries([1, 2, 3, 4].map((key) => [key, { value: 'x'.repeat(9_000) }]));
    expect(
      samplesOf({ requestBody: { content: { 'application/json': { examples: long } } } }).sample?.others,
    ).toHaveLength(2);
  });
});

describe('a sample of the author', () => {
  const generated = ['curl', 'fetch', 'node', 'python', 'go', 'java'].map((id) => ({
    id,
    label: id,
    grammar: 'x',
    code: id,
  }));
  test.each([
    ['Shell', undefined, 'curl'],
    ['bash', undefined, 'curl'],
    ['cURL', undefined, 'curl'],
    ['js', undefined, 'fetch'],
    ['JavaScript', undefined, 'fetch'],
    ['JavaScript', 'Node.js', 'node'],
    ['node', undefined, 'node'],
    ['Python', 'Our own client', 'python'],
    ['golang', undefined, 'go'],
    ['Java', undefined, 'java'],
    ['C#', undefined, undefined],
  ])('in %s, labelled %s, takes the place of %s', (lang, label, id) => {
    const joined = joinSamples([{ lang, label, source: 'own' }], generated, sampleLanguages);
    expect(joined[0]).toMatchObject({ label: label ?? lang, code: 'own' });
    const rest = generated.filter((sample) => sample.id !== id);
    expect(joined.slice(1)).toEqual(rest);
    expect(joined[0]?.id).toBe(id ?? 'authored-c#-0');
  });

  test('takes the place of a language of the site that has a name for it', () => {
    const own: SampleLanguage = {
      id: 'own-lua',
      label: 'Lua',
      names: ['lua'],
      grammar: { name: 'lua' },
      side: 'any',
      write: () => '',
    };
    const [first, ...rest] = joinSamples(
      [{ lang: 'Lua', source: 'own' }],
      [{ id: 'own-lua', label: 'Lua', grammar: 'lua', code: 'generated' }],
      [own],
    );
    expect(first).toMatchObject({ id: 'own-lua', code: 'own' });
    expect(rest).toEqual([]);
  });

  test('takes a place once', () => {
    const joined = joinSamples(
      ['a', 'b'].map((source) => ({ lang: 'go', source })),
      generated,
      sampleLanguages,
    );
    expect(joined.map(({ id }) => id)).toEqual(['go', 'authored-go-1', 'curl', 'fetch', 'node', 'python', 'java']);
  });

  test('takes the place of the JavaScript of a server, where there is no other', () => {
    const [first] = joinSamples(
      [{ lang: 'js', source: 'own' }],
      generated.filter(({ id }) => id !== 'fetch'),
      sampleLanguages,
    );
    expect(first?.id).toBe('node');
  });
});

test('an Accept of any text is what the result comes as, unless the document has a value', () => {
  const accept = (schema: object) =>
    requestOf({
      parameters: [{ name: 'Accept', in: 'header', required: true, schema }],
      responses: { 200: { description: '', content: { 'application/pdf': {} } } },
    }).headers;
  expect(accept({ type: 'string' })).toEqual([{ name: 'Accept', value: { literal: 'application/pdf' } }]);
  expect(accept({ type: 'string', default: '*/*' })).toEqual([{ name: 'Accept', value: { literal: '*/*' } }]);
});
