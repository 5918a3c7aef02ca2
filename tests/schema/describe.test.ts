import { expect, describe as group, test } from 'vitest';
import type { JsonObject } from '../../plugins/shared/core/json';
import { allFields, describe, field, notesOf, typeOf } from './support';

const REF = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('an example of a field is as long as a line can be', () => {
  const { example } = notesOf(describe({ type: 'object', example: { text: 'x'.repeat(600) } }));
  expect(example).toBe(`{"text":"${'x'.repeat(491)}…`);
});

group('types', () => {
  test.each<[unknown, string]>([
    [true, 'any'],
    [false, 'never'],
    [{}, 'any'],
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date-time' }, 'string<date-time>'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [
      { type: 'array', items: { type: 'object', additionalProperties: { type: ['string', 'null'] } } },
      '({key} → (string | null))[]',
    ],
    [{ type: 'array' }, 'any[]'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, '{key} → integer'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false }, '[string, number]'],
    [{ type: 'array', prefixItems: [{ type: 'string' }], minItems: 1, maxItems: 1 }, '[string]'],
    [{ enum: [1, 'a', null] }, 'integer | string | null'],
    [{ const: { a: 1 } }, 'object'],
    [{ type: 'number', nullable: true }, 'number | null'],
    [{ type: ['null', 'number'], nullable: true }, 'number | null'],
    [{ oneOf: [{ type: 'null' }, { type: 'string' }, { type: 'integer' }] }, 'string | integer | null'],
    [{ anyOf: [{ type: 'string' }, {}] }, 'any'],
    [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, 'string & integer'],
    [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, 'integer'],
  ])('%j is %s', (schema, type) => {
    expect(typeOf(describe(schema))).toBe(type);
  });

  test('a reference to a place without a name has the type of what is there', () => {
    const root = { type: 'object', properties: { inner: { type: 'array', items: { $ref: '#/paths/~1a/get' } } } };
    const view = describe({ $ref: '#/paths/~1a/get' }, {}, { resolve: () => root });
    expect([typeOf(view), typeOf(field(view, 'inner')), typeOf(field(view, 'inner', 'inner'))]).toEqual([
      'object',
      'object[]',
      'object[]',
    ]);
  });

  test('an entity is a link, also within lists, maps and unions', () => {
    const schemas = { Archive: { type: 'object' } };
    const link = { text: 'Archive', href: '/entities/Archive' };
    expect(describe({ type: 'array', items: REF('Archive') }, schemas).type).toEqual([link, '[]']);
    expect(describe({ additionalProperties: REF('Archive') }, schemas).type).toEqual(['{key} → ', link]);
    expect(describe({ oneOf: [REF('Archive'), { type: 'null' }] }, schemas).type).toEqual([link, ' | null']);
  });
});

group('allOf', () => {
  const both = (first: JsonObject, second: JsonObject) => describe({ allOf: [first, second] });

  test('keeps the narrower limit of each kind', () => {
    const view = both(
      { type: 'integer', minimum: 1, maximum: 9, multipleOf: 4 },
      { minimum: 3, maximum: 20, multipleOf: 6 },
    );
    expect(notesOf(view)).toEqual({ minimum: '3', maximum: '9', multipleOf: '12' });
  });

  test('keeps the common values of two enums, and both where they have none', () => {
    expect(both({ enum: ['a', 'b'] }, { enum: ['b', 'c'] }).enum).toEqual([{ value: 'b' }]);
    const nothing = both({ enum: ['a'] }, { enum: ['b'] });
    expect(nothing.enum).toEqual([{ value: 'a' }]);
    expect(nothing.rules?.[0]?.schema?.enum).toEqual([{ value: 'b' }]);
  });

  test('joins required and merges properties of one name', () => {
    const view = both(
      { properties: { a: { type: 'string', minLength: 1 } }, required: ['a'] },
      { properties: { a: { minLength: 5 }, b: {} }, required: ['b'] },
    );
    expect(view.fields?.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', true],
    ]);
    expect(typeOf(field(view, 'a'))).toBe('string');
    expect(notesOf(field(view, 'a'))).toEqual({ minLength: '5' });
  });

  test('the outer description wins; an extended entity keeps its own for itself', () => {
    const schemas = { Base: { description: 'Base.', title: 'Base title', deprecated: true, properties: { a: {} } } };
    const named = describe({ allOf: [REF('Base')], description: 'Outer.' }, schemas);
    expect(named.html).toBe('<p>Outer.</p>');
    const extended = describe({ allOf: [REF('Base'), { properties: { b: {} } }] }, schemas);
    expect(extended).not.toHaveProperty('html');
    expect(extended).not.toHaveProperty('title');
    expect(extended).not.toHaveProperty('deprecated');
    expect(extended.notes).toEqual([{ kind: 'extends', value: 'Base', href: '/entities/Base' }]);
    expect(extended.fields?.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  const code = (more: JsonObject) => ({ properties: { code: { type: 'integer', ...more } } });
  const base = { Base: code({ description: 'From the base.', default: 0, examples: [0, 7], minimum: -5 }) };

  test.each<[string, JsonObject]>([
    ['a member beside the base', { allOf: [REF('Base'), code({ description: 'Own.', examples: [9], minimum: 1 })] }],
    ['a member before the base', { allOf: [code({ description: 'Own.', examples: [9], minimum: 1 }), REF('Base')] }],
    ['keywords after allOf', { allOf: [REF('Base')], ...code({ description: 'Own.', examples: [9], minimum: 1 }) }],
    ['keywords before allOf', { ...code({ description: 'Own.', examples: [9], minimum: 1 }), allOf: [REF('Base')] }],
  ])('what a derived schema says of a field wins over its base: %s', (_, schema) => {
    const view = field(describe(schema, base), 'code');
    expect(view.html).toBe('<p>Own.</p>');
    expect(view.notes).toEqual([
      { kind: 'minimum', value: '1' },
      { kind: 'example', value: '9' },
    ]);
  });

  test('what two members without a name say of a field is shown, that of the derived schema first', () => {
    const parts = { allOf: [code({ description: 'In general.' })], ...code({ description: 'Here.' }) };
    expect(field(describe(parts), 'code').html).toBe('<p>Here.</p>\n<p>In general.</p>');
  });

  test('what a list says of its items beside the name of an entity follows what it says of itself', () => {
    const item = { ...REF('Base'), description: 'One of them.' };
    const list = { properties: { list: { type: 'array', description: 'All.', items: item } } };
    expect(field(describe(list, base), 'list').html).toBe('<p>All.</p>\n<p>One of them.</p>');
  });

  test('what is said beside a base is shown first, and the base after it where it adds something', () => {
    const base = { type: 'object', description: 'A folder.', properties: { id: { type: 'string' } } };
    const beside = (description: string) => describe({ allOf: [base, { description }] }).html;
    expect(beside('Where to restore the file.')).toBe('<p>Where to restore the file.</p>\n<p>A folder.</p>');
    expect(beside('A folder, or null.')).toBe('<p>A folder, or null.</p>');
    expect(describe({ allOf: [base], description: '' }).html).toBe('<p>A folder.</p>');
  });

  test('what a derived schema does not say comes from the base, but for values that it forbids', () => {
    const view = field(describe({ allOf: [REF('Base'), code({ minimum: 1 })] }, base), 'code');
    expect(view.html).toBe('<p>From the base.</p>');
    expect(view.notes).toEqual([
      { kind: 'minimum', value: '1' },
      { kind: 'example', value: '7' },
    ]);
    const fixed = field(describe({ allOf: [REF('Base'), code({ const: 3 })] }, base), 'code');
    expect(notesOf(fixed)).toEqual({ const: '3', minimum: '-5' });
  });

  test.each<[JsonObject, JsonObject, string[]]>([
    [{ minimum: 5 }, { maximum: 3 }, ['minimum: 5, maximum: 3']],
    [{ minimum: 5 }, { maximum: 5 }, []],
    [{ minimum: 5 }, { exclusiveMaximum: 5 }, ['minimum: 5, exclusiveMaximum: 5']],
    [{ minLength: 2 }, { maxLength: 1 }, ['minLength: 2, maxLength: 1']],
    [{ type: 'string' }, { type: 'integer' }, ['type: string & integer']],
    [{ type: ['string', 'null'] }, { type: ['integer', 'null'] }, []],
    [{ enum: ['a', 'b'] }, { enum: ['c'] }, ['enum: a | b & c']],
    [{ const: 1 }, { const: 2 }, ['const: 1 & 2']],
    [{ const: 1 }, { enum: [2, 3] }, ['const: 1, enum: 2 | 3']],
    [{ const: 1 }, { minimum: 2 }, ['const: 1, minimum: 2']],
    [{ enum: [1, 2] }, { minimum: 2 }, []],
    [{ enum: ['a'] }, { type: 'integer' }, ['enum: a, type: integer']],
  ])('%j and %j: what contradicts is said', (first, second, expected) => {
    const notes = both(first, second).notes ?? [];
    expect(notes.flatMap(({ kind, value }) => (kind === 'contradiction' ? [value] : []))).toEqual(expected);
  });

  test('a second union or condition is shown as a rule, not lost', () => {
    const view = both({ if: { const: 1 }, then: { minimum: 1 } }, { if: { const: 2 }, else: { minimum: 2 } });
    expect(view.rules?.map(({ kind }) => kind)).toEqual(['if', 'then', 'allOf']);
    expect(view.rules?.[2]?.schema?.rules?.map(({ kind }) => kind)).toEqual(['if', 'else']);
  });
});

group('references', () => {
  const schemas = {
    Small: { type: 'object', description: 'Small.', properties: { a: { type: 'string' }, b: { type: 'string' } } },
    Stamp: { type: 'string', format: 'date-time' },
  };

  test('an entity that may not be expanded is described in short, with a link to its fields', () => {
    const view = describe({ properties: { x: REF('Small') } }, schemas, { mayExpand: () => false });
    expect(field(view, 'x')).toEqual({
      type: [{ text: 'Small', href: '/entities/Small' }],
      html: '<p>Small.</p>',
      elsewhere: { href: '/entities/Small', count: 2 },
    });
  });

  test.each([
    ['One `line`.', '<p>One <code>line</code>.</p>'],
    ['First *of* two.\n\n<b>Second.', '<p>First of two.</p>'],
    [`A_b < ${'long '.repeat(60)}`, expect.stringMatching(/^<p>A_b &#x3C; (long )+long…<\/p>$/)],
    ['', undefined],
  ])('the short description of %j', (description, html) => {
    const entity = { ...schemas.Small, description };
    const uses = { x: REF('Entity'), list: { items: REF('Entity') }, either: { oneOf: [REF('Entity'), REF('Small')] } };
    const view = describe({ properties: uses }, { ...schemas, Entity: entity }, { mayExpand: () => false });
    expect(field(view, 'x').html).toEqual(html);
    expect(field(view, 'list').html).toEqual(html);
    expect(field(view, 'either').variants?.items[0]?.schema.html).toBeUndefined();
  });

  test('what is said beside a reference is about this use', () => {
    const use = { ...REF('Small'), description: 'This one.', readOnly: true, default: null, nullable: true };
    const view = field(describe({ properties: { x: use } }, schemas, { mayExpand: () => false }), 'x');
    expect(view.html).toBe('<p>This one.</p>');
    expect(notesOf(view)).toEqual({ default: 'null', readOnly: 'yes' });
    expect(typeOf(view)).toBe('Small | null');
  });

  test('mayExpand is asked once for each place, and not for what would not fit', () => {
    const asked: string[] = [];
    const mayExpand = (ref: string) => asked.push(ref) > 0;
    describe({ properties: { x: REF('Small'), y: REF('Small') } }, schemas, { mayExpand });
    expect(asked).toHaveLength(2);
    describe({ properties: { x: REF('Small') } }, schemas, { mayExpand, budget: { rows: 2 } });
    expect(asked).toHaveLength(2);
  });

  test('a named text says what it is, though its type is its name', () => {
    expect(describe(REF('Stamp'), schemas, { mayExpand: () => false }).base).toEqual(['string<date-time>']);
    expect(describe(REF('Small'), schemas)).not.toHaveProperty('base');
  });

  test('what has no page of its own is shown here or detached, never lost', () => {
    const local = {
      $defs: {
        Level: { type: 'string', enum: ['low', 'high'] },
        List: { type: 'array', items: { properties: { a: {}, b: {}, c: {} } } },
      },
      properties: { level: { $ref: '#/$defs/Level' }, list: { $ref: '#/$defs/List' } },
    };
    const view = describe(local, {}, { mayExpand: () => false });
    expect(field(view, 'level').enum).toHaveLength(2);
    expect(field(view, 'list').elsewhere?.count).toBe(3);
    expect(field(describe(local, {}, { budget: { rows: 3 } }), 'list').elsewhere?.count).toBe(3);
    expect(field(describe(local), 'list').fields).toHaveLength(3);
  });

  test('a reference to nowhere shows its name and the reference', () => {
    const view = describe(REF('Missing'));
    expect(typeOf(view)).toBe('Missing');
    expect(view.rules).toEqual([{ kind: 'raw', subject: '$ref', raw: '#/components/schemas/Missing' }]);
  });
});

test('a text is in quotes where another allowed value looks the same', () => {
  expect(describe({ enum: [1, '1', 'a'] }).enum).toEqual([{ value: '1' }, { value: '"1"' }, { value: 'a' }]);
  expect(describe({ enum: ['1', '2'] }).enum).toEqual([{ value: '1' }, { value: '2' }]);
});

test('values of a field label variants that have no names', () => {
  const variant = (status: unknown, title?: string) => ({ title, properties: { id: {}, status } });
  const labelsOf = (...oneOf: unknown[]) => describe({ oneOf }).variants?.items.map(({ label }) => label);
  const done = variant({ const: 'done' });
  expect(labelsOf(done, variant({ enum: ['queued', 'running'] }))).toEqual([
    '{ status: done }',
    '{ status: queued | running }',
  ]);
  expect(labelsOf(variant({ const: 1 }, 'Job'), variant({ const: 2 }, 'Job'))).toEqual([
    'Job { status: 1 }',
    'Job { status: 2 }',
  ]);
  expect(labelsOf(done, done)).toEqual(['{ id, status }', '{ id, status }']);
  expect(labelsOf(done, variant({ type: 'string' }))).toEqual(['{ id, status }', '{ id, status }']);
});

group('discriminators', () => {
  const schemas = {
    Cat: { type: 'object', properties: { kind: { type: 'string' } } },
    Dog: { type: 'object', properties: { kind: { const: 'woof' } } },
  };
  const valuesOf = (discriminator: unknown) =>
    describe({ oneOf: [REF('Cat'), REF('Dog')], discriminator }, schemas).variants?.items.map(({ label, value }) => [
      label,
      value,
    ]);

  test('a variant is chosen by its mapping, its constant, or its name', () => {
    expect(valuesOf({ propertyName: 'kind' })).toEqual([
      ['Cat', 'Cat'],
      ['Dog', 'woof'],
    ]);
    const mapping = { meow: '#/components/schemas/Cat', purr: 'Cat', d: 'Dog' };
    expect(valuesOf({ propertyName: 'kind', mapping })).toEqual([
      ['Cat', 'meow | purr'],
      ['Dog', 'd'],
    ]);
  });

  test('what only the mapping names is a variant too, even if it leads nowhere', () => {
    expect(valuesOf({ propertyName: 'kind', mapping: { x: 'Nowhere' } })?.at(-1)).toEqual(['Nowhere', 'x']);
  });
});

group('direction', () => {
  const schema = {
    required: ['id', 'key'],
    properties: { id: { readOnly: true, type: 'string' }, key: { writeOnly: true, type: 'string' } },
  };
  test.each([
    ['request', [undefined, true], [['readOnly'], ['writeOnly']]],
    // Results are only read.
    ['response', [undefined, 'optional'], [undefined, ['writeOnly']]],
    ['both', [true, true], [['readOnly'], ['writeOnly']]],
  ] as const)(
    'in a %s, fields are marked, and required where they travel or optional where they arrive',
    (direction, required, marks) => {
      const view = describe(schema, {}, { direction });
      expect(view.fields?.map((row) => (row.optional ? 'optional' : row.required))).toEqual(required);
      expect(view.fields?.map((row) => row.schema.notes?.map(({ kind }) => kind))).toEqual(marks);
    },
  );
});

test.each<[what: string, JsonObject, direction: 'request' | 'response', places: string[]]>([
  ['of a table, and of all inside of it', { properties: { a: { properties: { b: {} } } } }, 'response', ['']],
  ['of a table inside', { required: ['a'], properties: { a: { properties: { b: {} } } } }, 'response', ['a']],
  ['of joined tables none of which requires a field', { allOf: [{ properties: { a: {} } }] }, 'response', ['']],
  [
    'not of a table that requires a field of another one',
    { allOf: [{ required: ['a'] }, { properties: { a: {} } }] },
    'response',
    [],
  ],
  ['not of what is sent', { properties: { a: {} } }, 'request', []],
  ['not of a map', { additionalProperties: { minLength: 1 } }, 'response', []],
])('a note that any field may be absent: %s', (_, schema, direction, places) => {
  const view = describe(schema, {}, { direction });
  const rows = [{ name: '', schema: view }, ...allFields(view)];
  const noted = rows.filter(({ schema: { notes = [] } }) => notes.some(({ kind }) => kind === 'absent'));
  expect(noted.map(({ name }) => name)).toEqual(places);
});

group('notes', () => {
  test.each<[what: string, JsonObject, string[]]>([
    ['of a list itself', { default: ['b'], items: { type: 'string' } }, ['default ["b"]']],
    ['of its items', { minItems: 1, items: { type: 'string', default: 'a' } }, ['minItems 1', 'item default a']],
    ['of lists in a list', { minItems: 1, items: { type: 'array', minItems: 2 } }, ['minItems 1', 'item minItems 2']],
    ['of texts in a list', { items: { type: 'string', minLength: 2 } }, ['minLength 2']],
  ])('%s say whose they are', (_, list, notes) => {
    const view = describe({ type: 'array', ...list });
    expect(view.notes?.map(({ kind, value, ofItem }) => `${ofItem ? 'item ' : ''}${kind} ${value}`)).toEqual(notes);
  });

  const strict = (properties: JsonObject) => ({ type: 'object', additionalProperties: false, properties });
  const open = (properties: JsonObject) => ({ type: 'object', properties });
  test.each<[what: string, unknown, 'request' | 'response' | 'both', string[]]>([
    ['once, at the outermost object', strict({ a: strict({ b: strict({}) }) }), 'request', ['']],
    ['where it begins', open({ a: strict({ b: strict({}) }), c: strict({}) }), 'both', ['a', 'c']],
    ['also through lists', open({ a: { type: 'array', items: strict({ b: strict({}) }) } }), 'request', ['a']],
    ['of what is received, too', strict({ a: strict({}) }), 'response', ['']],
  ])('that there are no other fields: %s', (_, schema, direction, places) => {
    const view = describe(schema, {}, { direction });
    const rows = [{ name: '', schema: view }, ...allFields(view)];
    const closed = rows.filter(({ schema: { notes = [] } }) => notes.some(({ kind }) => kind === 'closed'));
    expect(closed.map(({ name }) => name)).toEqual(places);
  });
});

group('the budget of rows', () => {
  const object = (count: number, schema: unknown = { type: 'string' }) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, schema])),
  });

  test('is counted down by each row, and by each table inside another', () => {
    const budget = { rows: 20 };
    describe(object(3, object(2)), {}, { budget });
    expect(budget.rows).toBe(20 - 3 - 3 * (2 + 1));
  });

  test('an inner object beyond it is detached, and its place is completed later', () => {
    const link = { href: '' };
    const handed: unknown[] = [];
    const inner = object(30);
    const view = describe(
      { properties: { a: { type: 'integer' }, big: inner } },
      {},
      {
        budget: { rows: 10 },
        detach: (id, schema) => {
          handed.push([id, schema]);
          return link;
        },
      },
    );
    expect(handed).toEqual([['top.big', inner]]);
    link.href = '/types#top.big';
    expect(field(view, 'big')).toEqual({ type: ['object'], elsewhere: { href: '/types#top.big', count: 30 } });
  });

  test.each([
    ['a few fields beyond it stay here, as long as there are spare rows', object(6), 7, 6, 0],
    ['but not more than a few', object(7), 9, 0, 9],
    ['with all that is in them, whose tables count, too', object(1, object(1)), 5, 2, 1],
    ['and none where there are too few spare rows', object(2), 1, 0, 1],
  ])('%s', (_, inner, spare, shown, left) => {
    const budget = { rows: 2, spare };
    const view = describe({ properties: { a: inner, b: object(20) } }, {}, { budget });
    expect([allFields(view).length - 2, field(view, 'b').elsewhere?.count]).toEqual([shown, 20]);
    expect(budget).toEqual({ rows: 0, spare: left });
  });

  test('what was asked for is shown as a whole, also the items of a list, but for more fields than a table can have', () => {
    const budget = { rows: 5 };
    expect(describe(object(180), {}, { budget }).fields).toHaveLength(180);
    expect(budget.rows).toBe(0);
    const { fields, elsewhere } = describe(object(600), {}, { budget });
    expect([fields?.length, elsewhere?.count]).toEqual([180, 420]);
    expect(describe({ type: 'array', items: object(8) }, {}, { budget }).fields).toHaveLength(8);
  });

  test('types without rows are named however little is left', () => {
    const schema = {
      properties: {
        a: { oneOf: [{ type: 'string', maxLength: 2 }, { type: 'integer' }] },
        b: { additionalProperties: { type: 'string' } },
      },
    };
    const view = describe(schema, {}, { budget: { rows: 0 } });
    expect(allFields(view).some(({ schema: inner }) => inner.elsewhere)).toBe(false);
    expect(typeOf(field(view, 'b'))).toBe('{key} → string');
  });

  test('a list of large objects is still a list of objects', () => {
    const view = describe({ properties: { list: { type: 'array', items: object(9) } } }, {}, { budget: { rows: 3 } });
    expect(field(view, 'list')).toEqual({ type: ['object[]'], elsewhere: { href: '', count: 9 } });
  });
});

group('anchors', () => {
  test('are unique and hold no white space, whatever the names are', () => {
    const names = [
      'a',
      'a.b',
      'a b',
      'a/b~c%20 😀',
      '__proto__',
      'constructor',
      '',
      ' ',
      ':map',
      '~20~',
      '0',
      '名字',
      '\ud800',
    ];
    const properties = Object.fromEntries(names.map((name) => [name, { properties: { b: {}, map: {} } }]));
    const view = describe({ properties, additionalProperties: { type: 'string' }, patternProperties: { a: {} } });
    const ids = allFields(view).map(({ id }) => id);
    expect(new Set(ids).size).toBe(names.length * 3 + 2);
    for (const id of ids) expect(id).toMatch(/^top\.[\p{L}\p{N}_~:.-]*$/u);
    expect(view.fields?.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test('say where a field is', () => {
    const view = describe({ properties: { details: { type: 'array', items: { properties: { invited: {} } } } } });
    expect(allFields(view).map(({ id }) => id)).toEqual(['top.details', 'top.details.invited']);
  });
});

test('extensions that mean something are used; others are listed', () => {
  const view = describe({ type: 'string', 'x-nullable': true, 'x-example': 'e', 'x-go-type': 'T', 'x-list': [1] });
  expect(typeOf(view)).toBe('string | null');
  expect(notesOf(view)).toEqual({ example: 'e' });
  expect(view.extensions).toEqual([
    { key: 'x-go-type', value: 'T' },
    { key: 'x-list', value: '[1]' },
  ]);
});

test('listed values have the texts that extensions of other generators give them', () => {
  const values = (schema: JsonObject) => describe({ type: 'string', enum: ['a', 'b'], ...schema }).enum;
  const told = [{ value: 'a', html: '<p>First.</p>' }, { value: 'b' }];
  expect(values({ 'x-ms-enum': { values: [{ value: 'a', name: 'a', description: 'First.' }] } })).toEqual(told);
  expect(values({ 'x-enum-elements': [{ name: 'a', description: 'First.' }] })).toEqual(told);
  expect(values({ 'x-enumDeprecated': [false, true] })).toEqual([{ value: 'a' }, { value: 'b', deprecated: true }]);
});

test('a list that may grow names the known values and allows others', () => {
  const view = describe({ type: 'string', 'x-extensible-enum': ['a', 'b'] });
  expect(view).toMatchObject({ enum: [{ value: 'a' }, { value: 'b' }, { value: '…' }] });
});

test('the title of a field comes before its description unless it repeats the name', () => {
  const titleOf = (title: string) => describe({ properties: { item_id: { title } } }).fields?.[0]?.schema.html;
  expect([titleOf('Item Id'), titleOf('Number of the item')]).toEqual([
    undefined,
    '<p><strong>Number of the item</strong></p>',
  ]);
});

test('does not say of names that they are strings', () => {
  const map = { type: 'object', additionalProperties: {} };
  expect(describe({ ...map, propertyNames: { type: 'string' } }).notes).toBeUndefined();
  expect(notesOf(describe({ ...map, propertyNames: { pattern: '^a' } }))).toEqual({ propertyNames: '^a' });
});

test('a required name without a property has the schema of all others', () => {
  const propertyNames = { type: 'string', enum: ['a', 'b'] };
  const map = { type: 'object', propertyNames, additionalProperties: { type: 'number' }, required: ['a'] };
  const view = describe(map);
  expect(notesOf(view)).toEqual({ propertyNames: 'a | b' });
  expect(typeOf(field(view, 'a'))).toBe('number');
});

test('shows an unknown keyword, or one with an invalid value, as written', () => {
  const view = describe({ type: 'string', minLength: 'two', someday: { a: 1 } });
  expect(view.rules).toEqual([
    { kind: 'raw', subject: 'minLength', raw: '"two"' },
    { kind: 'raw', subject: 'someday', raw: '{\n  "a": 1\n}' },
  ]);
});
