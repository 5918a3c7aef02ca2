import { expect } from 'vitest';
import { type Scenario, scenario } from '../support/scenario';

/** Product spec, section 4. */
export const flows: Scenario[] = [
  scenario('sessionCheck', 0, async (game) => {
    const { call } = await game.logIn('mia');
    for (let check = 0; check < 4; check += 1) {
      await game.wait(15);
      await call('sessionCheck');
    }
    return call('sessionCheck');
  }),

  scenario('inviteDetails', 0, async (game) => {
    const [mia, leo] = [await game.logIn('mia'), await game.logIn('leo')];
    await game.logIn('ada');
    const ada = await game.logIn('ada');
    const { code } = await mia.get<{ code: string }>('inviteGenerate');
    await leo.get('inviteResponse', { code });
    await ada.get('inviteResponse', { code });
    const details = await mia.call('inviteDetails');
    // Ada has logged in before, and counts, too.
    expect(details.data).toMatchObject({ invited: 1, respond: 2 });
    return details;
  }),

  scenario('shareFriends', 0, async (game) => {
    const [mia, leo, ada] = [await game.logIn('mia'), await game.logIn('leo'), await game.logIn('ada')];
    const code = await mia.get<string>('shareGenerate', { id: 'revive' });
    for (const friend of [leo, ada, leo]) await friend.get('shareAnswer', { code });
    const friends = await mia.call('shareFriends', { id: 'revive' });
    expect(friends.data).toEqual([leo.id, ada.id]);
    return friends;
  }),

  scenario('helpLookup', 0, async (game) => {
    const [mia, leo] = [await game.logIn('mia'), await game.logIn('leo')];
    const code = await mia.get<string>('helpGenerate', { topic: 'level:7' });
    await leo.get('helpFinish', { code }, { hearts: 3 });
    const others = await mia.call('helpLookup', { topic: 'boss' });
    const fetched = await mia.call('helpLookup', { topic: 'level:\\d+' });
    const again = await mia.call('helpLookup');
    expect([others.data, again.data]).toEqual([[], []]);
    expect(fetched.data).toMatchObject([{ topic: 'level:7', helperId: leo.id, content: { hearts: 3 } }]);
    return [others, fetched, again];
  }),

  scenario('deregister', 0, async (game) => {
    const mia = await game.logIn('mia');
    await mia.get('archiveSet', { id: 'progress' }, { level: 12 });
    const outcome = await mia.call('deregister');
    const back = await game.logIn('mia');
    expect(back.id).not.toBe(mia.id);
    expect(await back.get('archiveBatchGet')).toEqual({});
    expect((await mia.call('sessionCheck')).code).toBe(10020);
    return outcome;
  }),

  scenario('counterInc', 0, async (game) => {
    const mia = await game.logIn('mia');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => mia.call('counterInc', { id: 'plays' })));
    expect(new Set(outcomes.map(({ data }) => data)).size).toBe(20);
    expect(await mia.get('counterGet', { id: 'plays' })).toBe(20);
    return outcomes;
  }),

  scenario('rankPage', 0, async (game) => {
    for (const [name, score, season] of [
      ['mia', 5, 1],
      ['leo', 9, 1],
      ['ada', 7, 2],
    ] as const) {
      const player = await game.logIn(name);
      await player.get('archiveSet', { id: 'progress' }, { score, season });
    }
    const ada = await game.logIn('ada');
    const own = await ada.call('rankPage', { id: 'weekly' });
    const asked = await ada.call('rankPage', { id: 'weekly', filters: { season: 1 }, pageNum: 2, pageSize: 1 });
    // The omitted season is that of Ada's archive.
    expect(own.data).toMatchObject({ total: 1, list: [{ key: ada.id, rank: 1, score: 7 }] });
    expect(asked.data).toMatchObject({ total: 2, list: [{ rank: 2, score: 5 }] });
    return [own, asked];
  }),

  scenario('accessTokenRefresh', 0, async (game) => {
    const server = { gameId: game.id, gameSecret: 'demo-secret' };
    const first = await game.get<{ accessToken: string }>('accessTokenGet', server);
    expect(await game.get('accessTokenGet', server)).toMatchObject({ accessToken: first.accessToken });
    const refreshed = await game.call('accessTokenRefresh', server);
    expect(await game.set('check-token', { token: first.accessToken })).toEqual({ valid: false });
    const { accessToken } = await game.get<{ accessToken: string }>('accessTokenGet', server);
    expect(refreshed.data).toEqual({ accessToken, expiresIn: 7200 });
    return refreshed;
  }),
];
