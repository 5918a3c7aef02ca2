import { expect, it } from 'vitest';
import { cutDocument } from '../../../bench/against/cutDocument';

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const path = (schema: unknown) => ({ get: { responses: { 200: { content: { 'application/json': { schema } } } } } });

const whole = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  webhooks: { made: path(refTo('Webhook')) },
  paths: { '/a': path(refTo('Pet')), '/b': path(refTo('B')), '/c': path(refTo('C~1d')), '/e': path(refTo('E')) },
  components: {
    schemas: {
      Pet: { discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } } },
      Cat: { properties: { friend: refTo('Pet'), home: refTo('Home') } },
      Home: { type: 'string' },
      B: { type: 'string' },
      'C/d': { type: 'string' },
      E: { type: 'string' },
      Webhook: { type: 'string' },
    },
    responses: { Unused: { description: 'No one' } },
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
  },
};

it('takes paths evenly, and the components that they use', () => {
  const { paths = {}, components = {}, webhooks } = cutDocument(whole, 2);
  expect(Object.keys(paths)).toEqual(['/a', '/c']);
  expect(Object.keys(components)).toEqual(['schemas', 'securitySchemes']);
  expect(Object.keys(components.schemas ?? {})).toEqual(['Pet', 'Cat', 'Home', 'C/d']);
  expect(webhooks).toBeUndefined();
});

it('takes all paths of a small document', () => {
  expect(Object.keys(cutDocument(whole, 100).paths ?? {})).toHaveLength(4);
});

it('refuses a document in several files', () => {
  const apart = { ...whole, paths: { '/a': { $ref: 'paths/a.yaml' } } };
  expect(() => cutDocument(apart, 1)).toThrow('must be one file, but it has a reference to `paths/a.yaml`');
});
