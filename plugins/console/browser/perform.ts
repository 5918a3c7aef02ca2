import type { SandboxOperation } from '../../sandbox';
import { explainFailure } from '../core/explainFailure';
import type { Form } from '../core/form';
import { maskSecrets } from '../core/maskSecrets';
import { type SentRequest, toRequest } from '../core/toRequest';
import type { Desk } from './desk';
import { type Answered, readReply } from './readReply';
import { addressOf, connect, isSandbox, PROXY } from './targets';

export interface Sending {
  operation: SandboxOperation;
  form: Form;
  /** Asks a sandbox for a certain answer. */
  prefer?: string;
  signal: AbortSignal;
}

/** Sends a request to the chosen target. Never rejects. */
export async function perform(desk: Desk, { operation, form, prefer, signal }: Sending): Promise<Answered> {
  const { bases, envelope, store, servers, version } = desk;
  const { target, usesProxy } = store.get();
  const isOfSandbox = isSandbox(target);
  const origin = addressOf(store.get(), servers);
  const [base = ''] = isOfSandbox ? (operation.bases ?? bases) : [];
  const started = performance.now();
  let url = origin;
  let sent = '';
  let answered = false;
  const end = () => ({ sent: maskSecrets(sent, form.fields), milliseconds: Math.round(performance.now() - started) });
  try {
    const made = toRequest({ operation, address: `${origin}${base}`, form, prefer, isSandbox: isOfSandbox });
    ({ url } = made);
    sent = printRequest(made, target.kind === 'page');
    const { fetch } = await connect(target, origin, version);
    const through = usesProxy && PROXY && !isOfSandbox ? `${PROXY}${encodeURIComponent(url)}` : url;
    const request = new Request(through, {
      method: made.method,
      headers: made.headers,
      body: made.body,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    answered = true;
    const response = await Promise.race([fetch(request), whenAborted(signal)]);
    const reply = await readReply(response, envelope, operation);
    return { reply, ...end() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return { failure: { kind: 'cancelled', message, address: origin }, ...end() };
    if (!answered || target.kind === 'page')
      return { failure: { kind: 'request', message, address: origin }, ...end() };
    const kind = explainFailure({
      page: location.href,
      url,
      isOnline: navigator.onLine,
      isLocalSandbox: target.kind === 'local',
    });
    return { failure: { kind, message, address: origin }, ...end() };
  }
}

/** The sandbox of the page does not know of signals. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

function printRequest({ method, url, headers, body }: SentRequest, isOfPage: boolean): string {
  const address = isOfPage ? url.replace(/^https?:\/\/[^/]+/, '') : url;
  const lines = [`${method} ${address}`, ...[...headers].map(([name, value]) => `${name}: ${value}`)];
  const text = typeof body === 'string' ? body : body instanceof URLSearchParams ? String(body) : undefined;
  return [...lines, ...(text ? ['', text] : [])].join('\n');
}
