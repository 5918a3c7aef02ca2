import type { OperationPart, RefusedValue } from '../../sandbox';
import type { Form } from '../core/form';
import { toRequest } from '../core/toRequest';
import type { Store } from './store';

interface Judged {
  form: Form;
  refused: readonly RefusedValue[];
}

/** Judges the form now and after each change, when the page has nothing better to do. */
export function judgeChanges(store: Pick<Store<Judged>, 'get' | 'set' | 'subscribe'>, part: OperationPart): () => void {
  let judged: Form | undefined;
  async function judge(): Promise<void> {
    const { form } = store.get();
    if (form === judged) return;
    judged = form;
    const refused = await findRefused(part, form);
    // The last form counts.
    if (store.get().form === form) store.set({ refused });
  }
  whenIdle(judge);
  return store.subscribe(() => whenIdle(judge));
}

function whenIdle(run: () => Promise<void>): void {
  const start = () => void run();
  // Safari has no such call.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 500 });
  else setTimeout(start, 100);
}

const known = new WeakMap<OperationPart, (request: Request) => Promise<RefusedValue[]>>();

/** Nothing if the validator cannot be loaded. */
async function findRefused(part: OperationPart, { fields, ...form }: Form): Promise<RefusedValue[]> {
  const { api } = part;
  const [operation] = api.operations;
  if (!operation) return [];
  const [base = ''] = operation.bases ?? api.bases;
  const withoutFiles = { ...form, fields: fields.map(({ files: _, ...field }) => field) };
  try {
    const find = known.get(part) ?? (await import('@theme/sandbox/refusedValues')).openRefusedValues(api);
    known.set(part, find);
    const address = `http://sandbox${base}`;
    const { url, ...init } = toRequest({ operation, address, form: withoutFiles, isSandbox: true });
    return await find(new Request(url, init));
  } catch {
    // Offline, or a request that cannot be made: sending it says why.
    return [];
  }
}
