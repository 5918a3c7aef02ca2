import { type Scenario, scenario } from '../support/scenario';

const gameId = 'demo';
/** What every platform of the sandbox refuses. */
const REFUSED = 'invalid';

export const account: Scenario[] = [
  scenario('wxLogin', 30101, (game) => game.call('wxLogin', { gameId, code: REFUSED })),
  scenario('dyLogin', 30200, (game) => game.call('dyLogin', { gameId, anonymousCode: REFUSED })),
  scenario('dyLogin', 30201, (game) => game.call('dyLogin', { gameId, anonymousCode: 'mia', code: REFUSED })),
  scenario('ksLogin', 30300, (game) => game.call('ksLogin', { gameId, code: REFUSED })),

  scenario('wxDecryptData', 30000, async (game) => {
    const { id } = await game.logIn('mia');
    const data = await game.set<{ encryptedData: string; iv: string }>('encrypt-data', { player: id, data: '{}' });
    const other = await game.logIn('leo', 'ks');
    return other.call('wxDecryptData', data);
  }),

  // What goes on between a player and a platform is brought from outside. These are all codes that no rule can bring.
  ...(['wxLogin', 'dyLogin', 'ksLogin'] as const).flatMap((operationId) =>
    [30000, 30100, 30102, 30103].map((code) =>
      scenario(operationId, code, async (game) => {
        await game.controls.fail(operationId, code);
        return game.call(operationId, { gameId, [operationId === 'dyLogin' ? 'anonymousCode' : 'code']: 'mia' });
      }),
    ),
  ),
];
