import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EXTENSIONS, keysOn, readValue, TEXT_PLACES } from '../../plugins/shared/core/extensions/definitions';
import type { JsonObject } from '../../plugins/shared/core/json';

const ROOT = join(__dirname, '../..');
const readSchema = (name: string) => JSON.parse(readFileSync(join(ROOT, 'plugins/lib', name), 'utf8')) as JsonObject;

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'media-range': true } });
addFormats(ajv);
ajv.addSchema(readSchema('openapi.schema.json'), 'openapi.schema.json');
ajv.addSchema(readSchema('paths.schema.json'), 'paths.schema.json');

function refuse(document: unknown, schema = 'openapi.schema.json'): string[] {
  ajv.validate(schema, document);
  return (ajv.errors ?? []).map(({ instancePath }) => instancePath);
}

/** A document in which an object of this kind has the extension, and the pointer to its value. */
function place(on: string, key: string, value: unknown): [object, string] {
  const node = { [key]: value };
  const get = (operation: object) => ({ paths: { '/a': { get: operation } } });
  const responses = { 200: { description: 'A', ...(on === 'response' && node) } };
  const parts: Record<string, [object, string]> = {
    root: [node, ''],
    info: [{ info: { title: 'A', version: '1', ...node } }, '/info'],
    tag: [{ tags: [{ name: 'A', ...node }] }, '/tags/0'],
    operation: [get({ ...node }), '/paths/~1a/get'],
    parameter: [get({ parameters: [{ name: 'a', in: 'query', schema: {}, ...node }] }), '/paths/~1a/get/parameters/0'],
    'request body': [get({ requestBody: { content: {}, ...node } }), '/paths/~1a/get/requestBody'],
    response: [get({ responses }), '/paths/~1a/get/responses/200'],
    header: [{ components: { headers: { A: { schema: {}, ...node } } } }, '/components/headers/A'],
    schema: [{ components: { schemas: { A: { items: node } } } }, '/components/schemas/A/items'],
    'security scheme': [
      { components: { securitySchemes: { A: { type: 'http', scheme: 'basic', ...node } } } },
      '/components/securitySchemes/A',
    ],
  };
  const [part, pointer] = parts[on] ?? [{}, ''];
  return [{ openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: {}, ...part }, `${pointer}/${key}`];
}

describe('the schema for editors', () => {
  test('accepts our document and its path items', () => {
    expect(refuse(parse(readFileSync(join(ROOT, 'openapi/openapi.yaml'), 'utf8')))).toEqual([]);
    const refused = readdirSync(join(ROOT, 'openapi/paths')).flatMap((file) => {
      const paths = parse(readFileSync(join(ROOT, 'openapi/paths', file), 'utf8'));
      return refuse(paths, 'paths.schema.json').map((pointer) => file + pointer);
    });
    expect(refused).toEqual([]);
  });

  const inOurLists = ['catalogue entry', 'listed error'];
  const cases = Object.entries(EXTENSIONS).flatMap(([key, { on }]) =>
    on.filter((kind) => !inOurLists.includes(kind)).map((kind) => [key, kind]),
  );
  test.each(cases)('knows %s on %s', (key = '', kind = '') => {
    const [document, pointer] = place(kind, key, 7);
    expect(refuse(document)).toContain(pointer);
  });
});

test('the model and translations take their lists from the schema', () => {
  expect(keysOn('operation')).toEqual(['x-errors', 'x-effect', 'x-assumed', 'x-keywords', 'x-poll']);
  expect(readValue('catalogueEntry', 'retry', 'later')).toBe('later');
  expect(readValue('catalogueEntry', 'retry', 'at some time')).toBeUndefined();
  expect([...TEXT_PLACES].filter((key) => !key.endsWith('.x-assumed')).sort()).toEqual([
    'group.title',
    'meanings.action',
    'meanings.meaning',
    'meanings.when',
    'nav.title',
    'second.title',
    'x-assumed',
    'x-error-catalogue.action',
    'x-error-catalogue.cause',
    'x-error-catalogue.feature',
    'x-error-catalogue.meaning',
    'x-error-catalogue.title',
    'x-error-catalogue.unused',
    'x-errors.when',
    'x-poll.until',
  ]);
});
