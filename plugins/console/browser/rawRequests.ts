import { translate } from '@docusaurus/Translate';
import { serverAddress } from '../../samples/core/code/serverAddress';
import { parseJson } from '../../shared/core/json';
import { fillSent, type SentParts } from '../core/fillSent';
import { createForm } from '../core/form';
import { markSecrets } from '../core/handedForm';
import { writeShared } from '../core/shareForm';
import { createDelivery } from './deliver';
import type { Desk } from './desk';
import type { Failed } from './readReply';
import { addressOf, isSandbox } from './targets';

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

/** Sends a request to the chosen target. Who logs in by it is the one to act in forms, too. Never rejects. */
export async function sendRaw(desk: Desk, request: RawRequest, signal: AbortSignal): Promise<Exchange> {
  const delivery = createDelivery(desk, signal);
  const { cookie, ...others } = request.headers;
  const isOfSandbox = isSandbox(delivery.target);
  const end = () => ({ headers: isOfSandbox ? request.headers : others, milliseconds: delivery.milliseconds() });
  try {
    const url = await addressFor(desk, request, delivery.origin);
    const headers = new Headers(others);
    // Scripts cannot set the header of that name.
    if (cookie !== undefined && isOfSandbox) headers.set('Sandbox-Cookie', cookie);
    const response = await delivery.send({ method: request.method, url, headers, body: request.body });
    const body = await response.text();
    const answer = { status: response.status, headers: Object.fromEntries(response.headers), body };
    const exchange = { answer, ...end() };
    if (response.ok && desk.keepThoseOf(parseJson(body))) await (await desk.connect()).controls?.act();
    return exchange;
  } catch (error) {
    return { failure: delivery.explain(error), ...end() };
  } finally {
    delivery.end();
  }
}

async function addressFor(desk: Desk, { url, base, operationId }: RawRequest, origin: string): Promise<string> {
  const { target } = desk.store.get();
  if (base === undefined) {
    if (!isSandbox(target)) return url;
    throw new Error(
      translate({
        id: 'console.notOfDocument',
        message: 'This request is not of the document: a sandbox cannot answer it.',
      }),
    );
  }
  const rest = url.slice(base.replace(/\/$/, '').length);
  if (isSandbox(target)) {
    const [operation] = (operationId && (await desk.openOperation(operationId))?.api.operations) || [];
    const [path = ''] = operation?.bases ?? desk.bases;
    return `${origin}${path}${rest}`;
  }
  const isOfDocument = target.kind === 'other' || desk.servers.some((server) => serverAddress(server) === base);
  return isOfDocument ? `${origin}${rest}` : url;
}

/** A filled form that is open to a link. */
export interface SharedCall {
  /** The value of `SHARED`: without secrets. */
  value: string;
  /** Hands the secrets over in memory, right before the link is followed. */
  hand(): void;
}

/** Fills the form of a call as a request was sent, with these secrets; `undefined` for a call that no page shows. */
export async function shareRaw(
  desk: Desk,
  { operationId = '', url, base = '', headers, body }: RawRequest,
  secrets: readonly string[],
): Promise<SharedCall | undefined> {
  const part = await desk.openOperation(operationId);
  const [operation] = part?.api.operations ?? [];
  const id = (await desk.openIndex()).names[operationId];
  if (!operation || !part?.call || id === undefined) return undefined;
  const { requests } = part.call;
  const type = headers['content-type'];
  const typed = requests.findIndex(({ request }) => type !== undefined && mediaTypeOf(request.body) === type);
  const choice = Math.max(0, typed);
  const sent: SentParts = {
    template: operation.path,
    address: url.slice(base.replace(/\/$/, '').length),
    headers,
    ...(body !== undefined && { body }),
  };
  const form = markSecrets(fillSent(createForm(operation, requests[choice]), sent), secrets);
  return { value: writeShared(id, choice, form), hand: () => desk.hand(id, form) };
}

function mediaTypeOf(body: object | undefined): unknown {
  return body && 'mediaType' in body ? body.mediaType : undefined;
}

/** The address of the chosen target, if it is a real server. */
export function realServer({ store, servers }: Desk): string | undefined {
  const state = store.get();
  return isSandbox(state.target) ? undefined : addressOf(state, servers);
}
