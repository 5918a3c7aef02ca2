import { translate } from '@docusaurus/Translate';
import { leavesPath } from '../../shared/core/leavesPath';
import { explainFailure } from '../core/explainFailure';
import type { SentRequest } from '../core/toRequest';
import type { Desk } from './desk';
import type { Failed } from './readReply';
import type { Route } from './route';
import { addressOf, connect, isSandbox, PROXY } from './targets';

export type Delivery = ReturnType<typeof createDelivery>;

/** Carries one request to a target, and says why it did not arrive. What `to` does not say is as it is chosen. */
export function createDelivery(desk: Desk, signal: AbortSignal, to: Partial<Route> = {}) {
  const route = { ...desk.store.get(), ...to };
  const { target, usesProxy, sendsCookies } = route;
  const proxy = usesProxy && !isSandbox(target) ? PROXY : undefined;
  const origin = addressOf(route);
  const policy = watchPolicy();
  let started = performance.now();
  let url = origin;
  let isSent = false;
  let isRedirected = false;
  let status: number | undefined;
  return {
    target,
    /** The address of the target: see `addressOf`. */
    origin,
    async send(made: SentRequest): Promise<Response> {
      ({ url } = made);
      if (leavesPath(url)) throw new Error(sayDots());
      const { fetch } = await connect(route, desk);
      // Loading the sandbox takes no time of the call.
      started = performance.now();
      const request = new Request(proxy ? `${proxy}${encodeURIComponent(url)}` : url, {
        method: made.method,
        headers: made.headers,
        body: made.body,
        signal,
        // The browser has cookies of the proxy for the proxy alone.
        credentials: sendsCookies && !isSandbox(target) && !proxy ? 'include' : 'omit',
        cache: 'no-store',
        // Browsers would carry keys and bodies to whatever server it names.
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
      });
      isSent = true;
      const response = await Promise.race([fetch(request, { signal }), whenAborted(signal)]);
      isRedirected = response.type === 'opaqueredirect';
      if (isRedirected) throw new Error('redirect');
      ({ status } = response);
      return response;
    },
    explain(error: unknown): Failed {
      const message = error instanceof Error ? error.message : String(error);
      if (signal.aborted) return { kind: 'cancelled', message, address: origin };
      if (isRedirected) return { kind: 'redirect', message, address: origin };
      if (status !== undefined) return { kind: 'answer', message: sayCut(status, message), address: origin };
      if (!isSent || target.kind === 'page') return { kind: 'request', message, address: origin };
      const kind = explainFailure({
        page: location.href,
        url: proxy ?? url,
        isOnline: navigator.onLine,
        isLocalSandbox: target.kind === 'local',
        isForbidden: policy.isBroken(),
      });
      return { kind, message, address: proxy ? new URL(proxy).origin : origin };
    },
    milliseconds: () => Math.round(performance.now() - started),
    end: policy.stop,
  };
}

function sayDots(): string {
  return translate({
    id: 'console.path.dots',
    message: 'Nothing is sent: . or .. as a part of the path leads to another call. Enter another value.',
  });
}

function sayCut(status: number, reason: string): string {
  return translate(
    {
      id: 'console.failure.answer',
      message: 'An answer with the status {status} came, but could not be read to its end: {reason}',
    },
    { status, reason },
  );
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
