import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { at, type Client, codeOf, createWorld, type World } from './support/world';

let world: World;
beforeEach(() => {
  world = createWorld();
});

function player(code: string, data: Json): Client {
  const client = world.logIn(code);
  client.call('archiveSet', { id: 'progress' }, data);
  return client;
}

type Entry = { key: Json; rank: number; score: number };
const places = (page: Json) => (at(page, 'list') as Entry[]).map(({ key, rank, score }) => [rank, key, score]);

describe('a ranking list of players', () => {
  it('is made of their archives, the highest score first, from rank 1', () => {
    world.control('create-player', { game: 'demo', platform: 'wx', code: 'mia', nickname: 'Mia' });
    const mia = player('mia', { score: 9820, level: 12 });
    const ada = player('ada', { score: 11_460, nickname: 'Ada' });
    const leo = player('leo', { score: 0 });
    world.logIn('nobody');
    expect(mia.call('rankPage', { id: 'weekly' })).toEqual({
      total: 3,
      list: [
        { key: ada.id, rank: 1, score: 11_460, details: { nickname: 'Ada' } },
        { key: mia.id, rank: 2, score: 9820, details: { nickname: 'Mia', level: 12 } },
        { key: leo.id, rank: 3, score: 0 },
      ],
    });
    expect(mia.call('rankGet', { id: 'weekly', key: leo.id })).toEqual({ key: leo.id, rank: 3, score: 0 });
  });

  it('follows the archives: a new score, a deleted archive, a player who is gone', () => {
    const [mia, leo] = [player('mia', { score: 1 }), player('leo', { score: 2 })];
    mia.call('archiveSet', { id: 'progress' }, { score: 3 });
    expect(places(mia.call('rankPage', { id: 'weekly' }))).toEqual([
      [1, mia.id, 3],
      [2, leo.id, 2],
    ]);
    leo.call('archiveBatchDelete');
    expect(mia.call('rankPage', { id: 'weekly' })).toMatchObject({ total: 1 });
    mia.call('deregister');
    expect(leo.call('rankPage', { id: 'weekly' })).toEqual({ total: 0, list: [] });
  });

  it('gives no place twice: of equal scores the smaller id comes first', () => {
    const clients = ['a', 'b', 'c'].map((code) => player(code, { score: 5 }));
    clients[0]?.call('archiveSet', { id: 'progress' }, { score: 5 });
    const expected = clients.map(({ id }, place) => [place + 1, id, 5]);
    expect(places(clients[2]?.call('rankPage', { id: 'weekly' }) ?? null)).toEqual(expected);
  });

  it('comes in pages from 1, of 20 entries unless the call says otherwise', () => {
    const clients = Array.from({ length: 25 }, (_, count) => player(`p${count}`, { score: 100 - count }));
    const page = (parameters: Record<string, Json>) =>
      clients[0]?.call('rankPage', { id: 'weekly', ...parameters }) ?? null;
    const ranks = (parameters: Record<string, Json>) => places(page(parameters)).map(([rank]) => rank);
    expect(ranks({})).toHaveLength(20);
    expect(ranks({ pageNum: 2 })).toEqual([21, 22, 23, 24, 25]);
    expect(ranks({ pageNum: 3, pageSize: 3 })).toEqual([7, 8, 9]);
    expect(page({ pageNum: 4, pageSize: 10 })).toEqual({ total: 25, list: [] });
    expect(codeOf(() => page({ pageNum: 0 }))).toBe(500);
    expect(codeOf(() => page({ pageSize: 0 }))).toBe(500);
  });
});

describe('filters', () => {
  beforeEach(() => {
    player('ada', { score: 3, season: 3, team: 'red' });
    player('leo', { score: 2, season: 3, team: 'blue' });
    player('zoe', { score: 1, season: 2, team: 'red' });
  });
  const scores = (client: Client, filters?: Json) =>
    places(client.call('rankPage', { id: 'weekly', ...(filters === undefined ? {} : { filters }) })).map(
      ([, , score]) => score,
    );

  it('narrow the list by a value for each field, of the same type', () => {
    const viewer = world.logIn('viewer');
    expect(scores(viewer, { season: 3 })).toEqual([3, 2]);
    expect(scores(viewer, { season: 3, team: 'red' })).toEqual([3]);
    expect(scores(viewer, { season: '3' })).toEqual([]);
    expect(scores(viewer)).toEqual([3, 2, 1]);
  });

  it('are filled from the archive of the player who calls, as far as it has them', () => {
    const viewer = player('viewer', { team: 'red' });
    expect(scores(viewer)).toEqual([3, 1]);
    expect(scores(viewer, { season: 3 })).toEqual([3]);
    expect(scores(viewer, { team: 'blue' })).toEqual([2]);
    expect(viewer.call('rankGet', { id: 'weekly', key: world.logIn('zoe').id })).toMatchObject({ rank: 2 });
  });

  it('fail with 10703 for a field that the list is not filtered by, and for a value that is none to filter by', () => {
    const viewer = world.logIn('viewer');
    const wrong: Json[] = [{ level: 1 }, { toString: 1 }, { season: null }, { season: [3] }, { team: {} }];
    for (const filters of wrong) {
      expect(codeOf(() => scores(viewer, filters))).toBe(10703);
      expect(codeOf(() => viewer.call('rankGet', { id: 'weekly', key: viewer.id, filters }))).toBe(10703);
    }
    viewer.call('archiveSet', { id: 'progress' }, { season: [3] });
    expect(codeOf(() => scores(viewer))).toBe(10703);
    expect(scores(viewer, { season: 2 })).toEqual([1]);
  });
});

describe('a ranking list of something else', () => {
  it('brings the scores of those together who agree in the key', () => {
    const ada = player('ada', { score: 3, team: 'red' });
    player('leo', { score: 4, team: 'blue' });
    player('zoe', { score: 2, team: 'red' });
    player('tom', { score: 9, team: ['red'] });
    expect(ada.call('rankPage', { id: 'teams' })).toEqual({
      total: 2,
      list: [
        { key: 'red', rank: 1, score: 5 },
        { key: 'blue', rank: 2, score: 4 },
      ],
    });
    expect(ada.call('rankGet', { id: 'teams', key: 'blue' })).toEqual({ key: 'blue', rank: 2, score: 4 });
  });

  it('aggregates as it is set up', () => {
    const ada = player('ada', { score: 3, team: 'red' });
    player('zoe', { score: 2, team: 'red' });
    const results = ['max', 'min', 'sum', 'average'].map((aggregation) => {
      world.control('add-rank', {
        game: 'demo',
        id: 'x',
        archive: 'progress',
        key: ['team'],
        score: 'score',
        aggregation,
      });
      return at(ada.call('rankGet', { id: 'x', key: 'red' }), 'score');
    });
    expect(results).toEqual([3, 2, 5, 2.5]);
  });

  it('keeps scores numbers that are too large to be added', () => {
    const ada = player('ada', { score: 1e308, team: 'red' });
    player('zoe', { score: 1e308, team: 'red' });
    expect(at(ada.call('rankGet', { id: 'teams', key: 'red' }), 'score')).toBe(Number.MAX_VALUE);
  });

  it('may have a key of several fields, whose order does not matter', () => {
    world.control('add-rank', { game: 'demo', id: 'x', archive: 'progress', key: ['team', 'season'], score: 'score' });
    const ada = player('ada', { score: 3, team: 'red', season: 1 });
    const entry = { key: { team: 'red', season: 1 }, rank: 1, score: 3 };
    expect(ada.call('rankGet', { id: 'x', key: { season: 1, team: 'red' } })).toEqual(entry);
    const wrong: Json[] = [
      'red',
      1,
      { team: 'red' },
      { team: 'red', season: 1, level: 1 },
      { team: 'red', season: [1] },
    ];
    for (const key of wrong) {
      expect(codeOf(() => ada.call('rankGet', { id: 'x', key }))).toBe(10702);
    }
  });
});

describe('what a ranking list refuses', () => {
  it('is a list that is not there or not enabled, with 10701', () => {
    const mia = player('mia', { score: 1 });
    const calls = (id: string) => [
      codeOf(() => mia.call('rankPage', { id })),
      codeOf(() => mia.call('rankGet', { id, key: mia.id })),
    ];
    expect([...calls('weekly'), ...calls('other')]).toEqual([0, 0, 10701, 10701]);
    world.control('set-feature', { game: 'demo', feature: 'rank', enabled: false });
    expect(calls('weekly')).toEqual([10701, 10701]);
  });

  it('is a key that is no value of its primary key, with 10702', () => {
    const mia = player('mia', { score: 1 });
    const leo = world.logIn('leo');
    for (const key of [leo.id, 0, String(mia.id), { userId: mia.id }, true, [mia.id]]) {
      expect(codeOf(() => mia.call('rankGet', { id: 'weekly', key }))).toBe(10702);
    }
    expect(codeOf(() => mia.call('rankGet', { id: 'teams', key: 'green' }))).toBe(10702);
  });

  it('is a field without any number, with 10702; single ones are left out', () => {
    const mia = player('mia', { score: 'high' });
    expect(codeOf(() => mia.call('rankPage', { id: 'weekly' }))).toBe(10702);
    expect(codeOf(() => mia.call('rankGet', { id: 'weekly', key: mia.id }))).toBe(10702);
    const leo = player('leo', { score: 1 });
    expect(places(mia.call('rankPage', { id: 'weekly' }))).toEqual([[1, leo.id, 1]]);
  });
});
