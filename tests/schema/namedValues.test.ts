import { expect, describe as group, test } from 'vitest';
import { parse } from 'yaml';
import { typeText } from '../../plugins/schema/core/describe/typeText';
import type { JsonObject } from '../../plugins/shared/core/json';
import { describe, field, typeOf } from './support';

// "Shown once per page" applies to objects with fields; here, nothing may expand.
const onlyLinks = { mayExpand: () => false, budget: { rows: 0 } };

const SCHEMAS = parse(`
Color: { type: string, description: A colour., enum: [red, green], x-enum-varnames: [RED, GREEN], default: red, example: green }
Chained: { $ref: '#/components/schemas/Color' }
Described: { allOf: [{ $ref: '#/components/schemas/Color' }], title: Described }
Code: { type: string, description: A code., format: uuid, minLength: 36, maxLength: 36, pattern: '^[0-9a-f-]+$' }
Percent: { type: number, description: A share., minimum: 0, maximum: 100 }
Fixed: { const: 7, description: Always the same. }
Named: { description: A level., oneOf: [{ const: 1, title: Low }, { const: 2, title: High }] }
Colors: { type: array, description: All colours., minItems: 1, items: { $ref: '#/components/schemas/Color' } }
ByName: { type: object, additionalProperties: { $ref: '#/components/schemas/Color' } }
Either: { oneOf: [{ $ref: '#/components/schemas/Color' }, { $ref: '#/components/schemas/Percent' }] }
Times: { type: array, items: { type: string, format: date-time } }
Anything: { description: Any value. }
Person: { type: object, description: Somebody., properties: { color: { $ref: '#/components/schemas/Color' } } }
Nested: { type: array, items: { $ref: '#/components/schemas/Nested' } }
`) as JsonObject;

const REF = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;

const COLORS = [
  { value: 'red', name: 'RED' },
  { value: 'green', name: 'GREEN' },
];
const COLOR = {
  html: '<p>A colour.</p>',
  enum: COLORS,
  notes: [
    { kind: 'default', value: 'red' },
    { kind: 'example', value: 'green' },
  ],
};
const CODE_NOTES = ['minLength', 'maxLength', 'pattern'];

group('a named value is described at every use', () => {
  test.each<[string, string, string, object]>([
    ['a reference', REF('Color'), 'Color', COLOR],
    ['a chain of references', REF('Chained'), 'Chained', COLOR],
    ['a name for a reference in allOf', REF('Described'), 'Described', COLOR],
    ['allOf', `{ allOf: [${REF('Color')}] }`, 'Color', COLOR],
    [
      'allOf, with a default beside',
      `{ allOf: [${REF('Color')}, { default: green }] }`,
      'Color',
      {
        ...COLOR,
        notes: [
          { kind: 'default', value: 'green' },
          { kind: 'example', value: 'green' },
        ],
      },
    ],
    [
      'allOf, with a description before',
      `{ allOf: [{ description: Own. }, ${REF('Color')}] }`,
      'Color',
      {
        ...COLOR,
        html: '<p>Own.</p>',
      },
    ],
    [
      'allOf, read only',
      `{ allOf: [${REF('Color')}, { readOnly: true }] }`,
      'Color',
      {
        ...COLOR,
        notes: [...COLOR.notes.slice(0, 1), { kind: 'readOnly' }, ...COLOR.notes.slice(1)],
      },
    ],
    [
      'allOf, with a title',
      `{ allOf: [${REF('Color')}, { title: Hue }] }`,
      'Color',
      { ...COLOR, title: 'Hue', html: '<p><strong>Hue</strong></p>\n<p>A colour.</p>' },
    ],
    ['nullable within allOf', `{ allOf: [${REF('Color')}, { nullable: true }] }`, 'Color | null', COLOR],
    ['nullable beside allOf', `{ allOf: [${REF('Color')}], nullable: true }`, 'Color | null', COLOR],
    ['oneOf with null', `{ oneOf: [${REF('Color')}, { type: 'null' }] }`, 'Color | null', COLOR],
    ['anyOf with null', `{ anyOf: [{ type: 'null' }, ${REF('Color')}] }`, 'Color | null', COLOR],
    [
      'anyOf with null, in a list',
      `{ items: { anyOf: [${REF('Color')}, { type: 'null' }] } }`,
      '(Color | null)[]',
      COLOR,
    ],
    ['a list', `{ type: array, items: ${REF('Color')} }`, 'Color[]', COLOR],
    [
      'a described list',
      `{ type: array, description: Own., items: ${REF('Color')} }`,
      'Color[]',
      {
        ...COLOR,
        html: '<p>Own.</p>\n<p>A colour.</p>',
      },
    ],
    [
      'a named list',
      REF('Colors'),
      'Colors',
      {
        html: '<p>All colours.</p>\n<p>A colour.</p>',
        base: [{ text: 'Color', href: '/entities/Color' }, '[]'],
        enum: COLORS,
        notes: [{ kind: 'minItems', value: '1' }, ...COLOR.notes],
      },
    ],
    ['a list of what has no name', REF('Times'), 'Times', { base: ['string<date-time>[]'] }],
    [
      'a format and limits',
      REF('Code'),
      'Code',
      {
        base: ['string<uuid>'],
        html: '<p>A code.</p>',
        notes: CODE_NOTES.map((kind) => expect.objectContaining({ kind })),
      },
    ],
    [
      'a limit of its own',
      `{ allOf: [${REF('Percent')}], maximum: 50 }`,
      'Percent',
      {
        html: '<p>A share.</p>',
        notes: [
          { kind: 'minimum', value: '0' },
          { kind: 'maximum', value: '50' },
        ],
      },
    ],
    ['a constant', REF('Fixed'), 'Fixed', { html: '<p>Always the same.</p>', notes: [{ kind: 'const', value: '7' }] }],
    [
      'named constants',
      REF('Named'),
      'Named',
      {
        html: '<p>A level.</p>',
        enum: [
          { value: '1', name: 'Low' },
          { value: '2', name: 'High' },
        ],
      },
    ],
    ['anything', REF('Anything'), 'Anything', { html: '<p>Any value.</p>' }],
  ])('%s', (_, use, type, facts) => {
    const view = field(describe({ properties: { x: parse(use) } }, SCHEMAS, onlyLinks), 'x');
    expect(typeOf(view)).toBe(view.base ? `${typeText(view.base)} (${type})` : type);
    expect(view).toMatchObject(facts);
    expect(view).not.toHaveProperty('elsewhere');
  });

  test('a map, in its row', () => {
    for (const use of [parse(REF('ByName')), { additionalProperties: parse(REF('Color')) }]) {
      const view = field(describe({ properties: { x: use } }, SCHEMAS, { ...onlyLinks, budget: { rows: 9 } }), 'x');
      expect(view.fields).toMatchObject([{ kind: 'map', schema: COLOR }]);
    }
  });

  test('a choice between values, in each variant', () => {
    const view = field(describe({ properties: { x: parse(REF('Either')) } }, SCHEMAS, onlyLinks), 'x');
    expect(view.variants?.items.map(({ schema }) => schema)).toMatchObject([COLOR, { html: '<p>A share.</p>' }]);
  });

  test('with the mistakes that its author made, but not with values that the use forbids', () => {
    const schemas = { Flag: { type: 'boolean', example: 'true' }, Level: { type: 'integer', example: 9 } };
    const uses = { flag: parse(REF('Flag')), level: { allOf: [parse(REF('Level')), { maximum: 5 }] } };
    const view = describe({ properties: uses }, schemas, onlyLinks);
    expect(field(view, 'flag').notes).toEqual([{ kind: 'example', value: 'true' }]);
    expect(field(view, 'level').notes).toEqual([{ kind: 'maximum', value: '5' }]);
  });

  test('an object in short, and a list that holds itself not at all', () => {
    const uses = {
      person: parse(REF('Person')),
      people: { items: parse(REF('Person')) },
      nested: parse(REF('Nested')),
    };
    const view = describe({ properties: uses }, SCHEMAS, onlyLinks);
    for (const name of ['person', 'people']) {
      expect(field(view, name).html).toBe('<p>Somebody.</p>');
      expect(field(view, name).elsewhere).toEqual({ href: '/entities/Person', count: 1 });
    }
    const name = { text: 'Nested', href: '/entities/Nested' };
    expect(field(view, 'nested')).toEqual({ type: [name, '[]', ' (', name, ')'], base: [name, '[]'] });
  });
});
