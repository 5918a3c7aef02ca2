import { expect, test } from 'vitest';
import { modelOf } from '../model/support';

function titles(paths: Record<string, Record<string, object>>): string[] {
  return modelOf({ paths }).operations.map(({ title }) => title);
}

test('a summary is the title as it is written', () => {
  expect(titles({ '/a': { get: { summary: 'getIt NOW', operationId: 'getThing' } } })).toEqual(['getIt NOW']);
});

test('a summary that is too long for a title goes to the description', () => {
  const [operation] = modelOf({
    paths: { '/a': { get: { summary: 's'.repeat(91), operationId: 'getThing' } } },
  }).operations;
  expect(operation).toMatchObject({ title: 'Get thing', description: 's'.repeat(91) });
});

test.each([
  [
    'by their methods',
    { '/a': { get: { operationId: 'GET_AddRole' }, post: { operationId: 'POST_AddRole' } } },
    ['Add role (GET)', 'Add role (POST)'],
  ],
  [
    'by all words of their ids',
    { '/a': { get: { operationId: 'users_get' } }, '/b': { get: { operationId: 'get_user' } } },
    ['Users get', 'Get user'],
  ],
  [
    'by their paths',
    { '/v1/account': { get: {} }, '/v1/accounts/{id}': { get: {} } },
    ['GET /v1/account', 'GET /v1/accounts/{id}'],
  ],
])('operations of one page that would have the same title get distinct ones %s', (_, paths, expected) => {
  expect(titles(paths)).toEqual(expected);
});

test('operations of different pages may have the same title', () => {
  const get = (tag: string) => ({ get: { tags: [tag], operationId: `${tag}.list-members` } });
  expect(titles({ '/a': get('guilds'), '/b': get('teams') })).toEqual(['List members', 'List members']);
});

test('a title that an author gave is never changed', () => {
  const paths = { '/a': { get: { summary: 'Get thing' } }, '/b': { get: { operationId: 'getThing' } } };
  expect(titles(paths)).toEqual(['Get thing', 'GET /b']);
});

test('a hidden operation takes no name and no address', () => {
  const hidden = { get: { operationId: 'list', 'x-internal': true } };
  const ofHiddenTag = { get: { operationId: 'list', tags: ['secret'] } };
  const { operations, tags } = modelOf({
    tags: [{ name: 'secret', description: 'Not for readers.', 'x-internal': true }],
    paths: { '/a': hidden, '/b': ofHiddenTag, '/c': { get: { operationId: 'list', tags: ['Pets'] } } },
  });
  expect(operations.map(({ id }) => id)).toEqual(['list']);
  expect(tags.map(({ name }) => name)).toEqual(['Pets']);
});
