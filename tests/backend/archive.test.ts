import { beforeEach, describe, expect, it } from 'vitest';
import { type Json } from '../../plugins/sandbox/core/types';
import { at, type Client, codeOf, createWorld, type World } from './support/world';

let world: World;
let mia: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
});

const set = (id: string, data: Json) => mia.call('archiveSet', { id }, data);
const ids = () => Object.keys(mia.call('archiveBatchGet') as object);

describe('an archive', () => {
  it('is returned with its owner when it is set, and without when it is read', () => {
    const time = '2026-05-28T08:00:00.000Z';
    const archive = { createTime: time, updateTime: time, data: { level: 12, coins: 340 } };
    expect(set('progress', { level: 12, coins: 340 })).toEqual({ userId: mia.id, ...archive });
    expect(mia.call('archiveGet', { id: 'progress' })).toEqual(archive);
  });

  it('is replaced as a whole, and keeps the time at which it was created', () => {
    set('progress', { level: 1, coins: 5 });
    world.pass(60_000);
    set('progress', { level: 2 });
    expect(mia.call('archiveGet', { id: 'progress' })).toEqual({
      createTime: '2026-05-28T08:00:00.000Z',
      updateTime: '2026-05-28T08:01:00.000Z',
      data: { level: 2 },
    });
  });

  it('has another updateTime after every write, also within one millisecond', () => {
    const times = [1, 2, 3].map((level) => at(set('progress', { level }), 'updateTime'));
    expect(new Set(times).size).toBe(3);
  });

  it('belongs to one player of one game', () => {
    world.control('create-game', { id: 'other' });
    world.control('set-feature', { game: 'other', feature: 'archive', enabled: true });
    set('progress', { level: 1 });
    for (const other of [world.logIn('leo'), world.logIn('mia', { game: 'other' })]) {
      expect(codeOf(() => other.call('archiveGet', { id: 'progress' }))).toBe(10603);
      expect(other.call('archiveBatchDelete')).toBeNull();
    }
    expect(ids()).toEqual(['progress']);
  });

  it('may have any id and any field, those that objects have included', () => {
    const data = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}') as Json;
    for (const id of ['a/b', 'a', '../x', '%2F', '__proto__', 'constructor', '存档']) {
      set(id, data);
      expect(JSON.stringify(at(mia.call('archiveGet', { id }), 'data'))).toBe(JSON.stringify(data));
    }
    expect(ids()).toHaveLength(7);
    mia.call('archiveDelete', { id: ['a'] });
    expect(ids()).toContain('a/b');
  });
});

describe('several archives', () => {
  beforeEach(() => {
    mia.call('archiveBatchSet', {}, { progress: { level: 1 }, settings: { music: true }, backup: {} });
  });

  it('are returned without their owner when they are set', () => {
    const stored = mia.call('archiveBatchSet', {}, { progress: { level: 2 }, extra: {} });
    expect(Object.keys(stored as object)).toEqual(['progress', 'extra']);
    expect(at(stored, 'progress')).toEqual({
      createTime: '2026-05-28T08:00:00.000Z',
      updateTime: expect.any(String),
      data: { level: 2 },
    });
    expect(ids()).toEqual(['backup', 'extra', 'progress', 'settings']);
  });

  it('are chosen by includes, excludes or both; what is missing is left out', () => {
    const found = (parameters: Record<string, Json>) => Object.keys(mia.call('archiveBatchGet', parameters) as object);
    expect(found({ includes: ['settings', 'other', 'progress'] })).toEqual(['progress', 'settings']);
    expect(found({ excludes: ['backup', 'other'] })).toEqual(['progress', 'settings']);
    expect(found({ includes: ['settings', 'backup'], excludes: ['backup'] })).toEqual(['settings']);
    expect(found({})).toEqual(['backup', 'progress', 'settings']);
  });

  it('are deleted by id, and none of them where one does not exist', () => {
    expect(codeOf(() => mia.call('archiveDelete', { id: ['progress', 'other'] }))).toBe(10603);
    expect(ids()).toHaveLength(3);
    expect(mia.call('archiveDelete', { id: ['progress', 'settings', 'settings'] })).toBeNull();
    expect(ids()).toEqual(['backup']);
    expect(codeOf(() => mia.call('archiveDelete', { id: ['progress'] }))).toBe(10603);
  });

  it('are deleted by includes and excludes, and all of them with neither', () => {
    expect(mia.call('archiveBatchDelete', { includes: ['progress', 'other'] })).toBeNull();
    expect(ids()).toEqual(['backup', 'settings']);
    mia.call('archiveBatchDelete', { excludes: ['settings'] });
    expect(ids()).toEqual(['settings']);
    mia.call('archiveBatchDelete');
    expect(ids()).toEqual([]);
  });

  it('are not touched where a list came out empty', () => {
    for (const name of ['includes', 'excludes']) {
      for (const list of [[], ['']]) {
        expect(codeOf(() => mia.call('archiveBatchDelete', { [name]: list }))).toBe(500);
        expect(codeOf(() => mia.call('archiveBatchGet', { [name]: list }))).toBe(500);
      }
    }
    expect(ids()).toHaveLength(3);
  });
});

describe('what is not kept', () => {
  it('is data that is too long or too deep, an id that is too long, and more than 100 archives', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`) as Json;
    for (const data of [{ text: 'x'.repeat(100_000) }, deep]) {
      expect(codeOf(() => set('progress', data))).toBe(500);
      expect(codeOf(() => mia.call('archiveBatchSet', {}, { good: {}, bad: data }))).toBe(500);
    }
    expect(codeOf(() => set('x'.repeat(129), {}))).toBe(500);
    expect(codeOf(() => mia.call('archiveBatchSet', {}, { '': {} }))).toBe(500);
    expect(ids()).toEqual([]);
    for (let count = 0; count < 100; count += 1) set(`a${count}`, {});
    expect(codeOf(() => set('one more', {}))).toBe(500);
    expect(codeOf(() => set('a0', { level: 1 }))).toBe(0);
  });
});

describe('archives that are not enabled', () => {
  it('fail with 10604 in every call, until they are, and are still there after that', () => {
    set('progress', { level: 1 });
    const calls = [
      () => mia.call('archiveGet', { id: 'progress' }),
      () => mia.call('archiveBatchGet'),
      () => set('progress', {}),
      () => mia.call('archiveBatchSet', {}, {}),
      () => mia.call('archiveDelete', { id: ['progress'] }),
      () => mia.call('archiveBatchDelete'),
    ];
    world.control('set-feature', { game: 'demo', feature: 'archive', enabled: false });
    expect(calls.map(codeOf)).toEqual(Array(6).fill(10604));
    world.control('set-feature', { game: 'demo', feature: 'archive', enabled: true });
    expect(calls.map(codeOf)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are those of a new game', () => {
    world.control('create-game', { id: 'new' });
    const player = world.logIn('mia', { game: 'new' });
    expect(codeOf(() => player.call('archiveBatchGet'))).toBe(10604);
    expect(codeOf(() => player.call('counterGet', { id: 'plays' }))).toBe(10501);
    expect(codeOf(() => player.call('rankPage', { id: 'weekly' }))).toBe(10701);
  });
});
