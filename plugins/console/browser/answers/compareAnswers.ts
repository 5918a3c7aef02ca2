import { parseExact } from '../../../shared/core/exactJson';
import type { Json } from '../../../shared/core/json';
import { compareJson, type Difference } from '../../core/answers/compareJson';
import type { Bench } from '../bench';
import { withCredentials } from '../fillForm';
import { perform } from '../perform';
import type { Answered, Reply } from '../readReply';
import { addressOf, connect, isSandbox, type Target } from '../targets';

/** Sends the request of an answer to another target, with the credentials for that. */
export async function sendElsewhere(
  { desk, operation }: Bench,
  { form }: Answered,
  to: Target,
  signal: AbortSignal,
): Promise<Answered> {
  const address = addressOf({ ...desk.store.get(), target: to }, desk.servers);
  const known = isSandbox(to) ? await knownOf(to, address, desk.version) : undefined;
  const filled = withCredentials(desk, operation, form, new Set(), { known, target: to });
  return perform(desk, { operation, form: filled, to, signal });
}

async function knownOf(target: Target, address: string, version: string) {
  try {
    return await (await connect(target, address, version)).controls?.known();
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
  try {
    return parseExact(text);
  } catch {
    return text;
  }
}
