import { translate } from '@docusaurus/Translate';
import { parseJson } from '../../shared/core/json';
import { letAct } from './askSandbox';
import { createDelivery, type Delivery } from './deliver';
import type { Desk } from './desk';
import type { Failed } from './readReply';
import type { Route } from './route';
import { faultOf, isSandbox } from './targets';

/** A request that no form has made. */
export interface RawRequest {
  method: string;
  /** Begins with `base`. */
  url: string;
  /** Address of the server, as the document says it; absent for a request that is of no document. */
  base?: string;
  operationId?: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

/** What became of a request: an answer, or why there is none. */
export interface Exchange {
  answer?: { status: number; headers: Record<string, string>; body: string };
  failure?: Failed;
  /** As they were sent: scripts cannot send cookies to a server. */
  headers: Readonly<Record<string, string>>;
  milliseconds: number;
}

/** Sends a request. Who logs in by it is the one to act in forms, too. Never rejects. */
export async function sendRaw(desk: Desk, request: RawRequest, signal: AbortSignal, to: Route): Promise<Exchange> {
  const delivery = createDelivery(desk, signal, to);
  const { cookie, ...others } = request.headers;
  const isOfSandbox = isSandbox(delivery.target);
  const end = () => ({ headers: isOfSandbox ? request.headers : others, milliseconds: delivery.milliseconds() });
  try {
    const url = await addressFor(desk, request, delivery, to);
    const headers = new Headers(others);
    // Scripts cannot set the header of that name.
    if (cookie !== undefined && isOfSandbox) headers.set('Sandbox-Cookie', cookie);
    const response = await delivery.send({ method: request.method, url, headers, body: request.body });
    const body = await response.text();
    const answer = { status: response.status, headers: Object.fromEntries(response.headers), body };
    const exchange = { answer, ...end() };
    if (response.ok && desk.keepThoseOf(parseJson(body), to)) await letAct(desk, to);
    return exchange;
  } catch (error) {
    return { failure: delivery.explain(error), ...end() };
  } finally {
    delivery.end();
  }
}

/** Calls of the document go to the target, as forms send them, also those with a server of their own. */
async function addressFor(
  desk: Desk,
  { url, base, operationId }: RawRequest,
  { target, origin }: Delivery,
  to: Route,
): Promise<string> {
  if (base === undefined) {
    const fault = isSandbox(target)
      ? translate({
          id: 'console.notOfDocument',
          message: 'This request is not of the document: a sandbox cannot answer it.',
        })
      : faultOf(to, desk, url.split(/[?#]/, 1)[0]);
    if (fault !== undefined) throw new Error(fault);
    return url;
  }
  const rest = url.slice(base.replace(/\/$/, '').length);
  if (!isSandbox(target)) return `${origin}${rest}`;
  const [operation] = (operationId && (await desk.openOperation(operationId))?.api.operations) || [];
  const [path = ''] = operation?.bases ?? desk.bases;
  return `${origin}${path}${rest}`;
}
