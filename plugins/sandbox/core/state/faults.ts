import type { SandboxOperation } from '../api';
import { findAnswer } from '../findAnswer';
import type { State } from '../types';
import { OWN } from './seed';

const FAULTS = `${OWN}fault/`;

export interface Fault {
  operation: string;
  code: number;
  count: number;
}

export function listFaults(state: State): Fault[] {
  return state.list(FAULTS).map(([, fault]) => fault as unknown as Fault);
}

export function setFault(state: State, { operation, code, count }: Fault): void {
  if (count > 0) state.set(`${FAULTS}${operation}`, { operation, code, count });
  else state.delete(`${FAULTS}${operation}`);
}

/** The code that this call must fail with, if any. Also counts down if the document no longer has the code. */
export function takeFault(state: State, operation: SandboxOperation): number | undefined {
  const { id } = operation;
  const fault = state.get(`${FAULTS}${id}`) as Fault | undefined;
  if (!fault) return undefined;
  setFault(state, { ...fault, count: fault.count - 1 });
  return canFail(operation, fault.code) ? fault.code : undefined;
}

export function canFail({ codes, answers }: SandboxOperation, code: number): boolean {
  if (codes) return codes.includes(code);
  return code >= 400 && code < 600 && findAnswer(answers, code) !== undefined;
}
