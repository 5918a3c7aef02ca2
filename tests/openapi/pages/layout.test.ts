import { describe, expect, test } from 'vitest';
import { PAGE_ROWS } from '../../../plugins/openapi/core/pages/site/plan';
import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { siteOf } from '../model/support';

/** Three times the 2,500 nodes of an operation page, at ten nodes per row. */
const MOST_ROWS = 750;

interface Found {
  names: Set<string>;
  elsewhere: string[];
  rows: number;
}

function look(page: ApiPage): Found {
  const found: Found = { names: new Set(), elsewhere: [], rows: 0 };
  const queue: unknown[] = page.sections.map(({ data }) => data);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { fields, elsewhere } = node as { fields?: Array<{ name: string }>; elsewhere?: { href: string } };
    for (const { name } of fields ?? []) found.names.add(name);
    found.rows += fields?.length ?? 0;
    if (elsewhere) found.elsewhere.push(elsewhere.href);
    queue.push(...Object.values(node).filter((value) => value !== undefined));
  }
  return found;
}

/** `count` properties in all, `width` per level. */
function nested(count: number, width: number, prefix = 'p'): { schema: JsonObject; names: string[] } {
  const names: string[] = [];
  const make = (name: string, left: number): JsonObject => {
    const properties: JsonObject = {};
    const own = Math.min(width, left);
    const share = Math.ceil((left - own) / own);
    let rest = left - own;
    for (let index = 0; index < own; index += 1) {
      const key = `${name}_${index}`;
      names.push(key);
      const below = Math.min(share, rest);
      rest -= below;
      properties[key] = below > 0 ? make(key, below) : { type: 'string' };
    }
    return { type: 'object', properties };
  };
  return { schema: make(prefix, count), names };
}

function operation(schema: JsonObject): JsonObject {
  const responses = { 200: { description: 'd', content: { 'application/json': { schema } } } };
  return { '/a': { get: { operationId: 'a', responses } } };
}

function check(list: ApiPage[], names: string[]): void {
  const found = list.map(look);
  const shown = new Set(found.flatMap((each) => [...each.names]));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  const sections = new Set(list.flatMap(({ path, sections: own }) => own.map(({ id }) => `/${path}#${id}`)));
  const links = found.flatMap(({ elsewhere }) => elsewhere);
  expect(links.filter((href) => !sections.has(href))).toEqual([]);
  expect(new Set(list.map(({ path }) => path)).size).toBe(list.length);
}

describe('a schema that does not fit on its page', () => {
  test.each([
    [5_000, 3],
    [5_000, 17],
    [5_000, 70],
    [1_000, 1_000],
  ])('of %d fields, %d on a level, loses none: each is on some page, and each link leads to one', (count, width) => {
    const { schema, names } = nested(count, width);
    const { list } = siteOf({ paths: operation(schema) });
    expect(names).toHaveLength(count);
    check(list, names);
  });

  test('as a parameter, body, response, header or callback as well', () => {
    const parts = ['q', 'b', 'r', 'h', 'c'].map((prefix) => nested(800, 20, prefix));
    const [query, body, response, header, callback] = parts.map(({ schema }) => schema);
    const json = (schema: unknown) => ({ 'application/json': { schema } });
    const { list } = siteOf({
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            parameters: [{ name: 'n', in: 'query', content: json(query) }],
            requestBody: { content: json(body) },
            responses: { 200: { content: json(response), headers: { H: { content: json(header) } } } },
            callbacks: { c: { 'https://x': { post: { requestBody: { content: json(callback) } } } } },
          },
        },
      },
    });
    check(
      list,
      parts.flatMap(({ names }) => names),
    );
  });

  test('as an entity', () => {
    const { schema, names } = nested(5_000, 20);
    const { list } = siteOf({ components: { schemas: { Huge: schema } } });
    check(list, names);
  });

  test.each([3, 17, 70])('goes on over pages, none of which is above its budget (%d on a level)', (width) => {
    const { schema } = nested(5_000, width);
    const { list } = siteOf({ paths: operation(schema), components: { schemas: { Huge: schema } } });
    for (const page of list) expect.soft(look(page).rows, page.path).toBeLessThanOrEqual(MOST_ROWS);
  });

  test('keeps the address of its call or entity, whatever happens to its neighbours', () => {
    const addresses = (counts: number[]) => {
      const callOf = (count: number, index: number) => {
        const content = { 'application/json': { schema: nested(count, 20).schema } };
        return { get: { operationId: `call${index}`, tags: ['t'], responses: { 200: { content } } } };
      };
      const { list } = siteOf({
        paths: Object.fromEntries(counts.map((count, index) => [`/${index}`, callOf(count, index)])),
        components: {
          schemas: Object.fromEntries(counts.map((count, index) => [`Some${index}`, nested(count * 2, 20).schema])),
        },
      });
      return list.flatMap(({ path, kind, sections }) =>
        kind === 'types' ? sections.map(({ id }) => `${path}#${id}`) : [],
      );
    };
    const before = addresses([200, 200, 200]);
    expect(before.some((address) => address.startsWith('api/t/call2/response'))).toBe(true);
    expect(before.some((address) => address.startsWith('api/model/some2/fields'))).toBe(true);
    const own = (address: string) => /call-2|some2/.test(address);
    expect(addresses([500, 1_500, 200]).filter(own)).toEqual(before.filter(own));
  });

  test('is one table after the other where it is nothing but fields', () => {
    const names = Array.from({ length: 1_000 }, (_none, index) => `field${index}`);
    const schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
    const { list } = siteOf({ paths: operation(schema) });
    const rows = list.map((page) => look(page).rows);
    expect(Math.max(...rows)).toBeLessThanOrEqual(PAGE_ROWS);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(1_000);
    const ids = list.flatMap(({ path, sections }) => sections.map(({ id }) => `${path}#${id}`));
    expect(new Set(ids).size).toBe(ids.length);
    const text = JSON.stringify(list);
    expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
    check(list, []);
  });

  test('that holds itself, without a page of its own, ends', () => {
    const { schema } = nested(400, 20);
    const self = { $ref: '#/components/responses/R/content/application~1json/schema' };
    const node = { ...schema, properties: { ...(schema.properties as JsonObject), self, list: { items: self } } };
    const { list } = siteOf({
      paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/R' } } } } },
      components: { responses: { R: { content: { 'application/json': { schema: node } } } } },
    });
    expect(list.length).toBeLessThan(40);
    check(list, []);
  });

  test('and holds itself, hidden from the entities, ends too', () => {
    const { schema } = nested(400, 20);
    const self = { $ref: '#/components/schemas/Hidden' };
    const node = { ...schema, 'x-internal': true, properties: { ...(schema.properties as JsonObject), self } };
    const { list } = siteOf({ paths: operation({ items: self }), components: { schemas: { Hidden: node } } });
    expect(list.length).toBeLessThan(40);
    check(list, []);
  });

  test('with definitions of its own that hold themselves, ends too', () => {
    const { schema } = nested(400, 20);
    const node = {
      ...schema,
      properties: { ...(schema.properties as JsonObject), self: { $ref: '#/$defs/Node' } },
      $defs: { Node: { type: 'object', properties: { again: { $ref: '#/$defs/Node' }, big: nested(300, 12).schema } } },
    };
    const { list } = siteOf({ paths: operation(node) });
    expect(list.length).toBeLessThan(40);
    check(list, ['again', 'big']);
  });
});

test('pages of tags and entities stay within the budget, however many there are', () => {
  const { schema } = nested(60, 8);
  const paths = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`/p${index}`, (operation(schema)['/a'] as JsonObject) ?? {}]),
  );
  const names = Array.from({ length: 90 }, (_, index) => `E${index}`);
  const schemas = Object.fromEntries(names.map((name) => [name, nested(50, 9, name).schema]));
  for (const page of siteOf({ paths, components: { schemas } }).list) {
    expect.soft(look(page).rows, page.path).toBeLessThanOrEqual(MOST_ROWS);
  }
});
