import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { type Cloud, createCloud } from './support/cloud';

let cloud: Cloud;
let mia: string;
let leo: string;
const called = new Set<string>();

beforeEach(async () => {
  cloud = await createCloud();
  mia = await cloud.logIn('mia');
  leo = await cloud.logIn('leo');
});

async function send(id: string, values: Record<string, Json> = {}, body?: Json): Promise<Json> {
  const { code, data } = await cloud.send(id, values, body);
  expect([id, code]).toEqual([id, 0]);
  called.add(id);
  return data;
}

/** Flows of the product spec (section 4); each response matches the document. */
describe('the sandbox', () => {
  it('logs in on three platforms, checks the session, logs out and deregisters', async () => {
    for (const id of ['wxLogin', 'dyLogin', 'ksLogin']) {
      const data = await send(id, { gameId: 'demo', code: 'zoe', anonymousCode: 'phone' });
      const { sessionKey } = data as { sessionKey: string };
      await send('sessionCheck', { session_key: sessionKey });
      await send('logout', { session_key: sessionKey });
      expect(await cloud.send('sessionCheck', { session_key: sessionKey })).toMatchObject({ code: 10020 });
    }
    await send('dyLogin', { gameId: 'demo', anonymousCode: 'phone' });
    await send('deregister', { session_key: mia });
    expect(await cloud.send('deregister', { session_key: mia })).toMatchObject({ code: 10020 });
    cloud.pass(30 * 60_000);
    expect(await cloud.send('sessionCheck', { session_key: leo })).toMatchObject({ code: 10021 });
  });

  it('invites', async () => {
    const { code } = (await send('inviteGenerate', { session_key: mia, ttl: 60 })) as { code: string };
    await send('inviteResponse', { session_key: leo, code });
    expect(await send('inviteDetails', { session_key: mia })).toMatchObject({ invited: 1, respond: 1 });
  });

  it('shares with an answer', async () => {
    const code = await send('shareGenerate', { session_key: mia, id: 'revive' });
    expect(await send('shareImage', { gameId: 'demo', id: 'revive', hash: '7f3a', code })).toBe('image/png');
    await send('shareAnswer', { session_key: leo, code });
    expect(await send('shareFriends', { session_key: mia, id: 'revive' })).toEqual([10_002]);
  });

  it('shares without an answer', async () => {
    await send('shareGenerate', { session_key: mia, id: 'daily' });
    await send('shareFinish', { session_key: mia, id: 'daily' });
  });

  it('helps', async () => {
    const code = await send('helpGenerate', { session_key: mia, topic: 'level:1' });
    await send('helpFinish', { session_key: leo, code }, { hearts: 3 });
    await send('helpFinish', { session_key: leo, code });
    expect(await send('helpLookup', { session_key: mia, topic: String.raw`level:\d+` })).toHaveLength(2);
    expect(await send('helpLookup', { session_key: mia })).toEqual([]);
    expect(await cloud.send('helpLookup', { session_key: mia, topic: String.raw`\bx` })).toMatchObject({ code: 500 });
  });

  it('keeps archives, counters, ranks, configs and events, and redeems codes', async () => {
    const session_key = mia;
    await send('archiveSet', { session_key, id: 'progress' }, { level: 12, score: 9820, season: 3 });
    await send('archiveBatchSet', { session_key }, { settings: { music: true }, 'a/b,c': {} });
    await send('archiveGet', { session_key, id: 'a/b,c' });
    await send('archiveBatchGet', { session_key, includes: ['progress', 'settings'] });
    expect(await send('rankGet', { session_key, id: 'weekly', key: 10_001, filters: { season: 3 } })).toEqual({
      key: 10_001,
      rank: 1,
      score: 9820,
      details: { level: 12 },
    });
    await send('rankPage', { session_key, id: 'weekly', pageNum: 1, pageSize: 3 });
    await send('archiveDelete', { session_key, id: ['progress', 'settings'] });
    await send('archiveBatchDelete', { session_key });
    await send('counterInc', { session_key, id: 'plays' });
    expect(await send('counterGet', { session_key, id: 'plays' })).toBe(1);
    expect(await send('configContent', { session_key, groupId: 'shop', dataId: 'prices' })).toContain('heart');
    expect(await send('cdkeyUse', { session_key, type: 'adfree', code: 'SUMMER-2026' })).toBe('30 days');
    const event_list = [{ type: 'login', timestamp: 1_779_955_200_000, event: { device: 'phone' } }];
    await send('trackCollect', { session_key, event_list });
    expect(await cloud.control('list-events', { game: 'demo', player: 10_001 })).toEqual(event_list);
  });

  it('does not delete archives where a list comes empty', async () => {
    await send('archiveSet', { session_key: mia, id: 'progress' }, {});
    expect(await cloud.send('archiveBatchDelete', { session_key: mia, includes: [''] })).toMatchObject({ code: 500 });
    await send('archiveGet', { session_key: mia, id: 'progress' });
  });

  it('serves servers and everyone', async () => {
    const DEMO = { gameId: 'demo', gameSecret: 'demo-secret' };
    const token = await send('accessTokenGet', DEMO);
    expect(await send('accessTokenRefresh', DEMO)).not.toEqual(token);
    expect(await send('serverTimestamp')).toBe(Date.UTC(2026, 4, 28, 8));
    await send('ipToRegion');
    await send('ipToRegion', { ip: ['203.0.113.7', 'x', '::1'] });
    await send('coordToRegion', { coord: ['-79.35:43.65', '121.47:31.23', '0:0'] });
    const sent = await cloud.control('encrypt-data', { game: 'demo', player: 10_001, data: '{"nickName":"Mia"}' });
    expect(await send('wxDecryptData', { ...(sent as Record<string, Json>), session_key: mia })).toBe(
      '{"nickName":"Mia"}',
    );
  });

  it('has answered every call of the document', () => {
    expect([...called].sort()).toEqual(cloud.api.operations.map(({ id }) => id).sort());
  });
});
