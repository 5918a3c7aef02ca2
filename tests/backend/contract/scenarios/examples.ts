import type { Operation } from '../../../../plugins/openapi/core/model/types';
import type { Json } from '../../../../plugins/shared/core/json';
import type { Contract, Outcome } from '../support/contract';
import type { Game, Player } from '../support/game';
import { type Scenario, scenario } from '../support/scenario';
import type { Values } from '../support/wire';

/** `index`: of the example, if a parameter has several. */
export function exampleValues({ parameters }: Operation, index = 0): Values {
  return Object.fromEntries(parameters.map(({ name, examples }) => [name, (examples[index] ?? examples[0])?.value]));
}

export function exampleBody({ body }: Operation, index = 0): Json | undefined {
  const examples = body?.contents[0]?.examples ?? [];
  return (examples[index] ?? examples[0])?.value;
}

/** Sets up an example. Returns values for placeholders of the document: codes, encrypted data. */
const PREPARE: Record<string, (player: Player, game: Game) => Promise<Values>> = {
  inviteResponse: async (_, game) => ({
    code: (await (await game.logIn('ada')).get<{ code: string }>('inviteGenerate')).code,
  }),
  shareAnswer: async (_, game) => ({ code: await (await game.logIn('ada')).get('shareGenerate', { id: 'revive' }) }),
  shareFinish: async ({ get }) => {
    await get('shareGenerate', { id: 'revive' });
    return {};
  },
  helpFinish: async (_, game) => ({ code: await (await game.logIn('ada')).get('helpGenerate', { topic: 'level:1' }) }),
  archiveGet: saveTwo,
  archiveDelete: saveTwo,
  rankGet: async ({ get, id }) => {
    await get('archiveSet', { id: 'progress' }, { score: 9820, season: 3 });
    return { key: id };
  },
};

async function saveTwo({ get }: Player): Promise<Values> {
  await get('archiveBatchSet', {}, { progress: { level: 12 }, settings: {} });
  return {};
}

export function examples({ operations }: Contract): Scenario[] {
  return operations.map((operation) =>
    scenario(operation.operationId, 0, async (game) => {
      const player = await game.logIn('mia');
      const prepared = (await PREPARE[operation.operationId]?.(player, game)) ?? {};
      const own = operation.parameters.some(({ name }) => name === 'gameId') ? { gameId: game.id } : {};
      const secret = operation.security.flat().some(({ scheme }) => scheme.name === 'gameSecret');
      const outcomes: Outcome[] = [];
      for (let index = 0; index < countExamples(operation); index += 1) {
        const values = { ...exampleValues(operation, index), ...own, ...prepared };
        const keys = secret ? { gameSecret: 'demo-secret' } : {};
        outcomes.push(await player.call(operation.operationId, { ...values, ...keys }, exampleBody(operation, index)));
      }
      return outcomes;
    }),
  );
}

function countExamples({ parameters, body }: Operation): number {
  const lists = [...parameters.map(({ examples: list }) => list), body?.contents[0]?.examples ?? []];
  return Math.max(1, ...lists.map(({ length }) => length));
}
