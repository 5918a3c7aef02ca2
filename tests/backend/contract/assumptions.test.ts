import { describe, expect, it } from 'vitest';
import type { Json } from '../../../plugins/shared/core/json';
import { readAssumptions } from './support/assumptions';
import { readContract } from './support/contract';
import { type Game, openGame, type Player } from './support/game';
import { createStarter } from './support/inProcess';

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const NOW = Date.UTC(2026, 4, 28, 8);

interface Invites {
  invited: number;
  lastInvitedTime?: number;
  lastRespondTime?: number;
}

interface Login {
  userDetails: { id: number };
}

interface Ranks {
  total: number;
  list: Array<{ key: Json; rank: number; score: number; details?: Json }>;
}

type Proof = (game: Game) => Promise<void>;

async function pair(game: Game): Promise<[mia: Player, leo: Player]> {
  return [await game.logIn('mia'), await game.logIn('leo')];
}

async function expectCodes(calls: Array<Promise<{ code: number }>>, codes: number[]): Promise<void> {
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(codes);
}

/** What the document assumes and the sandbox does: the sandbox imitates these pages, so it must do just this. */
const PROVEN: Array<[assumption: string, Proof]> = [
  [
    'A required parameter with an empty value counts as missing, and gives `501`.',
    async (game) => expectCodes([game.call('wxLogin', { gameId: game.id, code: '' })], [501]),
  ],
  [
    'Each player has counters of their own, which start at 0.',
    async (game) => {
      const [mia, leo] = await pair(game);
      await mia.get('counterInc', { id: 'plays' });
      expect(await leo.get('counterGet', { id: 'plays' })).toBe(0);
    },
  ],
  [
    'Each call adds 1.',
    async (game) => {
      const mia = await game.logIn('mia');
      expect([await mia.get('counterInc', { id: 'plays' }), await mia.get('counterInc', { id: 'plays' })]).toEqual([
        1, 2,
      ]);
    },
  ],
  [
    'An empty list fails with `500`.',
    async (game) => {
      const mia = await game.logIn('mia');
      await expectCodes(
        [mia.call('archiveBatchGet', { includes: [''] }), mia.call('archiveBatchGet', { excludes: [''] })],
        [500, 500],
      );
    },
  ],
  [
    'With both lists, the call applies to the archives that `includes` names and `excludes` does not.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveBatchSet', {}, { a: {}, b: {}, c: {} });
      const got = await mia.get<object>('archiveBatchGet', { includes: ['a', 'b'], excludes: ['b', 'c'] });
      expect(Object.keys(got)).toEqual(['a']);
    },
  ],
  [
    'A list that does not exist fails with `10701`.',
    async (game) => expectCodes([(await game.logIn('mia')).call('rankPage', { id: 'no-such-list' })], [10701]),
  ],
  [
    "With neither list, the call returns all of the player's archives. The service states what happens without lists for deletion only.",
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveBatchSet', {}, { a: {}, b: {} });
      expect(Object.keys(await mia.get<object>('archiveBatchGet'))).toEqual(['a', 'b']);
    },
  ],
  [
    'An archive that does not exist is left out of the result.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveSet', { id: 'a' }, {});
      expect(Object.keys(await mia.get<object>('archiveBatchGet', { includes: ['a', 'b'] }))).toEqual(['a']);
    },
  ],
  [
    'The body replaces all earlier data of the archive.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveSet', { id: 'a' }, { level: 1, coins: 2 });
      expect(await mia.get('archiveSet', { id: 'a' }, { level: 2 })).toMatchObject({ data: { level: 2 } });
      expect(await mia.get<{ data: Json }>('archiveGet', { id: 'a' }).then(({ data }) => data)).toEqual({ level: 2 });
    },
  ],
  [
    'Each archive is replaced as a whole. Archives that the body does not name stay as they are.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveBatchSet', {}, { a: { level: 1, coins: 2 }, b: { level: 1 } });
      await mia.get('archiveBatchSet', {}, { a: { level: 2 } });
      const { a, b } = await mia.get<Record<string, { data: Json }>>('archiveBatchGet');
      expect([a?.data, b?.data]).toEqual([{ level: 2 }, { level: 1 }]);
    },
  ],
  [
    'If the call fails, none of the archives is stored.',
    async (game) => {
      const mia = await game.logIn('mia');
      await expectCodes([mia.call('archiveBatchSet', {}, { a: {}, b: 'no object' })], [500]);
      expect(await mia.get('archiveBatchGet')).toEqual({});
    },
  ],
  [
    'The call fails if one of the ids has no archive, and deletes none.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveSet', { id: 'a' }, {});
      await expectCodes([mia.call('archiveDelete', { id: ['a', 'b'] })], [10603]);
      await expectCodes([mia.call('archiveGet', { id: 'a' })], [0]);
    },
  ],
  [
    'A code that belongs to another type fails with `10803`.',
    async (game) => {
      const mia = await game.logIn('mia');
      await expectCodes([mia.call('cdkeyUse', { type: 'coins', code: 'SUMMER-2026' })], [10803]);
    },
  ],
  [
    'A player can redeem a code more than once. Each time counts towards its limit.',
    async (game) => {
      await game.set('add-redeem-code', { code: 'TWICE', type: 'coins', content: '5', limit: 2 });
      const mia = await game.logIn('mia');
      const redeem = () => mia.call('cdkeyUse', { type: 'coins', code: 'TWICE' }).then(({ code }) => code);
      expect([await redeem(), await redeem(), await redeem()]).toEqual([0, 0, 10804]);
    },
  ],
  [
    'A topic with blanks around it, or with control characters, fails with `10300`.',
    async (game) => {
      const mia = await game.logIn('mia');
      const ask = (topic: string) => mia.call('helpGenerate', { topic });
      await expectCodes([ask(' level'), ask('level\u0007'), ask('level')], [10300, 10300, 0]);
    },
  ],
  [
    'A friend can help more than once with the same code. Each time is a result of its own.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const code = await mia.get<string>('helpGenerate', { topic: 'level' });
      for (const _ of [1, 2]) await leo.get('helpFinish', { code });
      expect(await mia.get('helpLookup')).toMatchObject([{ helperId: leo.id }, { helperId: leo.id }]);
    },
  ],
  [
    'The game chooses its topics.',
    async (game) => expectCodes([(await game.logIn('mia')).call('helpGenerate', { topic: 'any topic at all' })], [0]),
  ],
  [
    'A whole number of at least 1.',
    async (game) => {
      const mia = await game.logIn('mia');
      const calls = [0, 1.5, 1].flatMap((ttl) => [
        mia.call('inviteGenerate', { ttl }),
        mia.call('helpGenerate', { topic: 'level', ttl }),
      ]);
      await expectCodes(calls, [500, 500, 500, 500, 0, 0]);
    },
  ],
  [
    'The seeker receives the body as the `content` of the help result.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const code = await mia.get<string>('helpGenerate', { topic: 'level' });
      await leo.get('helpFinish', { code }, { hearts: 3 });
      expect(await mia.get('helpLookup')).toMatchObject([{ content: { hearts: 3 }, helperId: leo.id }]);
    },
  ],
  [
    "A player's own code fails with `10301`.",
    async (game) => {
      const mia = await game.logIn('mia');
      const code = await mia.get<string>('helpGenerate', { topic: 'level' });
      await expectCodes([mia.call('helpFinish', { code })], [10301]);
    },
  ],
  [
    'An empty `topic` fails with `10300`.',
    async (game) => expectCodes([(await game.logIn('mia')).call('helpLookup', { topic: '' })], [10300]),
  ],
  [
    'A player who does not come from the messaging app has nothing to decrypt.',
    async (game) => {
      const given = { encryptedData: 'UHfUASOxB3xqjt5akXDA2A==', iv: 'r7BXXKkLb8qrSNn05n0qiA==' };
      const [mia, leo] = [await game.logIn('mia'), await game.logIn('leo', 'ks')];
      await expectCodes([mia.call('wxDecryptData', given), leo.call('wxDecryptData', given)], [0, 30000]);
    },
  ],
  [
    'The expression must match the whole topic.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const code = await mia.get<string>('helpGenerate', { topic: 'level:10' });
      await leo.get('helpFinish', { code });
      expect(await mia.get('helpLookup', { topic: 'level:1' })).toEqual([]);
      expect(await mia.get('helpLookup', { topic: 'level:1.' })).toHaveLength(1);
    },
  ],
  [
    "A second answer fails with `10202` even if it is to the same inviter. The service states it for another person's invite only.",
    async (game) => {
      const [mia, leo] = await pair(game);
      const { code } = await mia.get<{ code: string }>('inviteGenerate');
      await leo.get('inviteResponse', { code });
      await expectCodes([leo.call('inviteResponse', { code })], [10202]);
    },
  ],
  [
    'A player who has answered an invite still gets `10200` or `10201` for a code that is invalid or has expired.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const [first, short] = [
        await mia.get<{ code: string }>('inviteGenerate'),
        await mia.get<{ code: string }>('inviteGenerate', { ttl: 1 }),
      ];
      await leo.get('inviteResponse', { code: first.code });
      await game.wait(2);
      await expectCodes(
        [leo.call('inviteResponse', { code: 'unknown' }), leo.call('inviteResponse', { code: short.code })],
        [10200, 10201],
      );
    },
  ],
  [
    "A player's own code fails with `10200`.",
    async (game) => {
      const mia = await game.logIn('mia');
      const { code } = await mia.get<{ code: string }>('inviteGenerate');
      await expectCodes([mia.call('inviteResponse', { code })], [10200]);
    },
  ],
  [
    'Several players can answer the same code.',
    async (game) => {
      const [mia, leo, ada] = [...(await pair(game)), await game.logIn('ada')];
      const { code } = await mia.get<{ code: string }>('inviteGenerate');
      await expectCodes([leo.call('inviteResponse', { code }), ada.call('inviteResponse', { code })], [0, 0]);
    },
  ],
  [
    'Everybody who responds counts, new user or not.',
    async (game) => {
      const [mia, leo] = await pair(game);
      await game.logIn('leo');
      const { code } = await mia.get<{ code: string }>('inviteGenerate');
      await leo.get('inviteResponse', { code });
      expect(await mia.get('inviteDetails')).toMatchObject({ respond: 1 });
    },
  ],
  [
    'Each invite code that the player generates counts as one invite.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('inviteGenerate');
      const { details } = await mia.get<{ details: Invites }>('inviteGenerate');
      expect(details.invited).toBe(2);
    },
  ],
  [
    'The timestamp counts milliseconds since 1970, as the time of the server does. It is absent before the first invite.',
    async (game) => {
      const mia = await game.logIn('mia');
      expect(await mia.get('inviteDetails')).not.toHaveProperty('lastInvitedTime');
      await mia.get('inviteGenerate');
      expect((await mia.get<Invites>('inviteDetails')).lastInvitedTime).toBe(NOW);
    },
  ],
  [
    'The timestamp counts milliseconds since 1970, as the time of the server does. It is absent before the first response.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const { code } = await mia.get<{ code: string }>('inviteGenerate');
      expect(await mia.get('inviteDetails')).not.toHaveProperty('lastRespondTime');
      await leo.get('inviteResponse', { code });
      expect((await mia.get<Invites>('inviteDetails')).lastRespondTime).toBe(NOW);
    },
  ],
  [
    'It is in the entry for this address. The call itself succeeds.',
    async (game) => {
      const { code, entryCodes } = await game.call('ipToRegion', { ip: ['203.0.113.256', '10.0.0.1'] });
      expect([code, entryCodes]).toEqual([0, expect.arrayContaining([20001, 20002])]);
    },
  ],
  [
    'There is one entry for each address, in the same order. Without `ip`, the field is absent.',
    async (game) => {
      const ip = ['10.0.0.1', '203.0.113.7'];
      const { results } = await game.get<{ results: Array<{ ip: string }> }>('ipToRegion', { ip });
      expect(results.map((entry) => entry.ip)).toEqual(ip);
      expect(await game.get('ipToRegion')).not.toHaveProperty('results');
    },
  ],
  [
    'The fields of the region are present when `code` is `0`.',
    async (game) => {
      const { results } = await game.get<{ results: object[] }>('ipToRegion', { ip: ['10.0.0.1', '203.0.113.7'] });
      const [nowhere, somewhere] = await game.get<object[]>('coordToRegion', { coord: ['-140:0', '135.5023:34.6937'] });
      expect(['country' in (results[0] ?? {}), 'country' in (results[1] ?? {})]).toEqual([false, true]);
      expect(['country' in (nowhere ?? {}), 'country' in (somewhere ?? {})]).toEqual([false, true]);
    },
  ],
  ['Without it, the list is empty.', async (game) => expect(await game.get('coordToRegion')).toEqual([])],
  [
    'It is in the entry for this coordinate. The call itself succeeds.',
    async (game) => {
      const { code, entryCodes } = await game.call('coordToRegion', { coord: ['-140:0'] });
      expect([code, entryCodes]).toEqual([0, [20011]]);
    },
  ],
  [
    'There is one entry for each coordinate, in the same order.',
    async (game) => {
      const entries = await game.get<Array<{ lng: number }>>('coordToRegion', { coord: ['-140:0', '135.5:34.6'] });
      expect(entries.map(({ lng }) => lng)).toEqual([-140, 135.5]);
    },
  ],
  [
    '`code` is optional. The service contradicts itself: its table of calls says optional, its rules for parameters say required.',
    async (game) => expectCodes([game.call('dyLogin', { gameId: game.id, anonymousCode: 'device' })], [0]),
  ],
  [
    '`openId` is an empty string if only the anonymous credential was sent.',
    async (game) =>
      expect(await game.get('dyLogin', { gameId: game.id, anonymousCode: 'device' })).toMatchObject({ openId: '' }),
  ],
  [
    'A player who sends a login credential for the first time keeps the account of the anonymous credential.',
    async (game) => {
      const idOf = dyPlayers(game);
      expect(await idOf('device')).toBe(await idOf('device', 'mia'));
    },
  ],
  [
    'A known login credential takes precedence over an anonymous one.',
    async (game) => {
      const idOf = dyPlayers(game);
      const mia = await idOf('phone', 'mia');
      await idOf('tablet', 'leo');
      expect(await idOf('tablet', 'mia')).toBe(mia);
    },
  ],
  [
    'A new login credential creates a new player if the account of the anonymous credential has another login credential.',
    async (game) => {
      const idOf = dyPlayers(game);
      const mia = await idOf('device', 'mia');
      expect(await idOf('device', 'leo')).not.toBe(mia);
      expect(await idOf('device')).toBe(mia);
    },
  ],
  [
    'A new login does not end the earlier sessions of the player.',
    async (game) => {
      const [first, second] = [await game.logIn('mia'), await game.logIn('mia')];
      await expectCodes([first.call('sessionCheck'), second.call('sessionCheck')], [0, 0]);
    },
  ],
  [
    'It is the same in all games of one developer. `openId` differs from game to game.',
    async (game) => {
      const other = await game.createGame('other');
      const ids = (one: Game) =>
        one.get<{ openId: string; unionId: string }>('wxLogin', { gameId: one.id, code: 'mia' });
      const [here, there] = [await ids(game), await ids(other)];
      expect([here.unionId === there.unionId, here.openId === there.openId]).toEqual([true, false]);
    },
  ],
  [
    'Times are in ISO 8601 and UTC. `birthday` is a date without a time, and `avatar` is a URL.',
    async (game) => {
      const { userDetails } = await game.get<{ userDetails: { createTime: string } }>('wxLogin', {
        gameId: game.id,
        code: 'mia',
      });
      expect(userDetails.createTime).toMatch(ISO_UTC);
    },
  ],
  [
    '`createTime` and `updateTime` are in ISO 8601 and UTC.',
    async (game) => {
      const mia = await game.logIn('mia');
      const archive = await mia.get<{ createTime: string; updateTime: string }>('archiveSet', { id: 'a' }, {});
      expect([archive.createTime, archive.updateTime]).toEqual([
        expect.stringMatching(ISO_UTC),
        expect.stringMatching(ISO_UTC),
      ]);
    },
  ],
  [
    'The call also returns it for a `key` that is not in the list.',
    async (game) => {
      const mia = await game.logIn('mia');
      await expectCodes([mia.call('rankGet', { id: 'weekly', key: 1, filters: { season: 1 } })], [10702]);
    },
  ],
  [
    'Without it, the first page is returned. A page beyond the last is empty.',
    async (game) => {
      const mia = await ranked(game);
      const all = { id: 'weekly', filters: { season: 3 }, pageSize: 1 };
      expect(await mia.get('rankPage', { ...all, pageNum: 3 })).toEqual({ total: 2, list: [] });
      expect(await mia.get('rankPage', all)).toEqual(await mia.get('rankPage', { ...all, pageNum: 1 }));
    },
  ],
  [
    'It counts the entries that match the filters, on all pages.',
    async (game) => {
      const mia = await ranked(game);
      const { total, list } = await mia.get<Ranks>('rankPage', { id: 'weekly', filters: { season: 3 }, pageSize: 1 });
      expect([total, list.length]).toEqual([2, 1]);
    },
  ],
  [
    'The fields depend on the list. An entry of several players has none.',
    async (game) => {
      const mia = await ranked(game);
      const detailsIn = async (id: string) =>
        (await mia.get<Ranks>('rankPage', { id, filters: { season: 3 } })).list[0]?.details;
      expect([await detailsIn('weekly'), await detailsIn('teams')]).toEqual([{ level: 12 }, undefined]);
    },
  ],
  [
    'A list takes its scores from an archive of the players. A player enters it by saving the fields of its score and key.',
    async (game) => {
      const mia = await ranked(game);
      const ada = await game.logIn('ada');
      const keys = async () =>
        (await mia.get<Ranks>('rankPage', { id: 'weekly', filters: { season: 3 } })).list.map(({ key }) => key);
      await ada.get('archiveSet', { id: 'progress' }, { season: 3, team: 'red' });
      expect(await keys()).not.toContain(ada.id);
      await ada.get('archiveSet', { id: 'progress' }, { season: 3, team: 'red', score: 30 });
      expect(await keys()).toContain(ada.id);
    },
  ],
  [
    'The set-up of the list decides whether the key is a string, a number or an object. In a list of players, it is the id of a player.',
    async (game) => {
      const mia = await ranked(game);
      const keysOf = async (id: string) =>
        (await mia.get<Ranks>('rankPage', { id, filters: { season: 3 } })).list.map(({ key }) => key);
      expect([(await keysOf('weekly'))[0], await keysOf('teams')]).toEqual([mia.id, ['red']]);
    },
  ],
  [
    'The highest score is first. Equal scores have places of their own, in the order of their keys.',
    async (game) => {
      const mia = await ranked(game);
      const [leo, ada] = [await game.logIn('leo'), await game.logIn('ada')];
      await ada.get('archiveSet', { id: 'progress' }, { score: 20, season: 3, team: 'red' });
      const { list } = await mia.get<Ranks>('rankPage', { id: 'weekly', filters: { season: 3 } });
      expect(list.map(({ key, rank }) => [key, rank])).toEqual([
        [mia.id, 1],
        [ada.id, 2],
        [leo.id, 3],
      ]);
    },
  ],
  [
    'The set-up of the list decides how the scores of players who share an entry are combined: their maximum, minimum, sum or average.',
    async (game) => {
      const mia = await ranked(game);
      const scores: number[] = [];
      for (const aggregation of ['max', 'min', 'sum', 'average']) {
        await game.set('add-rank', {
          id: aggregation,
          archive: 'progress',
          key: ['team'],
          score: 'score',
          aggregation,
        });
        const { list } = await mia.get<Ranks>('rankPage', { id: aggregation });
        scores.push(list[0]?.score ?? Number.NaN);
      }
      expect(scores).toEqual([20, 10, 30, 15]);
    },
  ],
  [
    "A filter that neither the call nor the player's archive has does not narrow the list.",
    async (game) => {
      await ranked(game);
      const ada = await game.logIn('ada');
      const totalOf = async (filters: object) =>
        (await ada.get<Ranks>('rankPage', { id: 'weekly', filters: filters as Json })).total;
      const all = await totalOf({});
      await ada.get('archiveSet', { id: 'progress' }, { season: 99 });
      expect([all, await totalOf({})]).toEqual([await totalOf({ season: 3 }), 0]);
    },
  ],
  [
    'A filter that the list does not have, or whose value is not text, a number or a boolean, fails with `10703`.',
    async (game) => {
      const mia = await ranked(game);
      const page = (filters: Json) => mia.call('rankPage', { id: 'weekly', filters });
      await expectCodes([page({ shoes: 1 }), page({ season: [3] }), page({ season: true })], [10703, 10703, 0]);
    },
  ],
  [
    'The filters are an object that has a value for each field to filter by.',
    async (game) => {
      const mia = await ranked(game);
      const filters = { season: 3, team: 'blue' };
      expect((await mia.get<Ranks>('rankPage', { id: 'weekly', filters })).total).toBe(0);
    },
  ],
  [
    'The call can return it although it takes no `key`.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('archiveSet', { id: 'progress' }, { score: 'not a number', season: 3 });
      await expectCodes([mia.call('rankPage', { id: 'weekly', filters: { season: 3 } })], [10702]);
    },
  ],
  [
    'Only this call keeps the session alive. Other calls do not extend it.',
    async (game) => {
      const [mia, leo] = await pair(game);
      await game.wait(29);
      await mia.get('counterInc', { id: 'plays' });
      await leo.get('sessionCheck');
      await game.wait(2);
      await expectCodes([mia.call('sessionCheck'), leo.call('sessionCheck')], [10021, 0]);
    },
  ],
  [
    'After that, the key fails with `10020`.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('logout');
      await expectCodes([mia.call('sessionCheck')], [10020]);
    },
  ],
  [
    "The player's sessions end. The player is also removed from other players' lists of friends and help results.",
    async (game) => {
      const [mia, leo] = await pair(game);
      await leo.get('shareAnswer', { code: await mia.get<string>('shareGenerate', { id: 'revive' }) });
      await leo.get('helpFinish', { code: await mia.get<string>('helpGenerate', { topic: 'level' }) });
      await leo.get('deregister');
      await expectCodes([leo.call('sessionCheck')], [10020]);
      expect([await mia.get('shareFriends', { id: 'revive' }), await mia.get('helpLookup')]).toEqual([[], []]);
    },
  ],
  [
    'A later login from the same platform account creates a new player, with another id.',
    async (game) => {
      const mia = await game.logIn('mia');
      await mia.get('deregister');
      expect((await game.logIn('mia')).id).not.toBe(mia.id);
    },
  ],
  [
    'How long a code is valid is set for each share.',
    async (game) => {
      await game.set('add-share', { id: 'quick', minutes: 1 });
      const [mia, leo] = await pair(game);
      const quick = await mia.get<string>('shareGenerate', { id: 'quick' });
      const slow = await mia.get<string>('shareGenerate', { id: 'revive' });
      await game.wait(2);
      await expectCodes(
        [leo.call('shareAnswer', { code: quick }), leo.call('shareAnswer', { code: slow })],
        [10402, 0],
      );
    },
  ],
  [
    'The image is a PNG and comes without the envelope. A failed call returns an envelope instead.',
    async (game) => {
      const { bytes } = await game.call('shareImage', { gameId: game.id, id: 'revive' });
      expect(new TextDecoder('latin1').decode(bytes?.slice(1, 4))).toBe('PNG');
      await expectCodes([game.call('shareImage', { gameId: game.id, id: 'no-such-share' })], [10400]);
    },
  ],
  [
    'Without it, the call returns the first image.',
    async (game) => {
      const imageOf = (hash?: string) =>
        game.call('shareImage', { gameId: game.id, id: 'revive', ...(hash && { hash }) });
      const hashes = [undefined, undefined, 'a', 'b', 'c', 'd', 'e'];
      const [first, again, ...others] = await Promise.all(hashes.map(async (hash) => (await imageOf(hash)).bytes));
      expect(again).toEqual(first);
      expect(others).not.toEqual(others.map(() => first));
    },
  ],
  [
    'Friends stay in the list after `finish`, and after a new code of the share.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const generate = () => mia.get<string>('shareGenerate', { id: 'revive' });
      await leo.get('shareAnswer', { code: await generate() });
      await mia.get('shareFinish', { id: 'revive' });
      await generate();
      expect(await mia.get('shareFriends', { id: 'revive' })).toEqual([leo.id]);
    },
  ],
  [
    'A friend who answers the same share again is listed once.',
    async (game) => {
      const [mia, leo] = await pair(game);
      for (const _ of [1, 2]) {
        await leo.get('shareAnswer', { code: await mia.get<string>('shareGenerate', { id: 'revive' }) });
      }
      expect(await mia.get('shareFriends', { id: 'revive' })).toEqual([leo.id]);
    },
  ],
  [
    "A player's own code fails with `10401`.",
    async (game) => {
      const mia = await game.logIn('mia');
      const code = await mia.get<string>('shareGenerate', { id: 'revive' });
      await expectCodes([mia.call('shareAnswer', { code })], [10401]);
    },
  ],
  [
    'It fails with `10403` if the player has generated no code of this share since the last `finish`, or if the code has expired.',
    async (game) => {
      await game.set('add-share', { id: 'quick', minutes: 1 });
      const mia = await game.logIn('mia');
      const finish = () => mia.call('shareFinish', { id: 'quick' }).then(({ code }) => code);
      const codes = [await finish()];
      await mia.get('shareGenerate', { id: 'quick' });
      codes.push(await finish(), await finish());
      await mia.get('shareGenerate', { id: 'quick' });
      await game.wait(2);
      expect([...codes, await finish()]).toEqual([10403, 0, 10403, 10403]);
    },
  ],
  [
    'The milliseconds are counted from 1970-01-01T00:00:00Z.',
    async (game) => expect(await game.get('serverTimestamp')).toBe(NOW),
  ],
  [
    'The timestamp counts milliseconds since 1970, as the time of the server does.',
    async (game) => {
      const [mia, leo] = await pair(game);
      const code = await mia.get<string>('helpGenerate', { topic: 'level' });
      await leo.get('helpFinish', { code });
      expect(await mia.get('helpLookup')).toMatchObject([{ finishTime: NOW }]);
    },
  ],
  [
    'Examples show `null`.',
    async (game) => expect((await (await game.logIn('mia')).call('sessionCheck')).data).toBeNull(),
  ],
  [
    'A failed call returns `null`.',
    async (game) => expect((await game.call('wxLogin', { gameId: 'no-such-game', code: 'mia' })).data).toBeNull(),
  ],
  [
    'For a token that existed before the call, it is the time that is left.',
    async (game) => {
      const secret = { gameId: game.id, gameSecret: 'demo-secret' };
      const token = () => game.get<{ accessToken: string; expiresIn: number }>('accessTokenGet', secret);
      const first = await token();
      await game.wait(1);
      expect(await token()).toEqual({ ...first, expiresIn: first.expiresIn - 60 });
    },
  ],
];

/** What no answer of the sandbox can show. */
const NOT_SHOWN: Array<[assumption: string, why: string]> = [
  [
    'The service does not specify HTTP statuses. OpenAPI needs one for each response, so results are listed under `200` and failures under `default`.',
    'It is about the document; the contract requires the status 200 of each answer.',
  ],
  [
    'The service lists its error codes without the calls that return them. Which call returns which code follows from what the codes mean.',
    'It is about the document; the scenarios lead to each code that it lists.',
  ],
  ['The text is often JSON, which the game has to parse.', 'The platform decides what it encrypts.'],
];

/** The id of the player that a login with these credentials leads to. */
function dyPlayers(game: Game) {
  return async (anonymousCode: string, code?: string): Promise<number> =>
    (await game.get<Login>('dyLogin', { gameId: game.id, anonymousCode, ...(code && { code }) })).userDetails.id;
}

/** Two players of season 3, both in the red team, on the first page of the list; returns the first of them. */
async function ranked(game: Game): Promise<Player> {
  const [mia, leo] = await pair(game);
  await mia.get('archiveSet', { id: 'progress' }, { score: 20, season: 3, team: 'red', level: 12 });
  await leo.get('archiveSet', { id: 'progress' }, { score: 10, season: 3, team: 'red' });
  return mia;
}

const contract = await readContract();
const start = createStarter(contract);

describe('what the document assumes', () => {
  it('is shown by an answer of the sandbox, or has a reason why none can show it', () => {
    expect([...PROVEN, ...NOT_SHOWN].map(([assumption]) => assumption).sort()).toEqual(readAssumptions());
  });

  it.each(PROVEN)('the sandbox does: %s', async (_, proof) => {
    await proof(openGame('demo', contract, start({ clock: () => NOW })));
  });
});
