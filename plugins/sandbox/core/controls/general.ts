import type { SandboxApi, SandboxOperation } from '../api';
import { messageOf } from '../handle/messageOf';
import { readTime } from '../own/clock';
import { clearLog, readLog } from '../own/log';
import { reseed } from '../own/seed';
import type { Json } from '../types';
import type { Control } from './types';

export const generalControls: Control[] = [
  {
    method: 'GET',
    name: 'operations',
    says: 'The calls of the API: what each takes, and the codes that it can fail with.',
    run: ({ options: { api } }) => api.operations.map((operation) => describe(api, operation)),
  },
  {
    method: 'GET',
    name: 'state',
    says: 'What is there, for people.',
    run: ({ state, options }) => options.backend.describe(state, readTime(state, options.clock())),
  },
  {
    method: 'POST',
    name: 'reset',
    says: 'Brings everything back to how it was at first, with the real time, no failures waiting and an empty log.',
    run({ state, options: { backend, clock, random } }) {
      reseed(state, backend, clock(), random);
      return null;
    },
  },
  {
    method: 'GET',
    name: 'log',
    says: 'The last calls, oldest first. Keys and secrets are hidden.',
    run: ({ state }) => readLog(state) as unknown as Json,
  },
  {
    method: 'DELETE',
    name: 'log',
    says: 'Forgets the calls of the log.',
    run({ state }) {
      clearLog(state);
      return [];
    },
  },
];

function describe(api: SandboxApi, operation: SandboxOperation): Json {
  const { id, method, path, title, parameters, body, security, codes } = operation;
  return {
    id,
    method,
    path,
    title,
    keys: security.map((set) => set.map(({ name }) => name)),
    parameters: parameters.map(({ name, in: place, required }) => ({ name, in: place, required })),
    body: body ? { required: body.required } : null,
    codes: codes.map((code) => ({ code, message: messageOf(api, operation, code) })),
  };
}
