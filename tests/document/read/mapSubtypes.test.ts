import { describe, expect, test } from 'vitest';
import { mapSubtypes } from '../../../plugins/document/core/mapSubtypes';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { isObject, type JsonObject } from '../../../plugins/shared/core/json';
import { readFiles } from './helpers';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const base = (more: JsonObject = {}, property: JsonObject = text) => ({
  Pet: { discriminator: { propertyName: 'kind' }, properties: { kind: property }, ...more },
});
const extend = (name: string, own: JsonObject = {}) => ({ allOf: [ref(name), { properties: { age: text } }], ...own });

function mappingOf(schemas: JsonObject): unknown {
  const root = structuredClone({ components: { schemas } });
  mapSubtypes(root);
  const { discriminator } = root.components.schemas.Pet as JsonObject;
  return isObject(discriminator) && isObject(discriminator.mapping)
    ? Object.entries(discriminator.mapping).map(([value, target]) => `${value}: ${String(target).split('/').at(-1)}`)
    : undefined;
}

describe('schemas that extend a base by allOf alone are what its discriminator chooses from', () => {
  const Cat = extend('Pet');
  test.each<[what: string, schemas: JsonObject, mapping: string[] | undefined]>([
    ['by their names', { ...base(), Cat, Dog: extend('Pet') }, ['Cat: Cat', 'Dog: Dog']],
    ['also further down', { Tom: extend('Cat'), ...base(), Cat }, ['Cat: Cat', 'Tom: Tom']],
    ['by the value of the author', { ...base(), Cat: { ...Cat, 'x-ms-discriminator-value': 'cat' } }, ['cat: Cat']],
    ['by a constant', { ...base(), Cat: extend('Pet', { properties: { kind: { enum: ['c'] } } }) }, ['c: Cat']],
    ['as the base spells it', { ...base({}, { enum: ['cat', 'dog'] }), Cat }, ['cat: Cat']],
    ['as a named value spells it', { ...base({}, ref('Kind')), Kind: { enum: ['cat'] }, Cat }, ['cat: Cat']],
    ['not where the base refuses the name', { ...base({}, { enum: ['feline'] }), Cat }, undefined],
    ['not beside a union', { ...base({ oneOf: [ref('Dog')] }), Cat, Dog: {} }, undefined],
    [
      'not beside a mapping',
      { ...base({ discriminator: { propertyName: 'kind', mapping: { c: 'X' } } }), Cat },
      ['c: X'],
    ],
    ['not in circles', { ...base({ allOf: [ref('Cat')] }), Cat: extend('Pet') }, ['Cat: Cat']],
  ])('%s', (_, schemas, mapping) => {
    expect(mappingOf(schemas)).toEqual(mapping);
  });

  test('the page of the base names them and leads to them', async () => {
    const definitions = {
      Pet: { type: 'object', discriminator: 'kind', properties: { kind: text } },
      Cat: extend('Pet', { 'x-ms-discriminator-value': 'cat' }),
    };
    const file = { swagger: '2.0', info: { title: 'T', version: '1' }, paths: {}, definitions };
    const { document } = await readFiles({ 'openapi.json': JSON.stringify(file) });
    if (!document) throw new Error('no document');
    const site = buildPages(buildModel(document), {
      pages: 'tag',
      routeBase: '',
      languages: [],
      words: pageWords('en'),
    });
    const { data } = [...site.pages()].flatMap(({ sections }) => sections).find(({ id }) => id === 'Pet') ?? {};
    expect(data).toMatchObject({
      schema: {
        variants: {
          discriminator: 'kind',
          items: [{ label: 'Cat', value: 'cat', schema: { type: [{ text: 'Cat', href: '/model#Cat' }] } }],
        },
      },
      example: { code: expect.stringContaining('"kind": "cat"') },
    });
  });
});
