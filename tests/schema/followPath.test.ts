import { expect, it } from 'vitest';
import { findLost } from '../../plugins/schema/core/combine/followPath';
import { shapesOf } from '../../plugins/schema/core/combine/shapes';

const shapes = shapesOf({ resolve: () => undefined });
const text = { type: 'string' };
const pet = {
  type: 'object',
  properties: { name: text, toys: { type: 'array', items: { properties: { colour: text } } } },
};

it.each<[string, object, string | undefined]>([
  ['name', pet, undefined],
  ['nmae', pet, 'nmae'],
  ['name/first', pet, 'first'],
  ['name/length', pet, undefined],
  ['toys/0/colour', pet, undefined],
  ['toys/0/size', pet, 'size'],
  ['toys/first', pet, 'first'],
  ['size', { oneOf: [pet, { type: 'object', properties: { size: text } }] }, undefined],
  ['weight', { oneOf: [pet, { type: 'object', properties: { size: text } }] }, 'weight'],
  ['1', { type: 'array', prefixItems: [text], items: text }, undefined],
  ['anything/else', { type: 'object' }, undefined],
  ['anything', { ...pet, additionalProperties: true }, undefined],
  ['0/anything', { type: 'array' }, undefined],
])('%s in %j', (path, schema, lost) => {
  expect(findLost([shapes.of(schema)], path.split('/'))?.name).toBe(lost);
});
