import type { SandboxOptions } from '../api';
import { WrongValue } from '../handle/failure';
import { parseJson } from '../request/parseJson';
import { readBytes } from '../request/readBody';
import { respondWithError, respondWithJson } from '../response/respond';
import { readTime } from '../state/clock';
import { ensureSeeded } from '../state/seed';
import type { Json } from '../types';
import { listControls } from './listControls';
import type { Control } from './types';

/** Where the controls are. */
export const CONTROL_PATH = '/_sandbox';
/** Bytes of what is sent to a control: a snapshot of many players is large. */
const MAX_INPUT = 64 * 1024 * 1024;

/**
 * Answers a request to a control. JSON goes in, whatever its Content-Type says, and JSON comes out, without an envelope.
 * What cannot be done changes nothing, and is answered as `{error: {type, message}}` with the HTTP status 400, 404 or 405.
 *
 * | Request                    | Sends                        | Does                                              |
 * |----------------------------|------------------------------|---------------------------------------------------|
 * | `GET /_sandbox`            |                              | lists the controls                                |
 * | `GET /_sandbox/operations` |                              | lists the calls of the API                        |
 * | `GET /_sandbox/state`      |                              | says what is there, for people                    |
 * | `POST /_sandbox/reset`     |                              | brings everything back to how it was at first     |
 * | `GET /_sandbox/log`        |                              | the last calls; `DELETE` forgets them             |
 * | `GET /_sandbox/clock`      |                              | the time; `DELETE` goes back to the real one      |
 * | `POST /_sandbox/clock`     | `{advance}` or `{set}`, ms   | moves the time                                    |
 * | `GET /_sandbox/faults`     |                              | the failures that wait; `DELETE` forgets them     |
 * | `POST /_sandbox/faults`    | `{operation, code, count?}`  | lets the next calls of an operation fail          |
 * | `GET /_sandbox/snapshot`   |                              | all that is there, to be kept                     |
 * | `PUT /_sandbox/snapshot`   | a snapshot                   | replaces all that is there                        |
 * | `POST /_sandbox/<name>`    | what the control asks for    | a control of the backend                          |
 */
export async function answerControl(request: Request, pathname: string, options: SandboxOptions): Promise<Response> {
  const name = pathname.slice(CONTROL_PATH.length).replace(/^\/|\/$/g, '');
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
    listControls(backend).map(({ method, name, says = '' }) => ({ method, path: `${CONTROL_PATH}/${name}`, says })),
};

/** What was sent to a control makes no sense. */
class RefusedInput extends Error {}

function runControl(control: Control, input: Json, options: SandboxOptions): Promise<Json> {
  const { store, backend, clock, random } = options;
  return store.transact((state) => {
    ensureSeeded(state, backend, readTime(state, clock()), random);
    try {
      return control.run({ state, input, options });
    } catch (cause) {
      throw new RefusedInput(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  });
}

async function readInputOf(request: Request): Promise<Json> {
  const bytes = await readBytes(request, MAX_INPUT);
  if (!bytes) throw new RefusedInput(`What was sent is longer than ${MAX_INPUT} bytes.`);
  if (bytes.length === 0) return null;
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const reason = cause instanceof WrongValue ? cause.message : 'is not valid UTF-8';
    throw new RefusedInput(`What was sent ${reason}.`, { cause });
  }
}
