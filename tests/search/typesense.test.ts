import { describe, expect, it } from 'vitest';
import { createExactEngine } from '../../plugins/search/core/engine/exactEngine';
import { SearchError, type SearchIndex, type SearchResult } from '../../plugins/search/core/types';
import { toDocuments } from '../../plugins/search/core/typesense/documents';
import { createTypesenseEngine } from '../../plugins/search/theme/search/typesense';
import { listen } from './support/listen';
import { brackets, name, page, plain } from './support/records';
import { serveTypesense } from './support/typesenseServer';

const INDEX: SearchIndex = {
  pages: [
    page({ title: 'Cloud', link: '/' }, { '': ['What the rank is for.'] }),
    page(
      { title: 'Rank', link: '/rank', navTitle: 'API', navOrder: 1 },
      { '': ['The rank of players.'], 'Get friends': ['The rank of friends, by <img src=x onerror=alert(1)> score.'] },
      [{ rawTitle: 'Board', description: 'Draws the ranking', keywords: ['table'] }],
    ),
    page({ title: 'Start', link: '/start', navTitle: 'Guide', navOrder: 0 }, { Login: ['Then the rank opens.'] }),
  ],
  names: [
    name({ kind: 'field', name: 'rank', owner: 'Player' }),
    name({ kind: 'operation', name: 'Rank page', aliases: ['/api/v1/rank', 'board-page'], owner: 'GET /api/v1/rank' }),
  ],
};

function outline({ names, groups, total }: SearchResult) {
  return {
    names: names.map(({ kind, name }) => `${kind} ${plain(name)}`),
    groups: groups.map(({ title, priority, hits, total }) => [
      title,
      priority,
      total,
      ...hits.map((hit) => `${hit.type} ${hit.link} ${hit.priority} ${brackets(hit.title)}: ${brackets(hit.text)}`),
    ]),
    total,
  };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error instanceof SearchError ? [error.reason, String(error.cause)] : error;
  }
  return undefined;
}

describe('a search on a Typesense server', () => {
  it.each(['rank', 'rank friends', 'table', 'anki', 'Get', 'rank page', 'nothing'])(
    'finds the same as the index of the site for %j, but for what is only near to it',
    async (text) => {
      const server = await serveTypesense(toDocuments(INDEX, 'en'));
      const expected = await createExactEngine(INDEX).search({ text });
      const { names, ...found } = outline(await createTypesenseEngine(server).search({ text }));
      expect(outline(expected)).toEqual({ ...found, names: expect.arrayContaining(names) });
    },
  );

  it.each(['/api/v1/rank', 'api/v1/rank', 'get api/v1/rank', 'RANK PAGE', 'board page'])(
    'finds what is called %j, first',
    async (text) => {
      const server = await serveTypesense(toDocuments(INDEX, 'en'));
      const { names } = await createTypesenseEngine(server).search({ text });
      expect(plain(names[0]?.name ?? [])).toBe('Rank page');
    },
  );

  it('finds a field of an entity as code has it', async () => {
    const server = await serveTypesense(toDocuments(INDEX, 'en'));
    const named = async (text: string) => outline(await createTypesenseEngine(server).search({ text })).names;
    expect(await named('player.Rank')).toEqual(['field rank']);
    expect(await named('Account.rank')).toEqual([]);
  });

  it('keeps to the limits of a request, and counts the rest', async () => {
    const server = await serveTypesense(toDocuments(INDEX, 'en'));
    const result = await createTypesenseEngine(server).search({ text: 'rank', limit: 2, nameLimit: 0 });
    expect(result.groups.map(({ hits, total }) => [hits.length, total])).toEqual([
      [1, 1],
      [2, 4],
      [1, 1],
    ]);
    expect([result.names.length, result.namesTotal]).toEqual([0, 1]);
  });

  it('marks what the server found where that is not what was typed', async () => {
    const server = await serveTypesense(toDocuments(INDEX, 'en'));
    const { groups } = await createTypesenseEngine(server).search({ text: '(friends)' });
    expect(groups.flatMap(({ hits }) => hits.map(({ title }) => brackets(title)))).toEqual(['Rank - Get [friends]']);
  });

  it('asks nothing for text without keywords, and nothing beforehand', async () => {
    const server = await serveTypesense([]);
    const engine = createTypesenseEngine(server);
    await engine.load();
    expect(await engine.search({ text: ' 　' })).toEqual({
      keywords: [],
      names: [],
      namesTotal: 0,
      groups: [],
      total: 0,
    });
    expect(server.asked).toHaveLength(0);
  });

  it('takes no sign of what was typed for a command', async () => {
    const server = await serveTypesense(toDocuments(INDEX, 'en'));
    await createTypesenseEngine(server).search({ text: '-rank "a b" `x` && type:=name' });
    const [words, names] = server.asked[0]?.searches ?? [];
    expect(words?.q).toBe('rank a b `x` && type:=name');
    expect(names?.filter_by.match(/`/g)).toHaveLength((4 + 6) * 2 * 2 * 2);
  });

  it('asks for no more than Typesense gives', async () => {
    const server = await serveTypesense(toDocuments(INDEX, 'en'));
    await createTypesenseEngine(server).search({ text: 'rank', limit: Infinity });
    expect(server.asked[0]?.searches[0]?.group_limit).toBe(99);
  });
});

describe('a Typesense server that', () => {
  const collection = 'docs-en';
  const fail = (url: string, wait?: number) =>
    failureOf(createTypesenseEngine({ url, key: 'wrong', collection }, wait).search({ text: 'rank' }));

  it('refuses the key cannot be reached', async () => {
    const { url } = await serveTypesense([]);
    expect(await fail(url)).toEqual(['unreachable', `Error: ${url} answers 401`]);
  });

  it('does not have the collection cannot be reached', async () => {
    const { url, key } = await serveTypesense([]);
    const engine = createTypesenseEngine({ url, key, collection: 'other' });
    expect(await failureOf(engine.search({ text: 'rank' }))).toEqual(['unreachable', 'Error: Not found.']);
  });

  it('is not there cannot be reached', async () => {
    expect(await fail('http://127.0.0.1:1')).toEqual(['unreachable', expect.any(String)]);
  });

  it('does not answer in time cannot be reached', async () => {
    const { url } = await listen(() => undefined);
    expect(await fail(url, 20)).toEqual(['unreachable', `Error: ${url} does not answer`]);
  });

  it.each([
    ['', 'no JSON'],
    ['<html>', 'a page'],
    ['{}', 'nothing found'],
    ['{"results":[{"grouped_hits":[]}]}', 'half an answer'],
    ['{"results":[{"grouped_hits":[{"hits":[{"document":{"type":"page"}}]}]},{"hits":[]}]}', 'half a document'],
  ])('gives %j is damaged', async (body) => {
    const { url } = await listen((_, response) => void response.end(body));
    expect(await fail(url)).toEqual(['damaged', expect.any(String)]);
  });

  it('is not waited for once the search is over', async () => {
    const { url } = await listen(() => engine.dispose());
    const engine = createTypesenseEngine({ url, key: 'any', collection });
    expect(await failureOf(engine.search({ text: 'rank' }))).toEqual(['unreachable', 'Error: The search was ended']);
  });
});
