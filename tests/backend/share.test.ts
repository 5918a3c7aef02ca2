import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { isBinary, type Json } from '../../plugins/sandbox/core/types';
import { type Client, codeOf, createWorld, MINUTE, type World } from './support/world';

let world: World;
let mia: Client;
let leo: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
  leo = world.logIn('leo');
});

const share = (id = 'revive') => String(mia.call('shareGenerate', { id }));
const answer = (client: Client, code: string) => codeOf(() => client.call('shareAnswer', { code }));

describe('a share without friends', () => {
  it('is generated, shared and finished, once for each code', () => {
    expect(share()).toMatch(/^SHR-[2-9A-HJKMNP-Z]{6}$/);
    expect(mia.call('shareFinish', { id: 'revive' })).toBeNull();
    expect(codeOf(() => mia.call('shareFinish', { id: 'revive' }))).toBe(10403);
    share();
    expect(codeOf(() => mia.call('shareFinish', { id: 'revive' }))).toBe(0);
  });

  it('fails with 10403 where no code was generated, or it has expired', () => {
    share('daily');
    expect(codeOf(() => mia.call('shareFinish', { id: 'revive' }))).toBe(10403);
    expect(codeOf(() => leo.call('shareFinish', { id: 'daily' }))).toBe(10403);
    world.pass(24 * 60 * MINUTE);
    mia = world.logIn('mia');
    expect(codeOf(() => mia.call('shareFinish', { id: 'daily' }))).toBe(10403);
  });
});

describe('a share with friends', () => {
  it('lists the ids of the friends who answered, in their order, each once', () => {
    const [first, second] = [share(), share()];
    const ada = world.logIn('ada');
    expect(mia.call('shareFriends', { id: 'revive' })).toEqual([]);
    expect(leo.call('shareAnswer', { code: second })).toBeNull();
    expect([answer(ada, first), answer(leo, first), answer(leo, second)]).toEqual([0, 0, 0]);
    expect(mia.call('shareFriends', { id: 'revive' })).toEqual([leo.id, ada.id]);
    expect(mia.call('shareFriends', { id: 'daily' })).toEqual([]);
    expect(leo.call('shareFriends', { id: 'revive' })).toEqual([]);
  });

  it('refuses a wrong code and the player’s own with 10401, and an old one with 10402', () => {
    const code = share();
    world.control('create-game', { id: 'other' });
    expect([answer(leo, code.slice(1)), answer(mia, code)]).toEqual([10401, 10401]);
    expect(answer(world.logIn('leo', { game: 'other' }), code)).toBe(10401);
    world.pass(7 * 24 * 60 * MINUTE - 1);
    leo = world.logIn('leo');
    expect(answer(leo, code)).toBe(0);
    world.pass(1);
    expect(answer(leo, code)).toBe(10402);
  });

  it('lives as long as the share says', () => {
    world.control('add-share', { game: 'demo', id: 'short', minutes: 1 });
    const code = share('short');
    world.pass(MINUTE);
    expect(answer(leo, code)).toBe(10402);
  });
});

describe('a share identifier', () => {
  it('is refused with 10400 where the game has no such share', () => {
    for (const operationId of ['shareGenerate', 'shareFriends', 'shareFinish']) {
      expect(codeOf(() => mia.call(operationId, { id: 'other' }))).toBe(10400);
    }
    expect(codeOf(() => world.run('shareImage', { gameId: 'demo', id: 'other' }, undefined))).toBe(10400);
    world.control('add-share', { game: 'demo', id: 'other' });
    expect(codeOf(() => mia.call('shareGenerate', { id: 'other' }))).toBe(0);
  });
});

describe('the share image', () => {
  function image(parameters: Record<string, Json> = {}): Uint8Array {
    const result = world.run('shareImage', { gameId: 'demo', id: 'revive', ...parameters }, undefined);
    if (!isBinary(result)) throw new Error('no image');
    expect(result.mediaType).toBe('image/png');
    return result.bytes;
  }

  it('is a small PNG file that can be decoded', () => {
    const bytes = image();
    expect(bytes.length).toBeLessThan(20_000);
    const view = new DataView(bytes.buffer);
    expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect([view.getUint32(16), view.getUint32(20), ...bytes.subarray(24, 29)]).toEqual([300, 240, 4, 3, 0, 0, 0]);
    const start = 33 + 12 + view.getUint32(33);
    const pixels = bytes.subarray(start + 8, start + 8 + view.getUint32(start));
    expect(inflateSync(pixels)).toHaveLength((300 / 2 + 1) * 240);
    expect([...bytes.subarray(-8)]).toEqual([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  });

  it('is one of as many as the share has, chosen by the hash', () => {
    const pictures = Array.from({ length: 20 }, (_, hash) => image({ hash: `h${hash}` }).join());
    expect(new Set(pictures).size).toBe(3);
    expect(image({ hash: 'h1' }).join()).toBe(pictures[1]);
    const daily = Array.from({ length: 5 }, (_, hash) => image({ id: 'daily', hash: `h${hash}` }).join());
    expect(new Set(daily).size).toBe(1);
  });

  it('is the same for each code, and does not ask whether there is such a code', () => {
    const [none, one, two] = [image(), image({ code: share() }), image({ code: 'anything' })];
    expect(new Set([none, one, two].map(String)).size).toBe(1);
  });

  it('needs no session, but a game that there is', () => {
    expect(codeOf(() => world.run('shareImage', { gameId: 'nowhere', id: 'revive' }, undefined))).toBe(10100);
    world.control('set-shelf', { game: 'demo', offShelf: true });
    expect(codeOf(() => image())).toBe(10101);
  });
});
