import api from '@generated/sandbox/default/api.json';
import { createControlClient } from '@livespec/docusaurus/client/sandbox/core/controls/client';
import { createSandbox } from '@livespec/docusaurus/client/sandbox/core/handle/createSandbox';
import { createMemoryStore } from '@livespec/docusaurus/client/sandbox/core/store/memoryStore';
import seeded from '../../../../src/backend';
import { seedGame } from '../../../../src/backend/seed';

/** Demos bring the players that they show. */
const backend = { ...seeded, seed: seedGame };

/** Has the heavy imports: see `openGame`. */
export function startSandbox() {
  const { fetch } = createSandbox({ api, backend, store: createMemoryStore() });
  return { fetch, controls: createControlClient(fetch) };
}
