import { createDecipheriv } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../plugins/sandbox/core/types';
import { at, codeOf, createWorld, type World } from './support/world';

let world: World;
beforeEach(() => {
  world = createWorld();
});

describe('an access token', () => {
  const DEMO = { gameId: 'demo', gameSecret: 'demo-secret' };
  const isValid = (token: Json | undefined) =>
    at(world.control('check-token', { game: 'demo', token: token ?? null }), 'valid');

  it('is created, then cached: what is left of its 7200 seconds counts down', () => {
    const first = world.call('accessTokenGet', DEMO);
    expect(first).toEqual({ accessToken: expect.stringMatching(/^gct_[0-9a-f]{32}$/), expiresIn: 7200 });
    world.pass(600_500);
    expect(world.call('accessTokenGet', DEMO)).toEqual({ ...(first as object), expiresIn: 6599 });
  });

  it('is replaced after it has expired', () => {
    const first = world.call('accessTokenGet', DEMO);
    world.pass(7_199_000);
    expect(world.call('accessTokenGet', DEMO)).toEqual({ ...(first as object), expiresIn: 1 });
    world.pass(1);
    const second = world.call('accessTokenGet', DEMO);
    expect(at(second, 'accessToken')).not.toBe(at(first, 'accessToken'));
    expect(at(second, 'expiresIn')).toBe(7200);
  });

  it('is invalid after a refresh, which always makes a new one', () => {
    const first = at(world.call('accessTokenGet', DEMO), 'accessToken');
    expect(isValid(first)).toBe(true);
    world.pass(1000);
    const refreshed = world.call('accessTokenRefresh', DEMO);
    expect(refreshed).toMatchObject({ expiresIn: 7200 });
    expect([isValid(first), isValid(at(refreshed, 'accessToken'))]).toEqual([false, true]);
    expect(world.call('accessTokenGet', DEMO)).toEqual(refreshed);
    expect(at(world.call('accessTokenRefresh', DEMO), 'accessToken')).not.toBe(at(refreshed, 'accessToken'));
  });

  it('needs the secret of the game: 10102, after 10100 and 10101', () => {
    world.control('create-game', { id: 'other', secret: 'another' });
    for (const operationId of ['accessTokenGet', 'accessTokenRefresh']) {
      const code = (gameId: string, gameSecret: string) =>
        codeOf(() => world.call(operationId, { gameId, gameSecret }));
      expect([code('demo', 'another'), code('nowhere', 'demo-secret'), code('other', 'another')]).toEqual([
        10102, 10100, 0,
      ]);
    }
    world.control('set-shelf', { game: 'demo', offShelf: true });
    expect(codeOf(() => world.call('accessTokenGet', DEMO))).toBe(10101);
    expect(codeOf(() => world.call('accessTokenRefresh', DEMO))).toBe(10101);
  });
});

describe('the server timestamp', () => {
  it('is the time of the sandbox in milliseconds', () => {
    const before = world.call('serverTimestamp');
    expect(before).toBe(Date.UTC(2026, 4, 28, 8));
    world.pass(1234);
    expect(world.call('serverTimestamp')).toBe(Number(before) + 1234);
  });
});

describe('the decryption of messaging-app data', () => {
  const TEXT = '{"nickName":"Mia","emoji":"🎮"}';

  function encrypt(player: number, data = TEXT) {
    return world.control('encrypt-data', { game: 'demo', player, data }) as { encryptedData: string; iv: string };
  }

  it('reads what was encrypted for the player, with the key that is shown for the player', () => {
    const mia = world.logIn('mia');
    const sent = encrypt(mia.id);
    expect(mia.call('wxDecryptData', sent)).toBe(TEXT);
    const key = at(world.describe(), 'players', 0, 'platformSessionKey');
    const cipher = createDecipheriv('aes-128-cbc', Buffer.from(String(key), 'base64'), Buffer.from(sent.iv, 'base64'));
    const text = cipher.update(sent.encryptedData, 'base64', 'utf8') + cipher.final('utf8');
    expect(text).toBe(TEXT);
  });

  it('is 500 for what was changed on its way or encrypted for somebody else', () => {
    const [mia, leo] = [world.logIn('mia'), world.logIn('leo')];
    const { encryptedData, iv } = encrypt(mia.id, 'x'.repeat(100));
    const other = encrypt(leo.id, 'x'.repeat(100));
    const wrong = [
      { encryptedData: encryptedData.slice(4), iv },
      { encryptedData: `${encryptedData.slice(0, 4)} ${encryptedData.slice(5)}`, iv },
      { encryptedData: 'not base64!', iv },
      { encryptedData: '', iv },
      { encryptedData, iv: iv.slice(4) },
      { encryptedData, iv: '' },
      other,
    ];
    for (const parameters of wrong) expect(codeOf(() => mia.call('wxDecryptData', parameters))).toBe(500);
    expect(codeOf(() => mia.call('wxDecryptData', { encryptedData, iv }))).toBe(0);
  });

  it('is 30000 for players of the other platforms', () => {
    const sent = encrypt(world.logIn('mia').id);
    for (const platform of ['dy', 'ks']) {
      expect(codeOf(() => world.logIn('mia', { platform }).call('wxDecryptData', sent))).toBe(30000);
    }
  });
});
