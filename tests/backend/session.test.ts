import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createWorld, MINUTE, type World } from './support/world';

let world: World;
beforeEach(() => {
  world = createWorld();
});

describe('a session', () => {
  it('expires with 10021 after 30 minutes without a check', () => {
    const mia = world.logIn('mia');
    world.pass(30 * MINUTE - 1);
    expect(mia.call('inviteDetails')).toBeTruthy();
    world.pass(1);
    expect(codeOf(() => mia.call('inviteDetails'))).toBe(10021);
    expect(codeOf(() => mia.call('sessionCheck'))).toBe(10021);
  });

  it('is kept alive by checks every 15 minutes, and by nothing else', () => {
    const [checks, plays] = [world.logIn('mia'), world.logIn('leo')];
    for (let count = 0; count < 3; count += 1) {
      world.pass(15 * MINUTE);
      expect(checks.call('sessionCheck')).toBeNull();
      if (count === 0) plays.call('counterInc', { id: 'plays' });
    }
    expect(codeOf(() => checks.call('inviteDetails'))).toBe(0);
    expect(codeOf(() => plays.call('inviteDetails'))).toBe(10021);
  });

  it('is wrong with 10020 when nobody gave the key out', () => {
    for (const key of ['nobody', 'gcs_', 'toString', '../game/demo', '']) {
      expect(codeOf(() => world.run('sessionCheck', {}, undefined, key))).toBe(10020);
    }
  });

  it('ends by logout: its key is wrong, those of other devices go on', () => {
    const [phone, tablet] = [world.logIn('mia'), world.logIn('mia')];
    expect(phone.call('logout')).toBeNull();
    expect(codeOf(() => phone.call('logout'))).toBe(10020);
    expect(codeOf(() => tablet.call('sessionCheck'))).toBe(0);
    expect(world.keys().filter((key) => key.startsWith('session/'))).toHaveLength(1);
  });

  it('is one of ten at most: the oldest key gives way, also when it has expired', () => {
    const clients = Array.from({ length: 11 }, () => world.logIn('mia'));
    expect(clients.map(({ call }) => codeOf(() => call('sessionCheck')))).toEqual([10020, ...Array(10).fill(0)]);
    expect(world.keys().filter((key) => key.startsWith('session/'))).toHaveLength(10);
  });

  it('goes on while its game is off the shelf', () => {
    const mia = world.logIn('mia');
    world.control('set-shelf', { game: 'demo', offShelf: true });
    expect(codeOf(() => mia.call('sessionCheck'))).toBe(0);
    expect(codeOf(() => world.logIn('mia'))).toBe(10101);
  });
});

describe('deregistering', () => {
  it('leaves nothing of the player and nothing that names the player, and the others as they were', () => {
    world.control('create-player', { game: 'demo', platform: 'wx', code: 'friend' });
    const friend = world.logIn('friend');
    const friendShare = String(friend.call('shareGenerate', { id: 'revive' }));
    const friendHelp = String(friend.call('helpGenerate', { topic: 'level:1' }));
    friend.call('archiveSet', { id: 'progress' }, { score: 1 });
    const isLasting = ([key]: [string, unknown]) => !key.startsWith('sequence/');
    const before = world.dump().filter(isLasting);

    for (const platform of ['wx', 'ks', 'dy']) {
      const mia = world.logIn('mia', { platform });
      world.logIn('mia', { platform });
      mia.call('archiveSet', { id: 'progress' }, { score: 5 });
      mia.call('archiveSet', { id: 'a/b' }, {});
      mia.call('counterInc', { id: 'plays' });
      mia.call('trackCollect', { event_list: [{ type: 'login', timestamp: 1, event: {} }] });
      mia.call('inviteGenerate');
      mia.call('helpGenerate', { topic: 'level:2' });
      const share = String(mia.call('shareGenerate', { id: 'daily' }));
      const help = String(mia.call('helpGenerate', { topic: 'level:3' }));
      friend.call('shareAnswer', { code: share });
      friend.call('helpFinish', { code: help }, { hearts: 1 });
      mia.call('shareAnswer', { code: friendShare });
      mia.call('helpFinish', { code: friendHelp });
      expect(world.dump().length).toBeGreaterThan(before.length + 10);

      expect(mia.call('deregister')).toBeNull();
      expect(world.dump().filter(isLasting)).toEqual(before);
      expect(codeOf(() => mia.call('sessionCheck'))).toBe(10020);
    }
    expect(friend.call('rankPage', { id: 'weekly' })).toMatchObject({ total: 1 });
  });

  it('makes the codes of the player invalid', () => {
    const [mia, friend] = [world.logIn('mia'), world.logIn('friend')];
    const { code } = mia.call('inviteGenerate') as { code: string };
    mia.call('deregister');
    expect(codeOf(() => friend.call('inviteResponse', { code }))).toBe(10200);
  });

  it('cannot be undone: the same code is a new player with a new id', () => {
    const before = world.logIn('mia');
    before.call('archiveSet', { id: 'progress' }, { level: 1 });
    before.call('deregister');
    const after = world.logIn('mia');
    expect(after.id).toBeGreaterThan(before.id);
    expect(after.call('archiveBatchGet')).toEqual({});
  });
});
