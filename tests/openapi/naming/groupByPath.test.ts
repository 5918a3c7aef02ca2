import { describe, expect, test } from 'vitest';
import { modelOf, siteOf } from '../model/support';

function groups(paths: string[], tagged: Record<string, string> = {}): Record<string, string[]> {
  const { tags, operations } = modelOf({
    paths: Object.fromEntries(paths.map((path) => [path, { get: tagged[path] ? { tags: [tagged[path]] } : {} }])),
  });
  return Object.fromEntries(
    tags.map(({ name, title }) => [title, operations.flatMap((each) => (each.tags[0] === name ? [each.path] : []))]),
  );
}

const under = (prefix: string, names: string[]) => names.map((name) => `${prefix}${name}`);

describe('operations without a tag are grouped by their paths', () => {
  test.each(['', '/api', '/v1', '/api/v2', '/{version}', '/rest/api/2', '/2010-04-01', '/shop/internal', '/1.1'])(
    'whatever precedes them: "%s"',
    (prefix) => {
      const paths = under(prefix, ['/pets', '/pets/{id}', '/pets/find', '/toys', '/toys/{id}', '/toys/{id}/parts']);
      expect(groups(paths)).toEqual({ Pets: paths.slice(0, 3), Toys: paths.slice(3) });
    },
  );

  test('a group of one or two joins one whose name it starts with, or the rest', () => {
    const paths = ['/account', '/accounts', '/accounts/{id}', '/account_links', '/zoo', '/zoo/{id}'];
    expect(groups(paths)).toEqual({ Accounts: paths.slice(0, 4), Other: paths.slice(4) });
  });

  test('a large group is divided by what comes next', () => {
    const inner = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `/guilds/{id}/${name}/${at}x`);
    const paths = [
      '/guilds',
      '/guilds/{id}',
      ...inner('members', 20),
      ...inner('roles', 9),
      ...under('/users', ['', '/{id}', '/me']),
    ];
    const found = groups([...paths, ...Array.from({ length: 40 }, (_, at) => `/things/${at}x`)]);
    expect(Object.entries(found).map(([title, members]) => [title, members.length])).toEqual([
      ['Guilds', 2],
      ['Guild members', 20],
      ['Guild roles', 9],
      ['Users', 3],
      ['Things', 40],
    ]);
  });

  test('what most of an API is about is not repeated in each title', () => {
    const inner = (name: string) => Array.from({ length: 20 }, (_, at) => `/guilds/{id}/${name}/${at}x`);
    expect(Object.keys(groups([...inner('members'), ...inner('roles'), '/users', '/users/{id}', '/users/me']))).toEqual(
      ['Members', 'Roles', 'Users'],
    );
  });

  test('they come after the tags, and with the tag whose name is theirs', () => {
    const paths = ['/toys', '/toys/{id}', '/toys/find', '/pets', '/pets/{id}', '/pets/find', '/food'];
    expect(groups(paths, { '/pets': 'pet', '/food': 'Food' })).toEqual({
      pet: ['/pets', '/pets/{id}', '/pets/find'],
      Food: ['/food'],
      Toys: ['/toys', '/toys/{id}', '/toys/find'],
    });
  });

  test('paths of calls, as /sendMessage, have nothing in common', () => {
    const paths = ['/sendMessage', '/sendMessage/{id}', '/sendMessage/all', '/getMe'];
    expect(groups(paths)).toEqual({ Other: paths });
  });
});

test.each([
  ['alone, are all calls', { '/a': { get: {} } }, ['All calls']],
  ['beside others, are other calls', { '/a': { get: {} }, '/b': { get: { tags: ['B'] } } }, ['B', 'Other calls']],
])('operations that nothing groups, %s', (_, paths, titles) => {
  const pages = siteOf({ paths }).list.filter(({ kind }) => kind === 'tag');
  expect(pages.map(({ title }) => title)).toEqual(titles);
});

describe('a tag of more than thirty calls', () => {
  const inner = (name: string, count: number) => Array.from({ length: count }, (_, at) => `/shop/${name}/${at}x`);
  const tree = (paths: string[], tags: object[], tagOf: (path: string) => string) => {
    const model = modelOf({
      tags,
      paths: Object.fromEntries(paths.map((path) => [path, { get: { tags: [tagOf(path)] } }])),
    });
    return model.tags.map(({ name, title, parent }) => [
      title,
      parent,
      model.operations.filter(({ tags: [home] }) => home === name).length,
    ]);
  };

  test('gets groups below it', () => {
    const paths = [...inner('pets', 20), ...inner('toys', 20), '/shop/one', '/keys'];
    expect(tree(paths, [], (path) => (path === '/keys' ? 'Keys' : 'Store'))).toEqual([
      ['Store', undefined, 1],
      ['Keys', undefined, 1],
      ['Pets', 'Store', 20],
      ['Toys', 'Store', 20],
    ]);
  });

  test('that is the only one gives way to them', () => {
    const paths = [...inner('pets', 20), ...inner('toys', 20), '/shop/one'];
    expect(tree(paths, [{ name: 'acme', description: 'All of it.' }], () => 'acme')).toEqual([
      ['Pets', undefined, 20],
      ['Toys', undefined, 20],
      ['acme', undefined, 1],
    ]);
  });
});

test('what all tags begin with is not in their titles', () => {
  const titles = (names: string[]) =>
    modelOf({ paths: Object.fromEntries(names.map((name, at) => [`/${at}`, { get: { tags: [name] } }])) }).tags.map(
      ({ title }) => title,
    );
  expect(titles(['Api2010Account', 'Api2010AddOnResult', 'Api2010Balance'])).toEqual([
    'Account',
    'Add on result',
    'Balance',
  ]);
  expect(titles(['Pets', 'Pet shops', 'Petitions'])).toEqual(['Pets', 'Pet shops', 'Petitions']);
});

test('names such as `@me` and queries hide no segment', () => {
  const paths = ['/users/@me', '/users/{id}', '/users/@me/guilds', '/pets', '/pets/{id}?beta=true', '/pets/all'];
  expect(groups(paths)).toEqual({ Users: paths.slice(0, 3), Pets: paths.slice(3) });
});
