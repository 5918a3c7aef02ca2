import { beforeEach, describe, expect, it } from 'vitest';
import { at, codeOf, createWorld, type World } from './support/world';

let world: World;
beforeEach(() => {
  world = createWorld();
});

describe('a login on each platform', () => {
  it('returns ids of the platform, a session key and all required user details', () => {
    for (const operationId of ['wxLogin', 'ksLogin']) {
      const data = world.call(operationId, { gameId: 'demo', code: 'mia' });
      expect(data).toEqual({
        openId: expect.stringMatching(/^o[WK]_\w{20}$/),
        unionId: expect.stringMatching(/^u[WK]_\w{20}$/),
        sessionKey: expect.stringMatching(/^gcs_[0-9a-f]{32}$/),
        userDetails: {
          id: expect.any(Number),
          gameId: 'demo',
          username: `player_${Number(at(data, 'userDetails', 'id'))}`,
          createTime: '2026-05-28T08:00:00.000Z',
          updateTime: '2026-05-28T08:00:00.000Z',
          lastLoginTime: '2026-05-28T08:00:00.000Z',
          loginCount: 1,
        },
      });
    }
  });

  it('takes the same code for the same player, and counts the logins', () => {
    const first = world.call('wxLogin', { gameId: 'demo', code: 'mia' });
    world.pass(1000);
    const second = world.call('wxLogin', { gameId: 'demo', code: 'mia' });
    expect(at(second, 'openId')).toBe(at(first, 'openId'));
    expect(at(second, 'sessionKey')).not.toBe(at(first, 'sessionKey'));
    expect(at(second, 'userDetails')).toEqual({
      ...(at(first, 'userDetails') as object),
      loginCount: 2,
      lastLoginTime: '2026-05-28T08:00:01.000Z',
    });
  });

  it('takes other codes, platforms and games for other players', () => {
    world.control('create-game', { id: 'other' });
    const players = [
      world.logIn('mia'),
      world.logIn('leo'),
      world.logIn('mia', { platform: 'ks' }),
      world.logIn('mia', { platform: 'dy' }),
      world.logIn('mia', { game: 'other' }),
    ];
    expect(new Set(players.map(({ id }) => id)).size).toBe(5);
    expect(new Set(players.map(({ openId }) => openId)).size).toBe(5);
  });

  it('gives a player the same union id in all games, as those of one developer', () => {
    world.control('create-game', { id: 'other' });
    const [one, two] = ['demo', 'other'].map((gameId) => world.call('wxLogin', { gameId, code: 'mia' }));
    expect(at(one, 'unionId')).toBe(at(two, 'unionId'));
    expect(at(one, 'openId')).not.toBe(at(two, 'openId'));
  });

  it('numbers the players from 10001', () => {
    expect(['mia', 'leo', 'mia'].map((code) => world.logIn(code).id)).toEqual([10_001, 10_002, 10_001]);
  });

  it('finds the same player again after everything was lost', () => {
    expect(createWorld().logIn('mia').openId).toBe(world.logIn('mia').openId);
  });
});

describe('what a login refuses', () => {
  it('fails with 10100 for an unknown game and 10101 for one off the shelf, before it looks at the code', () => {
    world.control('create-game', { id: 'closed' });
    world.control('set-shelf', { game: 'closed', offShelf: true });
    for (const operationId of ['wxLogin', 'ksLogin', 'dyLogin']) {
      const rest = { code: 'invalid', anonymousCode: 'invalid' };
      expect(codeOf(() => world.call(operationId, { gameId: 'nowhere', ...rest }))).toBe(10100);
      expect(codeOf(() => world.call(operationId, { gameId: 'closed', ...rest }))).toBe(10101);
    }
  });

  it('fails with the platform’s code for the credential `invalid` or a blank one', () => {
    for (const code of ['invalid', ' ']) {
      expect(codeOf(() => world.call('wxLogin', { gameId: 'demo', code }))).toBe(30101);
      expect(codeOf(() => world.call('ksLogin', { gameId: 'demo', code }))).toBe(30300);
      expect(codeOf(() => world.call('dyLogin', { gameId: 'demo', anonymousCode: code }))).toBe(30200);
      expect(codeOf(() => world.call('dyLogin', { gameId: 'demo', anonymousCode: 'device', code }))).toBe(30201);
    }
    expect(at(world.describe(), 'playerCount')).toBe(0);
  });

  it('fails with 30102 for a new player where the game is full, and lets the others in', () => {
    world.logIn('mia');
    world.set('players/demo', 10_000);
    for (const operationId of ['wxLogin', 'ksLogin', 'dyLogin']) {
      const call = () => world.call(operationId, { gameId: 'demo', code: 'new', anonymousCode: 'new' });
      expect(codeOf(call)).toBe(30102);
    }
    expect(codeOf(() => world.logIn('mia'))).toBe(0);
  });
});

describe('the first short-video app', () => {
  const dyLogin = (parameters: Record<string, string>) => world.call('dyLogin', { gameId: 'demo', ...parameters });

  it('logs in with the anonymous credential alone: the open id is then empty, and there is no union id', () => {
    const data = dyLogin({ anonymousCode: 'phone' });
    expect(data).toMatchObject({ anonymousOpenId: expect.stringMatching(/^aD_/), openId: '' });
    expect(data).not.toHaveProperty('unionId');
    expect(at(dyLogin({ anonymousCode: 'phone' }), 'userDetails', 'id')).toBe(at(data, 'userDetails', 'id'));
  });

  it('keeps the anonymous account when its player first logs in, and changes it', () => {
    const anonymous = dyLogin({ anonymousCode: 'phone' });
    world.pass(1000);
    const known = dyLogin({ anonymousCode: 'phone', code: 'mia' });
    expect(at(known, 'userDetails')).toMatchObject({
      id: at(anonymous, 'userDetails', 'id'),
      updateTime: '2026-05-28T08:00:01.000Z',
    });
    expect(known).toMatchObject({ openId: expect.stringMatching(/^oD_/), unionId: expect.stringMatching(/^uD_/) });
    expect(at(dyLogin({ anonymousCode: 'phone' }), 'openId')).toBe(at(known, 'openId'));
  });

  it('finds the player by the login credential on another device, and there without it from then on', () => {
    const phone = dyLogin({ anonymousCode: 'phone', code: 'mia' });
    const tablet = dyLogin({ anonymousCode: 'tablet', code: 'mia' });
    expect(at(tablet, 'userDetails', 'id')).toBe(at(phone, 'userDetails', 'id'));
    expect(at(tablet, 'anonymousOpenId')).not.toBe(at(phone, 'anonymousOpenId'));
    expect(at(dyLogin({ anonymousCode: 'tablet' }), 'userDetails', 'id')).toBe(at(phone, 'userDetails', 'id'));
  });

  it('keeps two players of one device apart', () => {
    const mia = dyLogin({ anonymousCode: 'phone', code: 'mia' });
    const leo = dyLogin({ anonymousCode: 'phone', code: 'leo' });
    expect(at(leo, 'userDetails', 'id')).not.toBe(at(mia, 'userDetails', 'id'));
    expect(at(dyLogin({ anonymousCode: 'phone' }), 'userDetails', 'id')).toBe(at(mia, 'userDetails', 'id'));
  });

  it('stops to remember devices after 20', () => {
    const first = at(dyLogin({ anonymousCode: 'device 1', code: 'mia' }), 'userDetails', 'id');
    for (let count = 2; count <= 21; count += 1) dyLogin({ anonymousCode: `device ${count}`, code: 'mia' });
    expect(at(dyLogin({ anonymousCode: 'device 20' }), 'userDetails', 'id')).toBe(first);
    expect(at(dyLogin({ anonymousCode: 'device 21' }), 'userDetails', 'id')).not.toBe(first);
  });
});
