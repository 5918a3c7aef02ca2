import { type Scenario, scenario } from '../support/scenario';

const LIFE_OF_A_SHARE = 10_080;

export const social: Scenario[] = [
  scenario('inviteResponse', 10200, async (game) => {
    const mia = await game.logIn('mia');
    const { code } = await mia.get<{ code: string }>('inviteGenerate');
    const leo = await game.logIn('leo');
    const stranger = await (await game.createGame('other')).logIn('ada');
    return [
      await leo.call('inviteResponse', { code: `${code}X` }),
      await mia.call('inviteResponse', { code }),
      await stranger.call('inviteResponse', { code }),
    ];
  }),
  scenario('inviteResponse', 10201, async (game) => {
    const mia = await game.logIn('mia');
    const { code } = await mia.get<{ code: string }>('inviteGenerate', { ttl: 5 });
    await game.wait(5);
    const leo = await game.logIn('leo');
    return leo.call('inviteResponse', { code });
  }),
  scenario('inviteResponse', 10202, async (game) => {
    const [mia, ada, leo] = [await game.logIn('mia'), await game.logIn('ada'), await game.logIn('leo')];
    const first = await mia.get<{ code: string }>('inviteGenerate');
    const second = await ada.get<{ code: string }>('inviteGenerate');
    await leo.get('inviteResponse', { code: first.code });
    return leo.call('inviteResponse', { code: second.code });
  }),

  ...['shareGenerate', 'shareFriends', 'shareFinish'].map((operationId) =>
    scenario(operationId, 10400, async (game) => {
      const mia = await game.logIn('mia');
      return mia.call(operationId, { id: 'no-such-share' });
    }),
  ),
  scenario('shareImage', 10400, (game) => game.call('shareImage', { gameId: game.id, id: 'no-such-share' })),
  scenario('shareAnswer', 10401, async (game) => {
    const leo = await game.logIn('leo');
    return leo.call('shareAnswer', { code: 'SHR-NONE' });
  }),
  scenario('shareAnswer', 10402, async (game) => {
    const mia = await game.logIn('mia');
    const code = await mia.get<string>('shareGenerate', { id: 'revive' });
    await game.wait(LIFE_OF_A_SHARE);
    const leo = await game.logIn('leo');
    return leo.call('shareAnswer', { code });
  }),
  scenario('shareFinish', 10403, async (game) => {
    const share = { id: 'revive' };
    const mia = await game.logIn('mia');
    const before = await mia.call('shareFinish', share);
    await mia.get('shareGenerate', share);
    await mia.get('shareFinish', share);
    const twice = await mia.call('shareFinish', share);
    await mia.get('shareGenerate', share);
    await game.wait(LIFE_OF_A_SHARE);
    const late = await (await game.logIn('mia')).call('shareFinish', share);
    return [before, twice, late];
  }),

  ...['helpGenerate', 'helpLookup'].map((operationId) =>
    scenario(operationId, 10300, async (game) => {
      const mia = await game.logIn('mia');
      return mia.call(operationId, { topic: operationId === 'helpLookup' ? '' : ' ' });
    }),
  ),
  scenario('helpFinish', 10301, async (game) => {
    const leo = await game.logIn('leo');
    return leo.call('helpFinish', { code: 'HLP-NONE' });
  }),
  scenario('helpFinish', 10302, async (game) => {
    const mia = await game.logIn('mia');
    const code = await mia.get<string>('helpGenerate', { topic: 'level:1', ttl: 1 });
    await game.wait(1);
    const leo = await game.logIn('leo');
    return leo.call('helpFinish', { code }, { hearts: 3 });
  }),

  scenario('cdkeyUse', 10803, async (game) => {
    const mia = await game.logIn('mia');
    await game.set('add-redeem-code', { code: 'SPRING', type: 'adfree', content: '7 days' });
    return [
      await mia.call('cdkeyUse', { type: 'adfree', code: 'SPRNIG' }),
      await mia.call('cdkeyUse', { type: 'coins', code: 'SPRING' }),
    ];
  }),
  scenario('cdkeyUse', 10804, async (game) => {
    const [mia, leo] = [await game.logIn('mia'), await game.logIn('leo')];
    await game.set('add-redeem-code', { code: 'SPRING', type: 'adfree', content: '7 days', limit: 1 });
    await mia.get('cdkeyUse', { type: 'adfree', code: 'SPRING' });
    return leo.call('cdkeyUse', { type: 'adfree', code: 'SPRING' });
  }),
];
