import { createSandbox } from '../../../../plugins/sandbox/core/handle/createSandbox';
import { createRandom } from '../../../../plugins/sandbox/core/random';
import { createMemoryStore } from '../../../../plugins/sandbox/core/store/memoryStore';
import type { Clock } from '../../../../plugins/sandbox/core/types';
import { compile } from '../../../sandbox/support/document';
import { gameCloud } from '../../support/withoutPlayers';
import type { Contract } from './contract';
import type { Fetch } from './wire';

export function createStarter({ model }: Contract): (options?: { clock?: Clock; seed?: number }) => Fetch {
  const { api } = compile(model);
  return ({ clock = Date.now, seed = 1 } = {}) => {
    const random = createRandom(seed);
    const sandbox = createSandbox({ api, backend: gameCloud, store: createMemoryStore(), clock, random });
    return (request) => sandbox.fetch(request, { ip: '192.0.2.44' });
  };
}
