import type { SandboxOptions } from '../api';
import { WrongValue } from '../failure';
import { parseJson } from '../request/parseJson';
import type { SentRequest } from '../request/sentRequest';
import type { Reply } from '../response/reply';
import { respondWithError, respondWithJson } from '../response/respond';
import { readTime } from '../state/clock';
import { ensureSeeded } from '../state/seed';
import { recordChanges } from '../state/undo';
import type { Json } from '../types';
import { listControls } from './listControls';
import type { Control } from './types';

export const CONTROL_PATH = '/_sandbox';
/** Bytes; a snapshot of many players is large. */
const MAX_INPUT = 64 * 1024 * 1024;

/**
 * Answers a control request. Requests are parsed as JSON regardless of their Content-Type; responses have no envelope.
 * Refused requests change nothing and return `{error: {type, message}}` with status 400, 404 or 405.
 */
export async function answerControl(request: SentRequest, options: SandboxOptions): Promise<Reply> {
  const name = request.pathname.slice(CONTROL_PATH.length).replace(/^\/|\/$/g, '');
  const found = [INDEX, ...listControls(options.backend)].filter((control) => control.name === name);
  if (found.length === 0) {
    return respondWithError('unknown-control', `There is no control \`${name}\`: see ${CONTROL_PATH}.`);
  }
  const control = found.find(({ method }) => method === request.method);
  if (!control) {
    const allow = found.map(({ method }) => method).join(', ');
    return respondWithError('unknown-method', `The control \`${name}\` takes ${allow} only.`, { Allow: allow });
  }
  try {
    const input = await readInputOf(request);
    return respondWithJson(await runControl(control, input, options));
  } catch (error) {
    if (error instanceof RefusedInput) return respondWithError('bad-request', error.message);
    throw error;
  }
}

const INDEX: Control = {
  method: 'GET',
  name: '',
  run: ({ options: { backend } }) =>
    listControls(backend).map(({ method, name, description = '' }) => ({
      method,
      path: `${CONTROL_PATH}/${name}`,
      description,
    })),
};

class RefusedInput extends Error {}

function runControl(control: Control, input: Json, options: SandboxOptions): Promise<Json> {
  const { store, backend, clock, random } = options;
  return store.transact((state) => {
    ensureSeeded(state, backend, readTime(state, clock()), random);
    try {
      const { result, keep } = recordChanges(state, (recorded) => control.run({ state: recorded, input, options }));
      if (control.isUndoable !== false) keep({ control: control.name });
      return result;
    } catch (cause) {
      throw new RefusedInput(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  });
}

async function readInputOf({ read }: SentRequest): Promise<Json> {
  const bytes = await read(MAX_INPUT);
  if (!bytes) throw new RefusedInput(`What was sent is longer than ${MAX_INPUT} bytes.`);
  if (bytes.length === 0) return null;
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const reason = cause instanceof WrongValue ? cause.message : 'is not valid UTF-8';
    throw new RefusedInput(`What was sent ${reason}.`, { cause });
  }
}
