import type { Desk, Entry } from './desk';
import { withoutKeys } from './fillForm';
import type { Answered } from './readReply';

/** Adds a request to the history of the tab, unless it was never sent. */
export function enterRun(
  desk: Desk,
  { operation, form, choice }: Pick<Entry, 'operation' | 'form' | 'choice'>,
  { reply, failure, sent }: Answered,
): void {
  if (failure?.kind === 'cancelled' || failure?.kind === 'request') return;
  desk.enter({
    time: new Date(),
    title: operation.title,
    label: sent.split('\n', 1)[0] ?? '',
    outcome: String(reply?.code ?? reply?.status ?? '–'),
    isError: reply?.isError ?? true,
    operation,
    form: withoutKeys(form),
    choice,
    reply,
  });
}
