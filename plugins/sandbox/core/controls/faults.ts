import { messageOf, type SandboxApi, type SandboxOperation } from '../api';
import { canFail, type Fault, listFaults, setFault } from '../state/faults';
import type { Json, State } from '../types';
import { anything, either, readInput, whole } from './readInput';
import type { Control } from './types';

const MOST = 1_000_000;

export const faultControls: Control[] = [
  {
    method: 'GET',
    name: 'faults',
    description: 'Lists the failures that wait for their calls.',
    run: ({ state, options }) => describeFaults(state, options.api),
  },
  {
    method: 'POST',
    name: 'faults',
    description: 'Makes the next call of `operation` fail with `code`, whatever it sends, or the next `count` calls.',
    run({ state, options, input }) {
      setFault(state, checkFault(options.api, input));
      return describeFaults(state, options.api);
    },
  },
  {
    method: 'DELETE',
    name: 'faults',
    description: 'Removes the failures that wait.',
    run({ state }) {
      for (const fault of listFaults(state)) setFault(state, { ...fault, count: 0 });
      return [];
    },
  },
];

export function checkFault(api: SandboxApi, input: Json): Fault {
  const fields = { operation: anything, code: anything, count: either(whole(0, MOST), 1) };
  const { operation: id, code, count } = readInput(input, fields);
  const operation = api.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${JSON.stringify(id ?? null)}: see /_sandbox/operations.`);
  if (typeof code !== 'number' || !canFail(operation, code)) {
    throw new Error(`${operation.id} never fails with ${JSON.stringify(code ?? null)}. ${listCodes(api, operation)}`);
  }
  return { operation: operation.id, code, count };
}

function listCodes(api: SandboxApi, operation: SandboxOperation): string {
  const statuses = operation.answers.map(({ status }) => status).filter((status) => /^[45]|default/.test(status));
  const codes = operation.codes?.map((code) => `${code} (${messageOf(api, operation, code)})`) ?? statuses;
  return codes.length === 0 ? 'It has no codes to fail with.' : `Its codes are ${codes.join(', ')}.`;
}

export function describeFaults(state: State, api: SandboxApi) {
  return listFaults(state).map((fault) => {
    const operation = api.operations.find(({ id }) => id === fault.operation);
    return { ...fault, message: operation ? messageOf(api, operation, fault.code) : '' };
  });
}
