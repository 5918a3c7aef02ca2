import { type Scenario, scenario } from '../support/scenario';

/** The code that every platform of the sandbox rejects. */
const REFUSED = 'invalid';

export const account: Scenario[] = [
  scenario('wxLogin', 30101, (game) => game.call('wxLogin', { gameId: game.id, code: REFUSED })),
  scenario('dyLogin', 30200, (game) => game.call('dyLogin', { gameId: game.id, anonymousCode: REFUSED })),
  scenario('dyLogin', 30201, (game) => game.call('dyLogin', { gameId: game.id, anonymousCode: 'mia', code: REFUSED })),
  scenario('ksLogin', 30300, (game) => game.call('ksLogin', { gameId: game.id, code: REFUSED })),

  scenario('wxDecryptData', 30000, async (game) => {
    const { id } = await game.logIn('mia');
    const data = await game.set<{ encryptedData: string; iv: string }>('encrypt-data', { player: id, data: '{}' });
    const other = await game.logIn('leo', 'ks');
    return other.call('wxDecryptData', data);
  }),
];
