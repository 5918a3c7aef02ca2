import { describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { type Cloud, createCloud } from './support/cloud';

type Scene = (cloud: Cloud) => Promise<unknown>;

function asPlayer(id: string, values: Record<string, Json>, body?: Json): Scene {
  return async (cloud) => cloud.send(id, { ...values, session_key: await cloud.logIn('mia') }, body);
}

function without(feature: string, scene: Scene): Scene {
  return async (cloud) => {
    await cloud.control('set-feature', { game: 'demo', feature, enabled: false });
    return scene(cloud);
  };
}

function offShelf(id: string, values: Record<string, Json>): Scene {
  return async (cloud) => {
    await cloud.control('set-shelf', { game: 'demo', offShelf: true });
    return cloud.send(id, values);
  };
}

function afterMinutes(generate: string, values: Record<string, Json>, minutes: number, use: string): Scene {
  return async (cloud) => {
    const { data } = await cloud.send(generate, { ...values, session_key: await cloud.logIn('friend') });
    cloud.pass(minutes * 60_000);
    const code = typeof data === 'object' ? (data as { code: string }).code : data;
    return cloud.send(use, { code, session_key: await cloud.logIn('mia') });
  };
}

const LOGIN = { gameId: 'demo', code: 'mia', anonymousCode: 'phone' };
const TOKEN = { gameId: 'demo', gameSecret: 'demo-secret' };
const IMAGE = { gameId: 'demo', id: 'revive' };

function logins(id: string, invalid: Record<number, Scene>): Record<number, Scene> {
  return {
    ...invalid,
    10100: (cloud) => cloud.send(id, { ...LOGIN, gameId: 'nowhere' }),
    10101: offShelf(id, LOGIN),
    30102: async (cloud) => {
      await cloud.send('wxLogin', LOGIN);
      await cloud.set('players/demo', 10_000);
      return cloud.send(id, { gameId: 'demo', code: 'new', anonymousCode: 'new' });
    },
  };
}

/** How to get each code that is not about the request's shape or session. */
const SCENES: Record<string, Record<number, Scene>> = {
  wxLogin: logins('wxLogin', { 30101: (cloud) => cloud.send('wxLogin', { ...LOGIN, code: 'invalid' }) }),
  ksLogin: logins('ksLogin', { 30300: (cloud) => cloud.send('ksLogin', { ...LOGIN, code: 'invalid' }) }),
  dyLogin: logins('dyLogin', {
    30200: (cloud) => cloud.send('dyLogin', { ...LOGIN, anonymousCode: 'invalid' }),
    30201: (cloud) => cloud.send('dyLogin', { ...LOGIN, code: 'invalid' }),
  }),
  wxDecryptData: {
    30000: async (cloud) => {
      const key = await cloud.logIn('mia', 'ks');
      return cloud.send('wxDecryptData', { encryptedData: 'AAAA', iv: 'AAAA', session_key: key });
    },
  },
  inviteResponse: {
    10200: asPlayer('inviteResponse', { code: 'INV-000000' }),
    10201: afterMinutes('inviteGenerate', { ttl: 5 }, 5, 'inviteResponse'),
    10202: async (cloud) => {
      const { data } = await cloud.send('inviteGenerate', { session_key: await cloud.logIn('friend') });
      const scene = asPlayer('inviteResponse', { code: (data as { code: string }).code });
      await scene(cloud);
      return scene(cloud);
    },
  },
  shareGenerate: { 10400: asPlayer('shareGenerate', { id: 'other' }) },
  shareFriends: { 10400: asPlayer('shareFriends', { id: 'other' }) },
  shareFinish: {
    10400: asPlayer('shareFinish', { id: 'other' }),
    10403: asPlayer('shareFinish', { id: 'revive' }),
  },
  shareAnswer: {
    10401: asPlayer('shareAnswer', { code: 'SHR-000000' }),
    10402: afterMinutes('shareGenerate', { id: 'daily' }, 1440, 'shareAnswer'),
  },
  shareImage: {
    10100: (cloud) => cloud.send('shareImage', { ...IMAGE, gameId: 'nowhere' }),
    10101: offShelf('shareImage', IMAGE),
    10400: (cloud) => cloud.send('shareImage', { ...IMAGE, id: 'other' }),
  },
  helpGenerate: { 10300: asPlayer('helpGenerate', { topic: ' level' }) },
  helpFinish: {
    10301: asPlayer('helpFinish', { code: 'HLP-000000' }, {}),
    10302: afterMinutes('helpGenerate', { topic: 'level:1' }, 10_080, 'helpFinish'),
  },
  helpLookup: { 10300: asPlayer('helpLookup', { topic: '' }) },
  cdkeyUse: {
    10803: asPlayer('cdkeyUse', { type: 'adfree', code: 'WINTER' }),
    10804: asPlayer('cdkeyUse', { type: 'coins', code: 'ALL-GONE' }),
  },
  archiveGet: {
    10603: asPlayer('archiveGet', { id: 'progress' }),
    10604: without('archive', asPlayer('archiveGet', { id: 'progress' })),
  },
  archiveBatchGet: { 10604: without('archive', asPlayer('archiveBatchGet', {})) },
  archiveSet: { 10604: without('archive', asPlayer('archiveSet', { id: 'progress' }, {})) },
  archiveBatchSet: { 10604: without('archive', asPlayer('archiveBatchSet', {}, {})) },
  archiveDelete: {
    10603: asPlayer('archiveDelete', { id: ['progress', 'settings'] }),
    10604: without('archive', asPlayer('archiveDelete', { id: ['progress'] })),
  },
  archiveBatchDelete: { 10604: without('archive', asPlayer('archiveBatchDelete', {})) },
  counterGet: {
    10500: asPlayer('counterGet', { id: 'other' }),
    10501: without('counter', asPlayer('counterGet', { id: 'plays' })),
  },
  counterInc: {
    10500: asPlayer('counterInc', { id: 'other' }),
    10501: without('counter', asPlayer('counterInc', { id: 'plays' })),
  },
  rankGet: {
    10701: without('rank', asPlayer('rankGet', { id: 'weekly', key: 10_001 })),
    10702: asPlayer('rankGet', { id: 'weekly', key: 10_001 }),
    10703: asPlayer('rankGet', { id: 'weekly', key: 10_001, filters: { level: 1 } }),
  },
  rankPage: {
    10701: asPlayer('rankPage', { id: 'other' }),
    10702: async (cloud) => {
      await asPlayer('archiveSet', { id: 'progress' }, { score: 'high' })(cloud);
      return asPlayer('rankPage', { id: 'weekly' })(cloud);
    },
    10703: asPlayer('rankPage', { id: 'weekly', filters: { season: [3] } }),
  },
  configContent: { 10100: asPlayer('configContent', { groupId: 'shop', dataId: 'other' }) },
  accessTokenGet: tokens('accessTokenGet'),
  accessTokenRefresh: tokens('accessTokenRefresh'),
  ipToRegion: { 20000: (cloud) => cloud.send('ipToRegion', { ip: Array(101).fill('192.0.2.1') }) },
  coordToRegion: { 20010: (cloud) => cloud.send('coordToRegion', { coord: Array(101).fill('0:0') }) },
};

function tokens(id: string): Record<number, Scene> {
  return {
    10100: (cloud) => cloud.send(id, { ...TOKEN, gameId: 'nowhere' }),
    10101: offShelf(id, TOKEN),
    10102: (cloud) => cloud.send(id, { ...TOKEN, gameSecret: 'wrong' }),
  };
}

/** The sandbox has no platforms, so these codes need a fault. */
const ONLY_BY_FAULT: Record<string, number[]> = {
  wxLogin: [30000, 30100, 30103],
  dyLogin: [30000, 30100, 30103],
  ksLogin: [30000, 30100, 30103],
};

const IN_ENTRIES: Record<string, number[]> = { ipToRegion: [20001, 20002], coordToRegion: [20011] };

/** Tested with the router. */
const OF_EVERY_CALL = new Set([500, 501, 10020, 10021]);

describe('the codes of the document', () => {
  const scenes = Object.entries(SCENES).flatMap(([id, codes]) =>
    Object.entries(codes).map(([code, scene]) => ({ id, code: Number(code), scene })),
  );

  it.each(scenes)('$id fails with $code', async ({ code, scene }) => {
    expect(await scene(await createCloud())).toMatchObject({ code, data: null });
  });

  it('all come by a rule, in an entry, or only by a fault', async () => {
    const { api } = await createCloud();
    const listed = api.operations.map(({ id, codes = [] }) => [id, codes.filter((code) => !OF_EVERY_CALL.has(code))]);
    const known = api.operations.map(({ id }) => {
      const byRule = Object.keys(SCENES[id] ?? {}).map(Number);
      return [id, [...byRule, ...(IN_ENTRIES[id] ?? []), ...(ONLY_BY_FAULT[id] ?? [])].sort((a, b) => a - b)];
    });
    expect(known).toEqual(listed);
  });

  it('are in the entries of lookups, with the texts of the catalogue', async () => {
    const { send } = await createCloud();
    const { data } = await send('ipToRegion', { ip: ['nowhere', '10.0.0.1'] });
    expect(data).toMatchObject({
      me: { code: 0, msg: 'success' },
      results: [
        { code: 20001, msg: expect.stringMatching(/IP/) },
        { code: 20002, msg: expect.stringMatching(/IP/) },
      ],
    });
    expect((await send('coordToRegion', { coord: ['0:0'] })).data).toMatchObject([
      { code: 20011, msg: expect.stringMatching(/location/) },
    ]);
  });
});
