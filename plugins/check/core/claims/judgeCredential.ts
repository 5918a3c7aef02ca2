import type { Operation } from '../../../openapi';
import { keysOf } from '../facts/buildFacts';
import type { Case, Verdict } from './types';

/** `needs a session key`, `needs no login`: a call may do without one kind of credentials while it needs another. */
export function judgeCredential({ claim: { subject, value, negated }, operations }: Case): Verdict | undefined {
  const [call, another] = operations;
  if (!call || another) return undefined;
  const isOpen = call.security.length === 0 || call.security.some((set) => set.length === 0);
  const { operationId = call.id } = call;
  const name = subject.name.startsWith('#') ? operationId : subject.name;
  if (!negated && isOpen) return { isTrue: false, message: `In the document, \`${name}\` needs no credentials.` };
  if (!negated) return { isTrue: true };
  if (isOpen) return { isTrue: true };
  if (!isOfKind(String(value), call)) return undefined;
  const keys = keysOf(call).map((key) => `\`${key}\``);
  return { isTrue: false, message: `In the document, \`${name}\` needs ${keys.join(' and ') || 'credentials'}.` };
}

/** Whether the names or descriptions of a call's credentials have the word; any are meant without one. */
function isOfKind(kind: string, { security }: Operation): boolean {
  const texts = security
    .flat()
    .map(({ scheme: { key, name = '', description = '' } }) => `${key} ${name} ${description}`.toLowerCase());
  return kind === '' || texts.some((text) => text.includes(kind));
}
