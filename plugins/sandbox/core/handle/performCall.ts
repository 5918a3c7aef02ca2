import { messageOf, type SandboxOperation, type SandboxOptions } from '../api';
import { CallFailure } from '../failure';
import type { Recall } from '../memory/createRecall';
import { type Checked, checkRequest, type Received, type Refusal } from '../request/checkRequest';
import type { ExplainValue } from '../request/createRequestValidator';
import { maskParameters } from '../request/maskParameters';
import { type Preference, readPreference } from '../request/readPreference';
import { checkResult } from '../response/checkResult';
import { type Answer, chooseAnswer, NoAnswer } from '../response/chooseAnswer';
import { readTime } from '../state/clock';
import { takeFault } from '../state/faults';
import { appendLog, type Early, shortenText } from '../state/log';
import { ensureSeeded } from '../state/seed';
import { recordChanges } from '../state/undo';
import { runWork } from '../store/draft';
import type { Call, Json, Result, State } from '../types';
import { findEarly } from './findEarly';

export type Outcome = { caller?: Json; early?: Early } & (
  | { kind: 'result'; result: Result }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'failure'; code: number; reason: string }
  /** The document declares no matching response. */
  | { kind: 'problem'; status: number; reason: string }
  | { kind: 'mistake'; reason: string }
);

export interface ReceivedCall {
  operation: SandboxOperation;
  received: Received;
  ip: string;
}

interface Options extends SandboxOptions {
  /** Absent where no schema demands anything of the call. */
  explain: ExplainValue | undefined;
  /** Absent where nothing is remembered of the operation. */
  recall: Recall | undefined;
}

/**
 * Performs a call with exclusive access to the state. Checks, in order: faults, preferred responses, keys, missing and
 * invalid values, the caller, the operation. A failed call changes nothing but the log. What a call changes can be undone.
 */
export function performCall(state: State, call: ReceivedCall, options: Options): Outcome {
  const { backend, clock, random } = options;
  const { operation, received } = call;
  const now = readTime(state, clock());
  ensureSeeded(state, backend, now, random);
  const { result: outcome, keep } = recordChanges(state, (recorded) => decide(recorded, call, now, options));
  const { caller = null } = outcome;
  const early = findEarly(state, operation, caller, now);
  const number = appendLog(state, {
    time: now,
    operation: operation.id,
    caller,
    parameters: maskParameters(operation, received),
    code: codeOf(outcome, operation, options),
    reason: 'reason' in outcome ? outcome.reason : null,
    ...(early && { early }),
  });
  keep({ operation: operation.id, call: number });
  return early ? { ...outcome, early } : outcome;
}

function decide(state: State, call: ReceivedCall, now: number, options: Options): Outcome {
  const { operation, received } = call;
  const fault = takeFault(state, operation);
  if (fault !== undefined) return guard(operation, { code: fault, reason: 'A control asked for this failure' });
  const preference = readPreference(received.headers);
  if (preference) return prefer(operation, preference, received);
  // A backend calculates with numbers.
  const isExact = !Object.hasOwn(options.backend.operations, operation.id);
  const { wrong, missing } = options.api;
  const checked = checkRequest(operation, received, { wrong, missing, explain: options.explain, isExact });
  if (!('code' in checked)) return runOperation(state, call, checked, now, options);
  // Without a catalogue code for it, an invalid request fails with an HTTP status.
  return wrong === undefined ? { kind: 'failure', ...checked } : guard(operation, checked);
}

function prefer(operation: SandboxOperation, preference: Preference, received: Received): Outcome {
  const { code } = preference;
  if (code !== undefined && operation.codes?.includes(code)) {
    return { kind: 'failure', code, reason: 'The header Prefer asked for this failure' };
  }
  return answerFrom(operation, preference, received);
}

function answerFrom(operation: SandboxOperation, preference: Preference, { headers }: Received): Outcome {
  try {
    return { kind: 'answer', answer: chooseAnswer(operation, preference, headers.get('Accept')) };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { kind: 'problem', status: error.status, reason: shortenText(error.message) };
  }
}

function runOperation(
  state: State,
  { operation, received, ip }: ReceivedCall,
  checked: Checked,
  now: number,
  { api, backend, random, recall }: Options,
): Outcome {
  const { parameters, body, keys } = checked;
  const { id } = operation;
  const handler = Object.hasOwn(backend.operations, id) ? backend.operations[id] : undefined;
  let caller: Json = null;
  const { changes, result } = runWork(state, (draft): Outcome | undefined => {
    const call: Call = {
      operationId: id,
      parameters,
      body,
      bytes: received.bytes ?? new Uint8Array(),
      keys,
      caller,
      state: draft,
      now,
      random,
      ip,
      fail(code, reason) {
        throw new CallFailure(code, shortenText(reason));
      },
      message: (code) => messageOf(api, operation, code),
    };
    if (Object.keys(keys).length > 0) caller = backend.authenticate?.(call) ?? null;
    if (handler) return { kind: 'result', result: checkResult(operation, handler({ ...call, caller })) };
    const answer = recall?.({ state: draft, operation, received, checked, random });
    return answer && { kind: 'answer', answer };
  });
  try {
    const outcome = result() ?? answerFrom(operation, {}, received);
    for (const [name, changed] of changes) {
      if (changed === undefined) state.delete(name);
      else state.set(name, changed);
    }
    return { ...outcome, caller };
  } catch (error) {
    if (error instanceof CallFailure) return { ...guard(operation, error), caller };
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { kind: 'mistake', reason, caller };
  }
}

/** If the document has codes, a call may only fail with its declared ones. */
function guard({ id, codes }: SandboxOperation, { code, reason }: Refusal): Outcome {
  const isKnown = codes ? codes.includes(code) : code >= 400 && code < 600;
  if (isKnown) return { kind: 'failure', code, reason };
  const problem = codes ? 'the document does not list for it' : 'is not the HTTP status of a failure';
  return { kind: 'mistake', reason: `${id} failed with ${code}, which ${problem}.` };
}

function codeOf(outcome: Outcome, { result: { status } }: SandboxOperation, { api }: SandboxOptions): Json {
  if (outcome.kind === 'mistake') return null;
  if (outcome.kind === 'failure') return outcome.code;
  if (outcome.kind === 'problem') return outcome.status;
  if (outcome.kind === 'answer') return outcome.answer.status;
  return api.envelope?.success ?? status ?? 200;
}
