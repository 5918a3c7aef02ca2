import api from '@generated/sandbox/default/api.json';
import validators from '@generated/sandbox/default/validators.js';
import { createControlClient } from '@livespec/docusaurus/client/sandbox/core/controls/client';
import { createSandbox } from '@livespec/docusaurus/client/sandbox/core/handle/createSandbox';
import { createMemoryStore } from '@livespec/docusaurus/client/sandbox/core/store/memoryStore';
import backend from '../../../../src/backend';

/** Has the heavy imports: see `openGame`. */
export function startSandbox() {
  const { fetch } = createSandbox({ api, validators, backend, store: createMemoryStore() });
  return { fetch, controls: createControlClient(fetch) };
}
