import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { type Client, codeOf, createWorld, type World } from './support/world';

let world: World;
let mia: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
});

describe('a counter', () => {
  it('counts for each player, and returns the final value', () => {
    expect(mia.call('counterGet', { id: 'plays' })).toBe(0);
    expect([1, 2, 3].map(() => mia.call('counterInc', { id: 'plays' }))).toEqual([1, 2, 3]);
    expect(mia.call('counterGet', { id: 'plays' })).toBe(3);
    expect(mia.call('counterGet', { id: 'wins' })).toBe(0);
    expect(world.logIn('leo').call('counterGet', { id: 'plays' })).toBe(0);
  });

  it('is refused with 10500 where the game has none of this name, until it is added', () => {
    for (const operationId of ['counterGet', 'counterInc']) {
      expect(codeOf(() => mia.call(operationId, { id: 'other' }))).toBe(10500);
    }
    world.control('add-counter', { game: 'demo', id: 'other' });
    expect(mia.call('counterInc', { id: 'other' })).toBe(1);
  });

  it('is refused with 10501 where counters are not enabled, whatever its name', () => {
    world.control('set-feature', { game: 'demo', feature: 'counter', enabled: false });
    for (const operationId of ['counterGet', 'counterInc']) {
      for (const id of ['plays', 'other']) expect(codeOf(() => mia.call(operationId, { id }))).toBe(10501);
    }
  });
});

describe('a game config', () => {
  it('is text by group and id, of the player’s own game', () => {
    expect(mia.call('configContent', { groupId: 'shop', dataId: 'prices' })).toBe('{"heart":10,"shield":25}');
    world.control('create-game', { id: 'other' });
    const elsewhere = world.logIn('mia', { game: 'other' });
    expect(codeOf(() => elsewhere.call('configContent', { groupId: 'shop', dataId: 'prices' }))).toBe(10100);
  });

  it('is 10100 where the group has none, or there is no such group', () => {
    for (const [groupId, dataId] of [
      ['shop', 'other'],
      ['other', 'prices'],
      ['shop/prices', ''],
    ]) {
      expect(codeOf(() => mia.call('configContent', { groupId: groupId ?? '', dataId: dataId ?? '' }))).toBe(10100);
    }
  });

  it('shows a change at once', () => {
    world.control('add-config', { game: 'demo', groupId: 'shop', dataId: 'prices', content: 'free' });
    expect(mia.call('configContent', { groupId: 'shop', dataId: 'prices' })).toBe('free');
  });
});

describe('a redeem code', () => {
  const redeem = (type: string, code: string) => () => mia.call('cdkeyUse', { type, code });

  it('yields its content, as often as its limit allows', () => {
    expect(redeem('adfree', 'SUMMER-2026')()).toBe('30 days');
    expect(redeem('adfree', 'ONLY-ONE')()).toBe('365 days');
    expect(codeOf(redeem('adfree', 'ONLY-ONE'))).toBe(10804);
    expect(codeOf(() => world.logIn('leo').call('cdkeyUse', { type: 'adfree', code: 'ONLY-ONE' }))).toBe(10804);
    expect(codeOf(redeem('coins', 'ALL-GONE'))).toBe(10804);
  });

  it('is 10803 where there is none, it is of another type, or of another game', () => {
    expect(codeOf(redeem('adfree', 'WINTER'))).toBe(10803);
    expect(codeOf(redeem('coins', 'SUMMER-2026'))).toBe(10803);
    expect(codeOf(redeem('adfree', 'summer-2026'))).toBe(10803);
    world.control('create-game', { id: 'other' });
    mia = world.logIn('mia', { game: 'other' });
    expect(codeOf(redeem('adfree', 'SUMMER-2026'))).toBe(10803);
  });
});

describe('tracking events', () => {
  const login = { type: 'login', timestamp: 1, event: { ip: '203.0.113.7', device: 'phone' } };

  it('are kept in their order, and listed for a player', () => {
    expect(mia.call('trackCollect', { event_list: [login, { ...login, type: 'start' }] })).toBeNull();
    mia.call('trackCollect', { event_list: [] });
    mia.call('trackCollect', { event_list: [{ ...login, type: 'end' }] });
    const events = world.control('list-events', { game: 'demo', player: mia.id }) as Array<{ type: string }>;
    expect(events.map(({ type }) => type)).toEqual(['login', 'start', 'end']);
    expect(events[0]).toEqual(login);
  });

  it('are the last 500 of a player', () => {
    const batch = Array.from({ length: 300 }, (_, timestamp) => ({ ...login, timestamp }));
    for (let count = 0; count < 2; count += 1) mia.call('trackCollect', { event_list: batch });
    const events = world.control('list-events', { game: 'demo', player: mia.id }) as Json[];
    expect(events).toHaveLength(500);
    expect(events[0]).toMatchObject({ timestamp: 100 });
  });

  it('are refused where one is too long; then none of the batch is kept', () => {
    const long = { ...login, event: { text: 'x'.repeat(10_000) } };
    expect(codeOf(() => mia.call('trackCollect', { event_list: [login, long] }))).toBe(500);
    expect(world.control('list-events', { game: 'demo', player: mia.id })).toEqual([]);
  });
});
