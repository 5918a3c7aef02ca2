import { type Scenario, scenario } from '../support/scenario';

/** The sandbox has no platforms, so these codes need a fault. */
const ONLY_BY_FAULT: Record<string, number[]> = {
  wxLogin: [30000, 30100, 30102, 30103],
  dyLogin: [30000, 30100, 30102, 30103],
  ksLogin: [30000, 30100, 30102, 30103],
};

export const faults: Scenario[] = Object.entries(ONLY_BY_FAULT).flatMap(([operationId, codes]) =>
  codes.map((code) =>
    scenario(operationId, code, async (game) => {
      await game.controls.fail(operationId, code);
      return game.call(operationId, {
        gameId: game.id,
        ...(operationId === 'dyLogin' ? { anonymousCode: 'mia' } : { code: 'mia' }),
      });
    }),
  ),
);
