import { messageOf, type SandboxApi, type SandboxOperation } from '../api';
import { readTime } from '../state/clock';
import { clearLog, readLog } from '../state/log';
import { OWN, reseed } from '../state/seed';
import type { Json, State } from '../types';
import type { Control, ControlContext } from './types';

export const generalControls: Control[] = [
  {
    method: 'GET',
    name: 'operations',
    description: 'Lists the calls of the API, with what each takes and the codes that it can fail with.',
    run: ({ options: { api } }) => api.operations.map((operation) => describeOperation(api, operation)),
  },
  {
    method: 'GET',
    name: 'state',
    description: 'Shows the state, for people.',
    run: ({ state, options }) => describeState(state, options),
  },
  {
    method: 'POST',
    name: 'reset',
    description: 'Restores the initial state, with the real time, no failures and an empty log.',
    run({ state, options: { backend, clock, random } }) {
      reseed(state, backend, clock(), random);
      return null;
    },
  },
  {
    method: 'GET',
    name: 'log',
    description: 'Lists the last calls, oldest first. Keys and secrets are masked.',
    run: ({ state }) => readLog(state) as unknown as Json,
  },
  {
    method: 'DELETE',
    name: 'log',
    description: 'Clears the log.',
    run({ state }) {
      clearLog(state);
      return [];
    },
  },
];

/** The default for backends without `describe`: the state without the sandbox's own part. */
function describeState(state: State, { backend, clock }: ControlContext['options']): Json {
  if (backend.describe) return backend.describe(state, readTime(state, clock()));
  return Object.fromEntries(state.list('').filter(([key]) => !key.startsWith(OWN)));
}

export function describeOperation(api: SandboxApi, operation: SandboxOperation) {
  const { id, method, path, title, parameters, body, security, codes, answers } = operation;
  return {
    id,
    method,
    path,
    title,
    keys: security.map((set) => set.map(({ name }) => name)),
    parameters: parameters.map(({ name, in: place, required }) => ({ name, in: place, required })),
    body: body ? { required: body.required } : null,
    codes: (codes ?? []).map((code) => ({ code, message: messageOf(api, operation, code) })),
    responses: answers.map(({ status, contents }) => ({
      status,
      examples: [...new Set(contents.flatMap(({ examples }) => examples.map(({ name }) => name)))],
    })),
  };
}
