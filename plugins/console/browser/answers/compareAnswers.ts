import type { Json } from '../../../shared/core/json';
import { compareJson, type Difference } from '../../core/answers/compareJson';
import { parseBody } from '../../core/body/editJson';
import type { Bench } from '../bench';
import type { Desk } from '../desk';
import { withCredentials } from '../fillForm';
import { perform } from '../perform';
import type { Answered, Reply } from '../readReply';
import { connect, isSandbox, type Target } from '../targets';

/** Sends the request of an answer to another target, with the credentials for that. */
export async function sendElsewhere(
  { desk, operation }: Bench,
  { form }: Answered,
  to: Target,
  signal: AbortSignal,
): Promise<Answered> {
  const known = isSandbox(to) ? await knownOf(desk, to) : undefined;
  const filled = withCredentials(desk, operation, form, new Set(), { known, target: to });
  return perform(desk, { operation, form: filled, to: { target: to }, signal });
}

async function knownOf(desk: Desk, target: Target) {
  try {
    return await (await connect({ ...desk.store.get(), target }, desk)).controls?.known();
  } catch {
    // The request says what is wrong.
    return undefined;
  }
}

export interface Comparison {
  differences: Difference[];
  same: number;
}

/** The bodies, field by field; others than JSON as one text. */
export async function compareReplies(one: Reply, other: Reply): Promise<Comparison> {
  const [left, right] = await Promise.all([one, other].map(readBody));
  return compareJson(left ?? '', right ?? '');
}

async function readBody({ content }: Reply): Promise<Json> {
  const text = await content.text();
  return parseBody(text) ?? text;
}
