import type { SandboxOperation } from '../../sandbox';
import { explainFailure } from '../core/explainFailure';
import type { Form } from '../core/form';
import { maskSecrets } from '../core/maskSecrets';
import { type SentRequest, toRequest } from '../core/toRequest';
import type { Desk } from './desk';
import { withoutKeys } from './fillForm';
import { type Answered, readReply } from './readReply';
import { addressOf, connect, isSandbox, PROXY, type Target } from './targets';

export interface Sending {
  operation: SandboxOperation;
  form: Form;
  /** Asks a sandbox for a certain answer. */
  prefer?: string;
  /** Default: the chosen target. */
  to?: Target;
  signal: AbortSignal;
  /** Called while a stream arrives. */
  onPart?(answer: Answered): void;
}

/** Sends a request. Never rejects. */
export async function perform(desk: Desk, sending: Sending): Promise<Answered> {
  const { operation, form, prefer, to, signal, onPart } = sending;
  const { bases, envelope, store, servers, version } = desk;
  const { target, usesProxy, sendsCookies } = { ...store.get(), ...(to && { target: to }) };
  const isOfSandbox = isSandbox(target);
  const proxy = usesProxy && !isOfSandbox ? PROXY : undefined;
  const origin = addressOf({ ...store.get(), target }, servers);
  const [base = ''] = isOfSandbox ? (operation.bases ?? bases) : [];
  let started = performance.now();
  let url = origin;
  let sent = '';
  let answered = false;
  const end = () => ({
    sent: maskSecrets(sent, form.fields),
    milliseconds: Math.round(performance.now() - started),
    form: withoutKeys(form),
    target,
  });
  const policy = watchPolicy();
  try {
    const made = toRequest({ operation, address: `${origin}${base}`, form, prefer, isSandbox: isOfSandbox });
    ({ url } = made);
    sent = printRequest(made, target.kind === 'page');
    const { fetch } = await connect(target, origin, version);
    // Loading the sandbox takes no time of the call.
    started = performance.now();
    const request = new Request(proxy ? `${proxy}${encodeURIComponent(url)}` : url, {
      method: made.method,
      headers: made.headers,
      body: made.body,
      signal,
      // The browser has cookies of the proxy for the proxy alone.
      credentials: sendsCookies && !isOfSandbox && !proxy ? 'include' : 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    answered = true;
    const response = await Promise.race([fetch(request), whenAborted(signal)]);
    const reply = await readReply(response, envelope, operation, {
      onPart: (part) => onPart?.({ reply: part, ...end() }),
      isCancelled: () => signal.aborted,
    });
    return { reply, ...end() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return { failure: { kind: 'cancelled', message, address: origin }, ...end() };
    if (!answered || target.kind === 'page')
      return { failure: { kind: 'request', message, address: origin }, ...end() };
    const kind = explainFailure({
      page: location.href,
      url: proxy ?? url,
      isOnline: navigator.onLine,
      isLocalSandbox: target.kind === 'local',
      isForbidden: policy.isBroken(),
    });
    return { failure: { kind, message, address: proxy ? new URL(proxy).origin : origin }, ...end() };
  } finally {
    policy.stop();
  }
}

/** Tells whether the policy of this site (CSP) has forbidden a request meanwhile. */
function watchPolicy() {
  let isBroken = false;
  const onBreach = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBroken ||= effectiveDirective === 'connect-src' || effectiveDirective === 'default-src';
  };
  document.addEventListener('securitypolicyviolation', onBreach);
  return {
    isBroken: () => isBroken,
    stop: () => document.removeEventListener('securitypolicyviolation', onBreach),
  };
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
