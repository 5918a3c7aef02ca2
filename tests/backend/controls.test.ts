import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { REFUSAL } from '../../src/backend/state/platforms';
import { gameCloud } from './support/withoutPlayers';
import { at, codeOf, createWorld, type World } from './support/world';

let world: World;
beforeEach(() => {
  world = createWorld();
});

describe('a new sandbox', () => {
  it('has one game, in which everything is enabled, and says all that one needs to know of it', () => {
    expect(world.describe()).toEqual({
      games: [
        {
          id: 'demo',
          name: 'Demo game',
          secret: 'demo-secret',
          offShelf: false,
          features: { archive: true, counter: true, rank: true },
          shares: [
            { id: 'revive', images: 3, minutes: 10_080 },
            { id: 'daily', images: 1, minutes: 1440 },
          ],
          counters: ['plays', 'wins', 'jumps'],
          ranks: [
            expect.objectContaining({ id: 'weekly', archive: 'progress', key: ['userId'], score: 'score' }),
            expect.objectContaining({ id: 'teams', archive: 'progress', key: ['team'], aggregation: 'sum' }),
          ],
          redeemCodes: [
            { code: 'ALL-GONE', type: 'coins', content: '500', limit: 10, used: 10 },
            { code: 'ONLY-ONE', type: 'adfree', content: '365 days', limit: 1, used: 0 },
            { code: 'SUMMER-2026', type: 'adfree', content: '30 days', limit: 1000, used: 0 },
          ],
          configs: [
            { groupId: 'game', dataId: 'welcome', content: 'Have fun!' },
            { groupId: 'shop', dataId: 'prices', content: '{"heart":10,"shield":25}' },
          ],
          accessToken: null,
        },
      ],
      playerCount: 0,
      players: [],
      regions: expect.objectContaining({ note: expect.stringMatching(/^A small table to try/) }),
    });
  });

  it('shows the networks and places that have a region', () => {
    const { networks, areas } = at(world.describe(), 'regions') as {
      networks: Array<{ network: string; city: string }>;
      areas: Array<{ coord: string; city: string }>;
    };
    const ip = networks.map(({ network }) => network.replace(/\/\d+$/, ''));
    const coord = areas.map((area) => area.coord);
    expect(at(world.call('ipToRegion', { ip }), 'results')).toMatchObject(
      networks.map(({ city }) => ({ code: 0, city })),
    );
    expect(world.call('coordToRegion', { coord })).toMatchObject(areas.map(({ city }) => ({ code: 0, city })));
    expect(Math.min(networks.length, areas.length)).toBeGreaterThan(5);
  });

  it('shows players with their live sessions, and the current access token', () => {
    const mia = world.logIn('mia');
    const leo = world.logIn('leo', { platform: 'ks' });
    world.pass(20 * 60_000);
    mia.call('sessionCheck');
    world.pass(20 * 60_000);
    const token = world.call('accessTokenGet', { gameId: 'demo', gameSecret: 'demo-secret' });
    expect(world.describe()).toMatchObject({
      games: [{ accessToken: token }],
      playerCount: 2,
      players: [
        {
          id: mia.id,
          platform: 'wx',
          openId: mia.openId,
          platformSessionKey: expect.stringMatching(/^[\w+/]{22}==$/),
          sessions: [{ sessionKey: mia.key, expiresAt: world.now() + 10 * 60_000 }],
        },
        { id: leo.id, platform: 'ks', platformSessionKey: null, sessions: [] },
      ],
    });
  });

  it('shows the newest hundred players', () => {
    for (let count = 0; count < 101; count += 1) world.logIn(`p${count}`);
    expect(at(world.describe(), 'playerCount')).toBe(101);
    const players = at(world.describe(), 'players') as Array<{ id: number }>;
    expect([players.length, players[0]?.id, players.at(-1)?.id]).toEqual([100, 10_002, 10_101]);
  });
});

describe('controls', () => {
  it('create a game with nothing enabled, under a secret of its own', () => {
    const game = world.control('create-game', { id: 'new' });
    expect(game).toEqual({
      id: 'new',
      name: 'new',
      secret: expect.stringMatching(/^gsk_[0-9a-f]{32}$/),
      offShelf: false,
      features: { archive: false, counter: false, rank: false },
      shares: [],
      counters: [],
      ranks: [],
    });
    const secret = String(at(game, 'secret'));
    expect(codeOf(() => world.call('accessTokenGet', { gameId: 'new', gameSecret: secret }))).toBe(0);
    expect(world.control('create-game', { id: 'x', name: 'X', secret: 's' })).toMatchObject({ name: 'X', secret: 's' });
  });

  it('enable features and take games off the shelf, and back', () => {
    expect(world.control('set-feature', { game: 'demo', feature: 'rank', enabled: false })).toEqual({
      archive: true,
      counter: true,
      rank: false,
    });
    expect(world.control('set-shelf', { game: 'demo', offShelf: true })).toEqual({ offShelf: true });
    expect(codeOf(() => world.logIn('mia'))).toBe(10101);
    world.control('set-shelf', { game: 'demo', offShelf: false });
    expect(codeOf(() => world.logIn('mia'))).toBe(0);
  });

  it('add what a game needs, or change it', () => {
    expect(world.control('add-share', { game: 'demo', id: 'revive', images: 1 })).toEqual({
      id: 'revive',
      images: 1,
      minutes: 10_080,
    });
    expect(world.control('add-counter', { game: 'demo', id: 'plays' })).toEqual(['plays', 'wins', 'jumps']);
    expect(world.control('add-counter', { game: 'demo', id: 'falls' })).toEqual(['plays', 'wins', 'jumps', 'falls']);
    expect(world.control('add-rank', { game: 'demo', id: 'daily', archive: 'day', score: 'points' })).toEqual({
      id: 'daily',
      archive: 'day',
      key: ['userId'],
      score: 'points',
      aggregation: 'max',
      filters: [],
      details: [],
    });
    const code = { game: 'demo', code: 'ONLY-ONE', type: 'adfree', content: '1 day', limit: 2 };
    expect(world.control('add-redeem-code', code)).toEqual({
      code: 'ONLY-ONE',
      type: 'adfree',
      content: '1 day',
      limit: 2,
      used: 0,
    });
    const mia = world.logIn('mia');
    const redeem = () => codeOf(() => mia.call('cdkeyUse', { type: 'adfree', code: 'ONLY-ONE' }));
    expect([redeem(), redeem(), redeem()]).toEqual([0, 0, 10804]);
    const demo = at(world.describe(), 'games', 0);
    expect(at(demo, 'shares')).toHaveLength(2);
    expect(at(demo, 'ranks', 2, 'id')).toBe('daily');
  });

  it('create the player of a code, with details that a login returns from then on', () => {
    const profile = { nickname: 'Mia', gender: 0, birthday: '2001-07-19', email: 'mia@example.com', country: 'Canada' };
    const created = world.control('create-player', { game: 'demo', platform: 'wx', code: 'mia', ...profile });
    expect(created).toMatchObject({ id: 10_001, loginCount: 0, ...profile });
    expect(at(world.call('wxLogin', { gameId: 'demo', code: 'mia' }), 'userDetails')).toMatchObject({
      id: 10_001,
      loginCount: 1,
      ...profile,
    });
    const dy = world.control('create-player', {
      game: 'demo',
      platform: 'dy',
      anonymousCode: 'phone',
      nickname: 'Leo',
    });
    const login = world.call('dyLogin', { gameId: 'demo', anonymousCode: 'phone' });
    expect(at(login, 'userDetails', 'id')).toBe(at(dy, 'id'));
  });
});

describe('a control says what is wrong', () => {
  const said = (name: string, input: Json) => {
    try {
      return JSON.stringify(world.control(name, input));
    } catch (error) {
      return error instanceof Error ? error.message : 'no error';
    }
  };

  it('with the input as a whole', () => {
    expect(said('create-game', [])).toBe('The input must be a JSON object.');
    expect(said('create-game', null)).toBe('`id` must be text of 1 to 64 characters.');
    expect(said('create-game', { id: 'x', title: 'X' })).toBe(
      '`title` is not a field here. The fields are id, name, secret.',
    );
  });

  it('with a field', () => {
    const share = { game: 'demo', id: 'x' };
    const rank = { ...share, archive: 'a', score: 's' };
    expect(said('create-game', { id: ' ' })).toBe('`id` must be text of 1 to 64 characters.');
    expect(said('create-game', { id: 1 })).toBe('`id` must be text of 1 to 64 characters.');
    expect(said('add-share', { ...share, images: 0 })).toBe('`images` must be an integer from 1 to 100.');
    expect(said('add-share', { ...share, minutes: 1.5 })).toBe('`minutes` must be an integer from 1 to 525600.');
    expect(said('set-shelf', { game: 'demo', offShelf: 'yes' })).toBe('`offShelf` must be true or false.');
    expect(said('set-feature', { game: 'demo', feature: 'share', enabled: true })).toBe(
      '`feature` must be one of archive, counter, rank.',
    );
    expect(said('add-rank', { ...rank, key: [] })).toBe('`key` must be a list of 1 to 5 values.');
    expect(said('add-rank', { ...rank, filters: ['a', 1] })).toBe('`filters[1]` must be text of 1 to 64 characters.');
  });

  it('with a game or a player', () => {
    const wx = { game: 'demo', platform: 'wx' };
    expect(said('set-shelf', { game: 'dmeo', offShelf: true })).toBe('There is no game "dmeo". There is demo.');
    expect(said('create-game', { id: 'demo' })).toBe('There already is a game "demo".');
    expect(said('list-events', { game: 'demo', player: 1 })).toBe('The game "demo" has no player 1.');
    expect(said('create-player', wx)).toBe('`code` is missing.');
    expect(said('create-player', { ...wx, code: 'invalid' })).toBe(`${REFUSAL}.`);
    expect(said('create-player', { ...wx, anonymousCode: 'x' })).toBe('`anonymousCode` is for the platform dy.');
    const { id } = world.logIn('mia');
    expect(said('create-player', { ...wx, code: 'mia' })).toBe(`This already is player ${id}.`);
    const leo = world.logIn('leo', { platform: 'ks' });
    expect(said('encrypt-data', { game: 'demo', player: leo.id, data: 'x' })).toBe(
      `Player ${leo.id} does not come from wx.`,
    );
  });

  it('when there is too much', () => {
    const last = (name: string, most: number, input: (count: number) => Json) => {
      for (let count = 0; count < most; count += 1) said(name, input(count));
      return said(name, input(most));
    };
    expect(last('create-game', 50, (count) => ({ id: `g${count}` }))).toBe('The limit of the sandbox is 50 games.');
    const game = 'demo';
    const most = (what: string) => `The limit of the sandbox is ${what} of a game.`;
    expect(last('add-share', 100, (count) => ({ game, id: `s${count}` }))).toBe(most('100 share identifiers'));
    expect(last('add-counter', 100, (count) => ({ game, id: `c${count}` }))).toBe(most('100 counter identifiers'));
    const config = (count: number) => ({ game, groupId: 'g', dataId: `d${count}`, content: 'x' });
    expect(last('add-config', 200, config)).toBe(most('200 configs'));
    const code = (count: number) => ({ game, code: `c${count}`, type: 't', content: 'x' });
    expect(last('add-redeem-code', 1000, code)).toBe(most('1,000 redeem codes'));
    world.set('players/demo', 10_000);
    expect(said('create-player', { game, platform: 'wx', code: 'new' })).toBe(
      'The limit of the sandbox is 10,000 players in a game.',
    );
  });

  it('before one asks: what it does, and all of its fields', () => {
    const details = ['nickname', 'avatar', 'gender', 'birthday', 'email', 'phone', 'country', 'idCard'];
    const unnamed = Object.keys(gameCloud.controls).flatMap((name) => {
      const fields = /The fields are (.*)\.$/.exec(said(name, { '?': 1 }))?.[1]?.split(', ') ?? ['nothing'];
      const description = gameCloud.controlDescriptions?.[name] ?? '';
      return fields.filter((field) => !description.includes(`\`${field}`) && !details.includes(field));
    });
    expect(unnamed).toEqual([]);
    expect(Object.keys(gameCloud.controlDescriptions ?? {})).toEqual(Object.keys(gameCloud.controls));
  });
});
