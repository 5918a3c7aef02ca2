import { type Scenario, scenario } from '../support/scenario';
import { exampleBody, exampleValues } from './examples';

/** Calls of features that must be enabled, and the code without that. */
const FEATURES: Array<[feature: string, code: number, operationIds: string[]]> = [
  [
    'archive',
    10604,
    ['archiveGet', 'archiveBatchGet', 'archiveSet', 'archiveBatchSet', 'archiveDelete', 'archiveBatchDelete'],
  ],
  ['counter', 10501, ['counterGet', 'counterInc']],
  ['rank', 10701, ['rankGet', 'rankPage']],
];

export const data: Scenario[] = [
  ...FEATURES.flatMap(([feature, code, operationIds]) =>
    operationIds.map((operationId) =>
      scenario(operationId, code, async (game) => {
        const mia = await game.logIn('mia');
        await game.set('set-feature', { feature, enabled: false });
        const operation = game.contract.operation(operationId);
        return mia.call(operationId, exampleValues(operation), exampleBody(operation));
      }),
    ),
  ),

  scenario('archiveGet', 10603, async (game) => {
    const [mia, leo] = [await game.logIn('mia'), await game.logIn('leo')];
    await mia.get('archiveSet', { id: 'progress' }, { level: 1 });
    return [await mia.call('archiveGet', { id: 'settings' }), await leo.call('archiveGet', { id: 'progress' })];
  }),
  scenario('archiveDelete', 10603, async (game) => {
    const mia = await game.logIn('mia');
    return mia.call('archiveDelete', { id: ['progress'] });
  }),

  ...['counterGet', 'counterInc'].map((operationId) =>
    scenario(operationId, 10500, async (game) => {
      const mia = await game.logIn('mia');
      return mia.call(operationId, { id: 'no-such-counter' });
    }),
  ),

  scenario('rankGet', 10702, async (game) => {
    const mia = await game.logIn('mia');
    return mia.call('rankGet', { id: 'weekly', key: 1 });
  }),
  scenario('rankPage', 10702, async (game) => {
    const mia = await game.logIn('mia');
    await mia.get('archiveSet', { id: 'progress' }, { score: 'a lot' });
    return mia.call('rankPage', { id: 'weekly' });
  }),
  scenario('rankGet', 10703, async (game) => {
    const mia = await game.logIn('mia');
    await mia.get('archiveSet', { id: 'progress' }, { score: 9, season: ['spring'] });
    return mia.call('rankGet', { id: 'weekly', key: mia.id });
  }),
  scenario('rankPage', 10703, async (game) => {
    const mia = await game.logIn('mia');
    return mia.call('rankPage', { id: 'weekly', filters: { weather: 'rain' } });
  }),

  scenario('configContent', 10100, async (game) => {
    const mia = await game.logIn('mia');
    return [
      await mia.call('configContent', { groupId: 'shop', dataId: 'hours' }),
      await mia.call('configContent', { groupId: 'bakery', dataId: 'prices' }),
    ];
  }),
];
