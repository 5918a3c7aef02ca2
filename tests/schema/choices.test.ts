import { expect, describe as group, test } from 'vitest';
import { parse } from 'yaml';
import type { SchemaView } from '../../plugins/schema/core/types';
import type { JsonObject } from '../../plugins/shared/core/json';
import { describe, field, notesOf, typeOf } from './support';

const REF = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A base with variants that extend it. */
const DEVICES = (base: string) =>
  parse(`
Device: { type: object, required: [type], properties: { type: { type: string, enum: [camera, phone, tablet, Camera, Phone, Tablet] }, id: { type: string } }, ${base} }
Camera: { allOf: [{ $ref: '#/components/schemas/Device' }] }
Phone: { description: Rings., allOf: [{ $ref: '#/components/schemas/Device' }, { properties: { number: { type: string } } }] }
Portable: { allOf: [{ $ref: '#/components/schemas/Device' }, { properties: { weight: { type: number } } }] }
Tablet: { allOf: [{ $ref: '#/components/schemas/Portable' }, { description: Flat. }] }
`) as JsonObject;

const MAPPING = `mapping: { camera: '#/components/schemas/Camera', phone: Phone, tablet: Tablet }`;
const UNION = `oneOf: [{ $ref: '#/components/schemas/Camera' }, { $ref: '#/components/schemas/Phone' }, { $ref: '#/components/schemas/Tablet' }]`;

const namesOf = (view: SchemaView) => view.fields?.map(({ name }) => name);
const saysAlways = (view: SchemaView) =>
  field(view, 'type').notes?.flatMap(({ kind, value }) => (kind === 'const' ? [value] : []));

group.each<[string, string, string[]]>([
  ['a mapping', `discriminator: { propertyName: type, ${MAPPING} }`, ['camera', 'phone', 'tablet']],
  [
    'a mapping and a union',
    `discriminator: { propertyName: type, ${MAPPING} }, ${UNION}`,
    ['camera', 'phone', 'tablet'],
  ],
  ['a union and the names', `discriminator: { propertyName: type }, ${UNION}`, ['Camera', 'Phone', 'Tablet']],
  ['the names alone', 'discriminator: { propertyName: type }', ['Camera', 'Phone', 'Tablet']],
])('a base with %s', (_, base, [camera, phone, tablet]) => {
  const schemas = DEVICES(base);

  test('leaves its variants no choice: each is an object with its own value, and the shared fields', () => {
    const views = ['Camera', 'Phone', 'Tablet'].map((name) => describe(schemas[name], schemas));
    for (const view of views) {
      expect(typeOf(view)).toBe('object');
      expect(view).not.toHaveProperty('variants');
      expect(field(view, 'type')).not.toHaveProperty('enum');
    }
    expect(views.map(saysAlways)).toEqual([[camera], [phone], [tablet]]);
    expect(views.map(namesOf)).toEqual([
      ['type', 'id'],
      ['type', 'id', 'number'],
      ['type', 'id', 'weight'],
    ]);
    expect(views.map(({ html }) => html)).toEqual([undefined, '<p>Rings.</p>', '<p>Flat.</p>']);
    expect(views.map(({ notes }) => notes?.map(({ kind, value }) => [kind, value]))).toEqual([
      [['extends', 'Device']],
      [['extends', 'Device']],
      [['extends', 'Portable']],
    ]);
  });

  test('is named where it is used, as are its variants', () => {
    const view = describe({ properties: { a: REF('Camera'), b: REF('Device') } }, schemas);
    expect(['a', 'b'].map((name) => field(view, name).type[0])).toEqual([
      { text: 'Camera', href: '/entities/Camera' },
      expect.objectContaining({
        text: base.includes('apping') || base.includes('oneOf') ? expect.any(String) : 'Device',
      }),
    ]);
    expect(saysAlways(field(view, 'a'))).toEqual([camera]);
  });

  test('shows each variant once', () => {
    const { variants } = describe(schemas.Device, schemas);
    expect(JSON.stringify(variants ?? {}).match(/"variants"/g)).toBeNull();
    if (base === 'discriminator: { propertyName: type }') return;
    expect(variants?.items.map(({ label, value }) => [label, value])).toEqual([
      ['Camera', camera],
      ['Phone', phone],
      ['Tablet', tablet],
    ]);
    expect(variants?.items.map(({ schema }) => saysAlways(schema))).toEqual([[camera], [phone], [tablet]]);
  });
});

group('the variants of a discriminator say their value', () => {
  const schemas = parse(`
Cat: { title: A cat, type: object, properties: { kind: { type: string }, lives: { type: integer } } }
Dog: { title: Pet, type: object, properties: { kind: { type: string, enum: [dog, puppy, cat], x-enum-descriptions: { puppy: Young. } } } }
Fox: { title: Pet, type: object, properties: { kind: { type: string, const: fox } } }
`) as JsonObject;
  const mapping = { cat: 'Cat', dog: 'Dog', puppy: 'Dog' };
  const discriminator = { propertyName: 'kind', mapping };
  const { variants } = describe({ oneOf: [REF('Cat'), REF('Dog'), REF('Fox')], discriminator }, schemas);

  test.each([
    ['one', 0, { notes: [{ kind: 'const', value: 'cat' }] }],
    ['several', 1, { enum: [{ value: 'dog' }, { value: 'puppy', html: '<p>Young.</p>' }] }],
    ['its own', 2, { notes: [{ kind: 'const', value: 'fox' }] }],
  ])('%s', (_, index, facts) => {
    const kind = variants?.items[index]?.schema;
    expect(kind && field(kind, 'kind')).toEqual({ type: ['string'], ...facts });
  });

  test('after their title, or their name where a title is not theirs alone', () => {
    expect(variants?.items.map(({ label, value }) => [label, value])).toEqual([
      ['A cat', 'cat'],
      ['Dog', 'dog | puppy'],
      ['Fox', 'fox'],
    ]);
  });
});

test('a name that the discriminating field does not allow is no value', () => {
  const schemas = {
    Base: {
      properties: { kind: REF('Kind') },
      discriminator: { propertyName: 'kind' },
      oneOf: [REF('Apple'), REF('Pear')],
    },
    Kind: { type: 'string', enum: ['apple', 'Pear'] },
    Apple: { allOf: [REF('Base'), { properties: { sour: { type: 'boolean' } } }] },
    Pear: { allOf: [REF('Base')] },
  };
  const { variants } = describe(schemas.Base, schemas);
  expect(variants?.items.map(({ value }) => value)).toEqual([undefined, 'Pear']);
  expect(field(describe(schemas.Apple, schemas), 'kind').enum).toHaveLength(2);
  expect(notesOf(field(describe(schemas.Pear, schemas), 'kind'))).toEqual({ const: 'Pear' });
});

test('what extends a base without being one of its variants has still to choose', () => {
  const schemas = {
    ...DEVICES(`discriminator: { propertyName: type, ${MAPPING} }, ${UNION}`),
    Rented: { allOf: [REF('Device'), { properties: { until: { type: 'string' } } }] },
  };
  expect(describe(schemas.Rented, schemas).variants?.items).toHaveLength(3);
});

test('a variant that lists the values of the discriminating field keeps them where its name is none of them', () => {
  const schemas = {
    Base: { properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } },
    Apple: { allOf: [REF('Base'), { properties: { kind: { type: 'string', enum: ['red', 'green'] } } }] },
  };
  expect(field(describe(schemas.Apple, schemas), 'kind')).toMatchObject({
    enum: [{ value: 'red' }, { value: 'green' }],
  });
});
