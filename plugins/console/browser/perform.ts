import type { SandboxOperation } from '../../sandbox';
import type { Form } from '../core/form';
import { maskSecrets } from '../core/maskSecrets';
import { type SentRequest, toRequest } from '../core/toRequest';
import { createDelivery } from './deliver';
import type { Desk } from './desk';
import { withoutKeys } from './fillForm';
import { type Answered, readReply } from './readReply';
import type { Route } from './route';
import { isSandbox } from './targets';

export interface Sending {
  operation: SandboxOperation;
  form: Form;
  /** Asks a sandbox for a certain answer. */
  prefer?: string;
  /** What it does not say is as it is chosen. */
  to?: Partial<Route>;
  signal: AbortSignal;
  /** Called while a stream arrives. */
  onPart?(answer: Answered): void;
}

/** Sends a request. Never rejects. */
export async function perform(desk: Desk, sending: Sending): Promise<Answered> {
  const { operation, form, prefer, to, signal, onPart } = sending;
  const { bases, envelope } = desk;
  const delivery = createDelivery(desk, signal, to);
  const { target, origin } = delivery;
  const isOfSandbox = isSandbox(target);
  const [base = ''] = isOfSandbox ? (operation.bases ?? bases) : [];
  let sent = '';
  const end = () => ({
    sent: maskSecrets(sent, form.fields),
    milliseconds: delivery.milliseconds(),
    form: withoutKeys(form),
    target,
  });
  try {
    const made = toRequest({ operation, address: `${origin}${base}`, form, prefer, isSandbox: isOfSandbox });
    sent = printRequest(made, target.kind === 'page');
    const response = await delivery.send(made);
    const reply = await readReply(response, envelope, operation, {
      isOfSandbox,
      onPart: (part) => onPart?.({ reply: part, ...end() }),
      isCancelled: () => signal.aborted,
    });
    return { reply, ...end() };
  } catch (error) {
    return { failure: delivery.explain(error), ...end() };
  } finally {
    delivery.end();
  }
}

function printRequest({ method, url, headers, body }: SentRequest, isOfPage: boolean): string {
  const address = isOfPage ? url.replace(/^https?:\/\/[^/]+/, '') : url;
  const lines = [`${method} ${address}`, ...[...headers].map(([name, value]) => `${name}: ${value}`)];
  const text = typeof body === 'string' ? body : body instanceof URLSearchParams ? String(body) : undefined;
  return [...lines, ...(text ? ['', text] : [])].join('\n');
}
