import { describe, expect, test } from 'vitest';
import { fillSample } from '../../../plugins/openapi/core/readerValues/fillSample';
import type { FillableCalls } from '../../../plugins/openapi/core/readerValues/types';
import type { OperationView } from '../../../plugins/openapi/core/view/types';
import {
  cleanValue,
  hasServerChoice,
  replaceServer,
  serverAddress,
} from '../../../plugins/samples/core/code/serverAddress';
import { sampleLanguages } from '../../../plugins/samples/core/languages';
import { siteOf } from '../../openapi/model/support';

const DOCUMENT = `
servers:
  - { url: 'https://{region}.a.example/{base}/', variables: { region: { default: eu, enum: [eu, us] }, base: { default: v1 } } }
  - { url: 'https://test.example', description: For *tests*. }
paths:
  /pets/{id}:
    post:
      parameters: [{ name: id, in: path, required: true, example: 1 }, { name: q, in: query, required: true, example: 'a b' }]
      requestBody: { content: { application/json: { example: { self: 'https://eu.a.example.org' } } } }
      x-codeSamples: [{ lang: php, source: 'get("https://eu.a.example/v1/pets");' }]
  /other:
    servers: [{ url: 'https://other.example' }]
    get: {}
`;

function viewsOf(document: string): { views: OperationView[]; servers: object[]; documents: FillableCalls[] } {
  const site = siteOf(document, { languages: sampleLanguages });
  const sections = site.list.flatMap((page) => page.sections).filter(({ component }) => component === 'ApiOperation');
  const views = sections.map(({ data }) => data as OperationView);
  return { views, servers: site.servers, documents: [site.samples()] };
}

describe('the server in samples', () => {
  test('is replaced in every sample, those of authors included, and in no other text', () => {
    const { views, documents } = viewsOf(DOCUMENT);
    const { id: call, samples } = views[0] ?? { id: '', samples: [] };
    expect(samples).toHaveLength(sampleLanguages.length + 1);
    for (const { code, id: language } of samples) {
      const shown = { call, code, language, choice: 0 };
      const filled = fillSample({ ...shown, address: 'http://localhost:4010' }, documents, {});
      expect(filled).toMatch(/http:\/\/localhost:4010['"/]/);
      expect(filled).not.toContain('eu.a.example/v1');
      if (!language.startsWith('authored')) expect(filled).toContain('https://eu.a.example.org');
      expect(fillSample(shown, documents, {})).toBe(code);
      const own = { 'https://eu.a.example/v1': 'https://own.example/' };
      expect(fillSample({ ...shown, address: 'http://localhost:4010' }, documents, own)).toMatch(/own\.example['"/]/);
    }
  });

  test('is listed for **Try it** even where it is the only one', () => {
    const { servers } = viewsOf(DOCUMENT);
    expect(servers).toMatchObject([{ url: 'https://{region}.a.example/{base}/' }, { label: 'For tests.' }]);
    expect(viewsOf("servers: [{ url: 'https://a.example' }]\npaths: { /a: { get: {} } }")).toMatchObject({
      servers: [{ url: 'https://a.example' }],
    });
  });

  test.each([
    ['https://a.example/x', 1],
    ['"https://a.example" + path', 1],
    ['https://a.example?x https://a.example', 2],
    ['https://a.example.org https://a.example:8080 https://a.examples https://a.example-b', 0],
  ])('%s has %i', (code, count) => {
    expect(replaceServer(code, 'https://a.example', '$&').split('$&')).toHaveLength(count + 1);
  });
});

test.each([
  [{ region: 'us' }, 'https://us.a.example/v1'],
  [{ region: '', base: 'v2$&' }, 'https://eu.a.example/v2$&'],
  [{}, 'https://eu.a.example/v1'],
])('%j as variables give %s', (values, address) => {
  const variables = [
    { name: 'region', default: 'eu' },
    { name: 'base', default: 'v1' },
  ];
  expect(serverAddress({ url: 'https://{region}.a.example/{base}', variables }, values)).toBe(address);
});

test('what a reader types cannot end the string that it goes into', () => {
  expect(cleanValue(' http://a\'"`\\$(x)<y>\n/v1 ')).toBe('http://a(x)y/v1');
});

test.each([
  [[], false],
  [[{ url: '/', variables: [] }], false],
  [[{ url: '/{a}', variables: [{ name: 'a', default: 'x' }] }], true],
  [
    [
      { url: '/', variables: [] },
      { url: '/b', variables: [] },
    ],
    true,
  ],
])('%j is a choice: %s', (servers, expected) => {
  expect(hasServerChoice(servers)).toBe(expected);
});
