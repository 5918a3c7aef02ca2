import { expect, it } from 'vitest';
import { completeJson } from '../../plugins/console/core/body/completeJson';
import {
  addPart,
  chooseVariant,
  chosenVariant,
  type Edited,
  isInUse,
  parseBody,
  readAt,
  readParts,
  removePart,
  writeAt,
} from '../../plugins/console/core/body/editJson';
import { type JsonRow, listJsonRows, type ValueRow } from '../../plugins/console/core/body/jsonRows';
import type { OperationView } from '../../plugins/openapi';
import { buildPages } from '../../plugins/openapi/core/pages/build';
import { pageWords } from '../../plugins/openapi/write/pageWords';
import { smallModel } from '../sandbox/support/document';

const text = { type: 'string' };
const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const pet = (kind: string, own: object) =>
  object({ kind: { const: kind }, name: text, ...own }, { required: ['kind', 'name'] });
const pets = {
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  discriminator: { propertyName: 'kind' },
};
const schemas = { Cat: pet('cat', { lives: { type: 'integer' } }), Dog: pet('dog', { bark: text }) };
const line = object({ sku: text, options: { type: 'array', items: object({ color: text }) } }, { required: ['sku'] });
const properties = {
  name: text,
  count: { type: 'integer', format: 'int64' },
  state: { type: 'string', enum: ['open', 'closed'] },
  note: { type: ['string', 'null'] },
  tags: { type: 'array', items: text },
  owner: object({ id: { type: 'integer' } }),
  lines: { type: 'array', maxItems: 3, items: line },
  meta: { type: 'object', additionalProperties: text },
  pet: pets,
  either: { oneOf: [text, object({ b: text }, { required: ['b'] })] },
  pair: { type: 'array', prefixItems: [text, text] },
};

function formOf(schema: object) {
  const content = { 'application/json': { schema } };
  const model = smallModel({ '/a': { post: { requestBody: { content } } } }, { components: { schemas } });
  const pages = buildPages(model, { pages: 'tag', routeBase: 'api', languages: [], words: pageWords('en') });
  const sections = [...pages.pages()].flatMap((page) => page.sections);
  const view = sections.find(({ component }) => component === 'ApiOperation')?.data as OperationView;
  return listJsonRows(view, 'application/json');
}

const form = formOf(object(properties));

function pathOf({ path, kind }: JsonRow): string {
  return `${path.map((step) => (typeof step === 'string' ? step : step.kind === 'item' ? '[]' : '{}')).join('.')} ${kind}`;
}

function rowOf(path: string): JsonRow {
  const row = [...form.rows.values()].find((one) => pathOf(one).startsWith(`${path} `));
  if (!row) throw new Error(`There is no ${path}.`);
  return row;
}

function valueRow(path: string): ValueRow {
  const row = rowOf(path);
  if (row.kind === 'value' || row.kind === 'list' || row.kind === 'json') return row;
  throw new Error(`${path} is ${row.kind}.`);
}

function partsRow(path: string) {
  const row = rowOf(path);
  if (row.kind === 'items' || row.kind === 'entries') return row;
  throw new Error(`${path} is ${row.kind}.`);
}

const edit = (value: string, picked: Edited['picked'] = {}): Edited => ({ text: value, picked });
const compact = (json: string) => json.replaceAll(/\s+/g, '');

it('the rows of a body edit values, lists, items of lists, entries of maps, variants, and the JSON of the rest', () => {
  expect([...form.rows.values()].map(pathOf)).toEqual([
    'name value',
    'count value',
    'state value',
    'note value',
    'tags list',
    'owner.id value',
    'lines items',
    'lines.[].sku value',
    'lines.[].options items',
    'lines.[].options.[].color value',
    'meta entries',
    'pet.kind value',
    'pet.name value',
    'pet.lives value',
    'pet.kind value',
    'pet.name value',
    'pet.bark value',
    'pet union',
    'either.b value',
    'either union',
    'pair json',
  ]);
});

it('values of a JSON body are written with their types, and every digit', () => {
  const typed: Array<[path: string, texts: string[] | null]> = [
    ['name', ['12']],
    ['count', ['12345678901234567890']],
    ['note', null],
    ['tags', ['a,b', 'c']],
    ['owner.id', ['x']],
    ['pair', ['["a", "b"]']],
  ];
  const written = typed.reduce(
    (body, [path, texts]) => writeAt(edit(body), valueRow(path), texts),
    '{"kept": 98765432109876543210}',
  );
  expect(compact(written)).toBe(
    '{"kept":98765432109876543210,"name":"12","count":12345678901234567890,"note":null,"tags":["a,b","c"],"owner":{"id":"x"},"pair":["a","b"]}',
  );
  expect(readAt(edit(written), valueRow('count'))).toEqual(['12345678901234567890']);
  expect(readAt(edit(written), valueRow('note'))).toBeNull();
  expect(readAt(edit('{}'), valueRow('name'))).toBeUndefined();
  expect(compact(writeAt(edit('{"name":"a","count":1}'), valueRow('name'), undefined))).toBe('{"count":1}');
  expect(writeAt(edit('{ no JSON'), valueRow('name'), ['a'])).toBe('{ no JSON');
});

it('lists of objects in lists of objects are edited one item at a time', () => {
  const lines = partsRow('lines');
  const first = addPart(edit('{}'), lines, '');
  const second = addPart(edit(first), lines, '');
  const picked = { [readParts(edit(second), lines).key]: 1 };
  const named = writeAt(edit(second, picked), valueRow('lines.[].sku'), ['s2']);
  expect(isInUse(valueRow('lines.[].options.[].color'), edit(named, picked))).toBe(false);
  const deep = addPart(edit(named, picked), partsRow('lines.[].options'), '');
  const colored = writeAt(edit(deep, picked), valueRow('lines.[].options.[].color'), ['red']);
  expect(compact(colored)).toBe('{"lines":[{},{"sku":"s2","options":[{"color":"red"}]}]}');
  expect(readAt(edit(colored), valueRow('lines.[].sku'))).toBeUndefined();
  expect(compact(removePart(edit(colored), lines))).toBe('{"lines":[{"sku":"s2","options":[{"color":"red"}]}]}');
});

it('entries of a map are added by name', () => {
  const meta = partsRow('meta');
  const added = addPart(edit('{}'), meta, 'region');
  expect(readParts(edit(added), meta)).toMatchObject({ names: ['region'], chosen: 0 });
  const { value } = meta as { value?: ValueRow };
  expect(value && compact(writeAt(edit(added), value, ['eu']))).toBe('{"meta":{"region":"eu"}}');
});

it('a variant is known by its discriminator or fields; another one keeps what both have', () => {
  const unions = [...form.unions.values()];
  const [animal, either] = unions;
  if (!animal || !either) throw new Error('There are no unions.');
  const cat = edit('{"pet": {"kind": "cat", "name": "Tom", "lives": 9}}');
  expect(chosenVariant(parseBody(cat.text), animal, {})).toBe(0);
  const dog = chooseVariant(cat, animal, 1);
  expect(JSON.parse(dog.text)).toEqual({ pet: { kind: 'dog', name: 'Tom' } });
  expect(chosenVariant(parseBody(dog.text), animal, {})).toBe(1);
  expect(chosenVariant(parseBody('{"either": {"b": "x"}}'), either, {})).toBe(1);
  expect(chosenVariant(parseBody('{"either": "x"}'), either, {})).toBe(0);
});

it('a body that is a list of objects is edited by item, too', () => {
  const list = formOf({ type: 'array', items: object({ a: text }) });
  const [row] = [...list.rows.values()];
  if (!list.items || row?.kind !== 'value') throw new Error('There is no row.');
  const one = addPart(edit(''), list.items, '');
  expect(compact(writeAt(edit(one), row, ['x']))).toBe('[{"a":"x"}]');
});

it.each([
  ['names that are missing, the required ones first', '{"lines": [{"|"}]}', ['sku', 'options']],
  ['names that contain what is written', '{"name": "a", "na|"}', []],
  ['names that begin with what is written', '{"st|"}', ['state']],
  ['values that are listed', '{"state": |}', ['open', 'closed']],
  ['values in quotes', '{"state": "cl|"}', ['closed']],
  ['names in variants', '{"pet": {"kind": "dog", "b|": 1}}', ['bark']],
  ['null', '{"note": |}', ['null']],
  ['nothing behind a value', '{"state": "open"|}', []],
  ['nothing between a name and its colon', '{"state" |: "open"}', []],
])('the schema of a body offers %s', (_, marked, labels) => {
  const cursor = marked.indexOf('|');
  const found = form.schema && completeJson(marked.replace('|', ''), cursor, form.schema);
  expect(found?.offers.map(({ label }) => label) ?? []).toEqual(labels);
});
