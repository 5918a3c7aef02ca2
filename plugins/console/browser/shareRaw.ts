import { fillSent, hasSuchBody, type SentParts } from '../core/fillSent';
import { createForm } from '../core/form';
import { markSecrets } from '../core/handedForm';
import { writeShared } from '../core/shareForm';
import type { Desk } from './desk';
import type { RawRequest } from './rawRequests';

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
  const sent: SentParts = {
    template: operation.path,
    address: url.slice(base.replace(/\/$/, '').length),
    headers,
    ...(body !== undefined && { body }),
  };
  const choice = Math.max(
    0,
    requests.findIndex(({ request }) => hasSuchBody(request.body, sent)),
  );
  const form = markSecrets(fillSent(createForm(operation, requests[choice]), sent), secrets);
  return { value: writeShared(id, choice, form), hand: () => desk.hand(id, form) };
}
