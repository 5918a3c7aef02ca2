import { beforeEach, describe, expect, it } from 'vitest';
import { at, type Client, codeOf, createWorld, MINUTE, type World } from './support/world';

let world: World;
let mia: Client;
beforeEach(() => {
  world = createWorld();
  mia = world.logIn('mia');
});

const invite = (ttl?: number) => String(at(mia.call('inviteGenerate', ttl === undefined ? {} : { ttl }), 'code'));
const answer = (client: Client, code: string) => codeOf(() => client.call('inviteResponse', { code }));

describe('an invite', () => {
  it('is counted when its code is generated, and returned with the code', () => {
    expect(mia.call('inviteDetails')).toEqual({ invited: 0, respond: 0 });
    expect(mia.call('inviteGenerate')).toEqual({
      code: expect.stringMatching(/^INV-[2-9A-HJKMNP-Z]{6}$/),
      details: { invited: 1, respond: 0, lastInvitedTime: world.now() },
    });
    world.pass(MINUTE);
    expect(invite()).not.toBe(invite());
    expect(mia.call('inviteDetails')).toEqual({ invited: 3, respond: 0, lastInvitedTime: world.now() });
  });

  it('is counted as responded to when a user answers', () => {
    const code = invite();
    world.pass(MINUTE);
    expect(world.logIn('leo').call('inviteResponse', { code })).toBeNull();
    expect(mia.call('inviteDetails')).toMatchObject({ respond: 1, lastRespondTime: world.now() });
  });

  it('counts everybody who answers, not new users alone', () => {
    const code = invite();
    world.logIn('leo');
    expect(answer(world.logIn('leo'), code)).toBe(0);
    expect(mia.call('inviteDetails')).toMatchObject({ respond: 1, lastRespondTime: world.now() });
  });

  it('can be answered by several users, by each once', () => {
    const code = invite();
    const leo = world.logIn('leo');
    expect([answer(leo, code), answer(leo, code), answer(world.logIn('ada'), code)]).toEqual([0, 10202, 0]);
    const other = String(at(world.logIn('zoe').call('inviteGenerate'), 'code'));
    expect(answer(leo, other)).toBe(10202);
    expect(mia.call('inviteDetails')).toMatchObject({ respond: 2 });
    expect(leo.call('inviteDetails')).toEqual({ invited: 0, respond: 0 });
  });

  it('lives for its ttl in minutes, then answers 10201', () => {
    const code = invite(2);
    world.pass(2 * MINUTE - 1);
    expect(answer(world.logIn('leo'), code)).toBe(0);
    world.pass(1);
    expect(answer(world.logIn('ada'), code)).toBe(10201);
  });

  it('lives for 100 years without a ttl', () => {
    const code = invite();
    world.pass(100 * 365 * 24 * 60 * MINUTE - 1);
    expect(answer(world.logIn('leo'), code)).toBe(0);
    world.pass(1);
    expect(answer(world.logIn('ada'), code)).toBe(10201);
  });

  it('answers 10200 for a code that was cut off, is of another game or of another feature, or is the player’s own', () => {
    const code = invite();
    const share = String(mia.call('shareGenerate', { id: 'revive' }));
    world.control('create-game', { id: 'other' });
    const leo = world.logIn('leo');
    for (const wrong of [code.slice(0, -1), code.toLowerCase(), '', 'toString', share]) {
      expect(answer(leo, wrong)).toBe(10200);
    }
    expect(answer(world.logIn('leo', { game: 'other' }), code)).toBe(10200);
    expect(answer(mia, code)).toBe(10200);
    expect(answer(leo, code)).toBe(0);
  });

  it('says what is wrong with a code also to a player who cannot answer any more', () => {
    const [old, code] = [invite(1), invite()];
    const leo = world.logIn('leo');
    leo.call('inviteResponse', { code });
    world.pass(MINUTE);
    expect([answer(leo, 'INV-XXXXXX'), answer(leo, old), answer(leo, code)]).toEqual([10200, 10201, 10202]);
  });

  it('makes the oldest code invalid when a player has more than 100', () => {
    const first = invite();
    const second = invite();
    for (let count = 0; count < 99; count += 1) invite();
    const leo = world.logIn('leo');
    expect([answer(leo, first), answer(leo, second)]).toEqual([10200, 0]);
  });
});
