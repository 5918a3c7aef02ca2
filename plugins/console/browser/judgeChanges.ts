import type { OperationPart, RefusedValue } from '../../sandbox';
import { once } from '../../shared/core/cache';
import type { Form } from '../core/form';
import { toRequest } from '../core/toRequest';
import type { Store } from './store';

interface Judged {
  form: Form;
  touched: ReadonlySet<string>;
  answer?: object;
  refused: readonly RefusedValue[];
}

/**
 * Judges the form when it has changed or was sent, and the page has nothing better to do. What it begins with needs no
 * validator, unless an example is known to be refused.
 */
export function judgeChanges(store: Pick<Store<Judged>, 'get' | 'set' | 'subscribe'>, part: OperationPart): () => void {
  let judged: Form | undefined;
  async function judge(): Promise<void> {
    const { form, touched, answer } = store.get();
    if (form === judged || (!part.hasRefused && touched.size === 0 && !answer)) return;
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

const openValidator = once(async ({ api }: OperationPart) =>
  (await import('@theme/sandbox/refusedValues')).openRefusedValues(api),
);

/** Nothing if the validator cannot be loaded. */
async function findRefused(part: OperationPart, { fields, ...form }: Form): Promise<RefusedValue[]> {
  const { api } = part;
  const [operation] = api.operations;
  if (!operation) return [];
  const [base = ''] = operation.bases ?? api.bases;
  const withoutFiles = { ...form, fields: fields.map(({ files: _files, ...field }) => field) };
  try {
    const find = await openValidator(part);
    const address = `http://sandbox${base}`;
    const { url, ...init } = toRequest({ operation, address, form: withoutFiles, isSandbox: true });
    return await find(new Request(url, init));
  } catch {
    // Offline, or a request that cannot be made: sending it says why.
    return [];
  }
}
