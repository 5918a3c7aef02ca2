import { describe, expect, test } from 'vitest';
import { readTypePlace } from '../../../plugins/openapi/core/pages/kinds/typeNames';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import type { JsonObject } from '../../../plugins/shared/core/json';
import { siteOf } from '../model/support';

function wide(count: number, more: JsonObject = {}): JsonObject {
  const fields = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }]));
  return { type: 'object', properties: { ...fields, ...more } };
}

const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });

/** An operation of which only one part exceeds the page. */
function pagesOf(operation: JsonObject, more: JsonObject = {}) {
  const post = { operationId: 'createDroplet', summary: 'Create a droplet', tags: ['Droplets'], ...operation };
  const { list } = siteOf({ paths: { '/droplets': { post } }, ...more });
  return list.filter(({ kind }) => kind === 'types');
}

describe('the page of fields that do not fit says which they are', () => {
  test.each([
    [
      'of the body',
      { requestBody: json(wide(9, { networks: wide(100) })) },
      ['body', 'Create a droplet: request body fields'],
    ],
    [
      'of the result',
      { responses: { 200: json(wide(9, { networks: wide(100) })) } },
      ['response', 'Create a droplet: response fields'],
    ],
    [
      'of another response',
      { responses: { 200: {}, 422: json(wide(9, { errors: wide(100) })) } },
      ['response-422', 'Create a droplet: fields of the 422 response'],
    ],
    [
      'of a parameter',
      { parameters: [{ name: 'filter', in: 'query', ...json(wide(9, { by: wide(100) })) }] },
      ['parameters', 'Create a droplet: parameter fields'],
    ],
  ])('%s', (_, operation, [segment = '', title = '']) => {
    expect(pagesOf(operation).map((page) => [page.path, page.title])).toEqual([
      [`api/droplets/create-droplet/${segment}`, title],
    ]);
  });

  test('of a model', () => {
    const { list } = siteOf({ components: { schemas: { VPCs: wide(150, { inner: wide(100) }) } } });
    expect(list.at(-1)).toMatchObject({ path: 'api/model/vpcs/fields', title: 'VPCs: inner fields', kind: 'types' });
  });

  test('in Chinese too', () => {
    const requestBody = json(wide(9, { networks: wide(100) }));
    const { list } = siteOf(
      { paths: { '/a': { post: { summary: '创建', requestBody } } } },
      { words: pageWords('zh-CN') },
    );
    expect(list.at(-1)?.title).toBe('创建：请求体字段');
  });

  test('one by one where a page cannot hold them all, and what is inside of one that is too large by itself', () => {
    const large = wide(100, Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, wide(140)])));
    const requestBody = json({ type: 'object', properties: { image: wide(170), networks: large, disk: wide(170) } });
    expect(pagesOf({ requestBody }).map(({ path, title }) => [path.split('/').pop(), title])).toEqual([
      ['body-image', 'Create a droplet: fields of image'],
      ['body-networks', 'Create a droplet: fields of networks'],
      ['body-networks-inner', 'Create a droplet: fields of networks.*'],
      ['body-disk', 'Create a droplet: fields of disk'],
    ]);
  });

  test('its sections are called as the fields that have them', () => {
    const requestBody = json({ type: 'object', properties: { networks: wide(90, { v4: wide(90) }) } });
    expect(
      pagesOf({ requestBody })[0]
        ?.sections.slice(1)
        .map(({ title }) => title),
    ).toEqual(['networks']);
  });
});

test('a new field moves no other one, once they are divided', () => {
  const body = (names: string[]) =>
    json({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, wide(170)])) });
  const addresses = (names: string[]) =>
    pagesOf({ requestBody: body(names) }).flatMap(({ path, sections }) => sections.map(({ id }) => `${path}#${id}`));
  const before = addresses(['image', 'networks', 'disk', 'size', 'region']);
  expect(addresses(['first', 'image', 'between', 'networks', 'disk', 'size', 'region'])).toEqual(
    expect.arrayContaining(before),
  );
});

test('a body leads to its own fields, even where a result has the same', () => {
  const spec = wide(170);
  const { list } = siteOf({
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: json({ type: 'object', properties: { spec: { $ref: '#/x-specs/Spec' } } }),
          responses: { 200: json({ type: 'object', properties: { spec: { $ref: '#/x-specs/Spec' } } }) },
        },
      },
    },
    'x-specs': { Spec: spec },
  });
  const [view] = list.find(({ kind }) => kind === 'tag')?.sections ?? [];
  expect(view?.data).toMatchObject({
    body: {
      contents: [{ schema: { fields: [{ schema: { elsewhere: { href: expect.stringContaining('/a/body#') } } }] } }],
    },
    result: {
      contents: [
        { schema: { fields: [{ schema: { elsewhere: { href: expect.stringContaining('/a/response#') } } }] } },
      ],
    },
  });
});

test('it leads back to its call', () => {
  const requestBody = json(wide(9, { networks: wide(100) }));
  expect(pagesOf({ requestBody })[0]?.sections[0]).toMatchObject({
    component: 'ApiPartOf',
    data: { title: 'Create a droplet', href: '/api/droplets#create-droplet' },
  });
});

test('the link to it names the field', () => {
  const requestBody = json(wide(9, { networks: wide(100) }));
  const { list } = siteOf({ paths: { '/a': { post: { operationId: 'a', requestBody } } } });
  expect(JSON.stringify(list)).toContain('"of":"networks","count":100');
});

test.each([
  ['a.body.spec', '', 'body', 'spec'],
  ['a.body.2.spec', '', 'body', 'spec'],
  ['a.result:Single~20~Droplet.image', '', 'result', 'Single Droplet.image'],
  ['a.result.image:Small.size', '', 'result', 'image (Small).size'],
  ['a.default:8', '', 'default', '#8'],
  ['a.query.filter', '', 'parameters', 'filter'],
  ['a.result.items.:map', '', 'result', 'items.*'],
  ['Some.Model.inner', 'Some.Model', '', 'inner'],
])('the anchor %s is read', (id, model, part, path) => {
  expect(readTypePlace(id, model || 'a', model !== '')).toEqual({ part, path });
});
