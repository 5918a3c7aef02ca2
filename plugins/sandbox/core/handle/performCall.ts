import type { SandboxOperation } from '../api';
import { readTime } from '../own/clock';
import { takeFault } from '../own/faults';
import { appendLog, shortenText } from '../own/log';
import { ensureSeeded } from '../own/seed';
import { runWork } from '../store/draft';
import type { Call, Player, Result, State } from '../types';
import { type Checked, checkRequest, type Received, type Refusal } from './checkRequest';
import { checkResult } from './checkResult';
import { CallFailure, SandboxMistake } from './failure';
import { maskParameters } from './maskParameters';
import { messageOf } from './messageOf';
import type { SandboxOptions } from './sandboxOptions';

/** What came of a call. */
export type Outcome =
  | { kind: 'result'; result: Result; player?: Player }
  /** `code` is one that the operation lists. */
  | { kind: 'failure'; code: number; reason: string; player?: Player }
  | { kind: 'mistake'; reason: string; player?: Player };

/** A request of a declared operation. */
export interface ReceivedCall {
  operation: SandboxOperation;
  received: Received;
  ip: string;
}

/**
 * One call, from its request to its outcome, on a state that nobody else changes meanwhile. First comes a failure that
 * was asked for, then what is missing (501), what is wrong (500), the session (10020, 10021), and last what the
 * operation itself finds. A call that fails changes nothing, but it is in the log.
 */
export function performCall(state: State, call: ReceivedCall, options: SandboxOptions): Outcome {
  const { api, validators, backend, clock, random } = options;
  const { operation, received } = call;
  const now = readTime(state, clock());
  ensureSeeded(state, backend, now, random);
  const fault = takeFault(state, operation);
  const checked: Checked | Refusal =
    fault === undefined
      ? checkRequest(operation, received, { ...api, validators })
      : { code: fault, reason: 'A control asked for this failure' };
  const outcome = 'code' in checked ? guard(operation, checked) : runOperation(state, call, checked, now, options);
  appendLog(state, {
    time: now,
    operation: operation.id,
    player: outcome.player ?? null,
    parameters: maskParameters(operation, received),
    code: outcome.kind === 'mistake' ? null : outcome.kind === 'failure' ? outcome.code : 0,
    reason: outcome.kind === 'result' ? null : outcome.reason,
  });
  return outcome;
}

function runOperation(
  state: State,
  { operation, ip }: ReceivedCall,
  { parameters, body, key }: Checked,
  now: number,
  { api, backend, random }: SandboxOptions,
): Outcome {
  const { id } = operation;
  let player: Player | undefined;
  const { changes, result } = runWork(state, (draft) => {
    const call: Call = {
      operationId: id,
      parameters,
      body,
      state: draft,
      now,
      random,
      ip,
      fail(code, reason) {
        throw new CallFailure(code, shortenText(reason));
      },
      message: (code) => messageOf(api, operation, code),
    };
    const [open, own] = [findHandler(backend.open, id), findHandler(backend.player, id)];
    if (open) return checkResult(operation, open(call));
    if (!own) throw new SandboxMistake(`The sandbox has no function for ${id}.`);
    if (key === undefined) throw new SandboxMistake(`${id} needs a player, and the document asks for no key.`);
    player = backend.authenticate(call, key);
    return checkResult(operation, own({ ...call, player }));
  });
  const who = player ? { player } : {};
  try {
    const value = result();
    for (const [name, changed] of changes) {
      if (changed === undefined) state.delete(name);
      else state.set(name, changed);
    }
    return { kind: 'result', result: value, ...who };
  } catch (error) {
    if (error instanceof CallFailure) return { ...guard(operation, error), ...who };
    return {
      kind: 'mistake',
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      ...who,
    };
  }
}

/** No call fails with a code that the document does not list for it. */
function guard({ id, codes }: SandboxOperation, { code, reason }: Refusal): Outcome {
  if (codes.includes(code)) return { kind: 'failure', code, reason };
  return { kind: 'mistake', reason: `${id} failed with ${code}, which the document does not list for it.` };
}

function findHandler<Handler>(handlers: Record<string, Handler>, id: string): Handler | undefined {
  return Object.hasOwn(handlers, id) ? handlers[id] : undefined;
}
