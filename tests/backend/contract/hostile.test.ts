import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../plugins/shared/core/json';
import { readContract } from './support/contract';
import { type Game, openGame, type Player } from './support/game';
import { createStarter } from './support/inProcess';

const contract = await readContract();
const start = createStarter(contract);

/** Special in objects, paths, queries, state keys or UTF-16. */
const AWKWARD = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a/b',
  '/',
  '../demo',
  '%',
  '%2F',
  '%25',
  'a+b c',
  '?x=1&y=2',
  '#top',
  ';',
  'level:1',
  '"',
  "'",
  '\\',
  '\n',
  '\0',
  'é',
  'é'.normalize('NFD'),
  '游戏',
  '👩‍🚀',
  '\u202e',
  '_sandbox/clock',
  '0',
  'null',
];

let game: Game;
let mia: Player;
let leo: Player;

beforeEach(async () => {
  game = openGame('demo', contract, start());
  [mia, leo] = [await game.logIn('mia'), await game.logIn('leo')];
});

/** Keeps `__proto__` as a field, unlike assignment. */
function json(text: string): Json {
  return JSON.parse(text) as Json;
}

async function codesOf(values: string[], call: (value: string) => Promise<{ code: number }>): Promise<object> {
  const entries: Array<[string, number]> = [];
  for (const value of values) entries.push([value, (await call(value)).code]);
  return Object.fromEntries(entries);
}

function all(values: string[], code: number): object {
  return Object.fromEntries(values.map((value) => [value, code]));
}

describe('awkward texts', () => {
  it.each(AWKWARD)('%j is an id of an archive like any other', async (id) => {
    await mia.get('archiveSet', { id }, { one: 1 });
    expect(await mia.get('archiveGet', { id })).toMatchObject({ data: { one: 1 } });
    expect(Object.keys(await mia.get<object>('archiveBatchGet'))).toEqual([id]);
    expect(await leo.get('archiveBatchGet')).toEqual({});
    await mia.get('archiveBatchSet', {}, json(`{${JSON.stringify(id)}: {"two": 2}}`));
    expect(await mia.get('archiveBatchGet', { includes: [id] })).toMatchObject(
      json(`{${JSON.stringify(id)}: {"data": {"two": 2}}}`) as object,
    );
    expect(await mia.get('archiveBatchGet', { excludes: [id] })).toEqual({});
    await mia.get('archiveDelete', { id: [id] });
    expect(await mia.get('archiveBatchGet')).toEqual({});
  });

  it.each([
    ['archiveGet', 'id', 10603, {}],
    ['counterInc', 'id', 10500, {}],
    ['shareGenerate', 'id', 10400, {}],
    ['shareAnswer', 'code', 10401, {}],
    ['inviteResponse', 'code', 10200, {}],
    ['helpFinish', 'code', 10301, {}],
    ['cdkeyUse', 'code', 10803, { type: 'adfree' }],
    ['cdkeyUse', 'type', 10803, { code: 'SUMMER-2026' }],
    ['configContent', 'dataId', 10100, { groupId: 'shop' }],
    ['configContent', 'groupId', 10100, { dataId: 'prices' }],
    ['rankPage', 'id', 10701, {}],
    ['wxLogin', 'gameId', 10100, { code: 'mia' }],
    ['accessTokenGet', 'gameSecret', 10102, { gameId: 'demo' }],
    ['sessionCheck', 'session_key', 10020, {}],
  ] as const)('mean nothing to %s as %s', async (operationId, name, code, others) => {
    const calls = (value: string) => mia.call(operationId, { ...others, [name]: value });
    expect(await codesOf(AWKWARD, calls)).toEqual(all(AWKWARD, code));
  });

  it('are what they are as data', async () => {
    const data = json(
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "": [null]}',
    );
    await mia.get('archiveSet', { id: 'progress' }, data);
    const archive = await mia.get<{ data: Json }>('archiveGet', { id: 'progress' });
    expect(JSON.stringify(archive.data)).toBe(JSON.stringify(data));
    await leo.get('helpFinish', { code: await mia.get('helpGenerate', { topic: 'level:1' }) }, data);
    const [help] = await mia.get<Array<{ content: Json }>>('helpLookup');
    expect(JSON.stringify(help?.content)).toBe(JSON.stringify(data));
    expect({}).not.toHaveProperty('polluted');
  });

  it('do not fit a ranking list', async () => {
    await mia.get('archiveSet', { id: 'progress' }, { score: 9 });
    const filters = ['{"__proto__": 1}', '{"constructor": "x"}', '{"season": {"valueOf": 3}}', '{"season": null}'];
    expect(await codesOf(filters, (text) => mia.call('rankPage', { id: 'weekly', filters: json(text) }))).toEqual(
      all(filters, 10703),
    );
    const keys = ['{"__proto__": 1}', '{}', '"__proto__"', `"${mia.id}"`, '-1', '1e300'];
    expect(await codesOf(keys, (text) => mia.call('rankGet', { id: 'weekly', key: json(text) }))).toEqual(
      all(keys, 10702),
    );
  });
});

describe('patterns that take other matchers ages', () => {
  const LONG = 'a'.repeat(63);

  it.each([
    '(a+)+b',
    '(a|aa)+b',
    '(a*)*b',
    '(.*)*b',
    '(.*.*.*.*.*.*.*.*)*b',
    '(a?){60}a{60}b',
    '((a|a)*|(a|a)*)*b',
    '([a-z]+)+\\d+$',
    '(a{1,30}){1,30}b',
    '((((a{9}){9}){9}){9}){9}',
    'a{1000000000}',
    '(x+x+)+y',
  ])('%s ends soon', async (topic) => {
    for (const last of 'bc')
      await leo.get('helpFinish', { code: await mia.get('helpGenerate', { topic: LONG + last }) });
    const before = process.cpuUsage();
    const { code } = await mia.call('helpLookup', { topic });
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
    expect([0, 500]).toContain(code);
  });

  it('end soon for as many helps as a player can have', async () => {
    for (let number = 100; number < 600; number += 1) {
      await leo.get('helpFinish', { code: await mia.get('helpGenerate', { topic: `${'a'.repeat(60)}${number}` }) });
    }
    const before = process.cpuUsage();
    expect(await mia.get('helpLookup', { topic: `${'(a|b|c|.)*'.repeat(18)}x` })).toEqual([]);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});

describe('limits', () => {
  it('are 100 addresses and 100 coordinates', async () => {
    const list = (item: string, length: number) => Array.from({ length }, () => item);
    const found = await game.get<{ results: Json[] }>('ipToRegion', { ip: list('203.0.113.7', 100) });
    expect(found.results).toHaveLength(100);
    expect((await game.call('ipToRegion', { ip: list('x', 101) })).code).toBe(20000);
    expect(await game.get('coordToRegion', { coord: list('0:0', 100) })).toHaveLength(100);
    expect((await game.call('coordToRegion', { coord: list('0:0', 101) })).code).toBe(20010);
  });

  const HUGE = 'x'.repeat(200_000);
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

  it.each([
    ['archiveSet', { id: 'progress' }, { text: HUGE.repeat(4) }, 500],
    ['archiveSet', { id: HUGE }, {}, 500],
    ['archiveBatchSet', {}, Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`id${index}`, {}])), 500],
    ['helpFinish', { code: HUGE }, {}, 10301],
    ['helpGenerate', { topic: HUGE }, undefined, 10300],
    ['helpLookup', { topic: HUGE }, undefined, 500],
    ['inviteGenerate', { ttl: 2 ** 31 - 1 }, undefined, 0],
    ['inviteGenerate', { ttl: 2 ** 31 }, undefined, 500],
    ['inviteResponse', { code: HUGE }, undefined, 10200],
    ['counterInc', { id: HUGE }, undefined, 10500],
    ['rankPage', { id: 'weekly', pageNum: 2 ** 31 - 1, pageSize: 2 ** 31 - 1 }, undefined, 0],
    ['trackCollect', { event_list: [{ type: 'x', timestamp: 1, event: { text: HUGE } }] }, undefined, 500],
    ['sessionCheck', { session_key: HUGE }, undefined, 10020],
    ['wxDecryptData', { encryptedData: HUGE, iv: HUGE }, undefined, 500],
  ] as Array<[string, Record<string, Json>, Json | undefined, number]>)(
    'hold for %s',
    async (operationId, values, body, code) => {
      expect((await mia.call(operationId, values, body)).code).toBe(code);
    },
  );

  it('hold for the depth and the size of a body', async () => {
    const target = `/api/v1/archive/set/progress?session_key=${mia.key}`;
    for (const body of [deep, `{"a":"${'x'.repeat(2 ** 21)}"}`, '{"a":1e999}', '{"a":12345678901234567890}']) {
      const outcome = await game.send('archiveSet', { method: 'POST', target, body });
      expect(outcome.code).toBe(500);
    }
    expect(await mia.get('archiveBatchGet')).toEqual({});
  });
});
