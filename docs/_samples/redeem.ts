import { CloudError } from './cloud';
import { callAsPlayer } from './session';

export type Redemption =
  | { kind: 'redeemed'; content: string }
  | { kind: 'wrong' | 'used-up' | 'unknown' };

let running: Promise<Redemption> | undefined;

/** A second tap gets the answer to the first: each call may use up a code. */
export function redeem(type: string, code: string): Promise<Redemption> {
  running ??= send(type, code.trim()).finally(() => {
    running = undefined;
  });
  return running;
}

async function send(type: string, code: string): Promise<Redemption> {
  try {
    const path = `/api/v1/cdkey/use/${encodeURIComponent(type)}` as const;
    return { kind: 'redeemed', content: await callAsPlayer('GET', path, { code }) };
  } catch (error) {
    if (!(error instanceof CloudError)) return { kind: 'unknown' }; // no answer: do not repeat it blindly
    if (error.code === 10803) return { kind: 'wrong' };
    if (error.code === 10804) return { kind: 'used-up' };
    throw error;
  }
}
