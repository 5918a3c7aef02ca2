import { CloudError, callAsPlayer, change, load, save, state } from './cloud';

export type Redemption =
  | { kind: 'redeemed'; content: string; isStored: boolean }
  | { kind: 'wrong' | 'used-up' | 'unknown' | 'running' };

let isRunning = false;

/** A second tap is refused while the first runs: each call may use up a code. */
export async function redeem(type: string, code: string): Promise<Redemption> {
  if (isRunning) return { kind: 'running' };
  isRunning = true;
  try {
    await load(); // first: what cannot be stored must not be redeemed
    return await send(type, code.trim());
  } finally {
    isRunning = false;
  }
}

async function send(type: string, code: string): Promise<Redemption> {
  try {
    const path = `/api/v1/cdkey/use/${encodeURIComponent(type)}` as const;
    const content = await callAsPlayer('GET', path, { code });
    change({ gifts: [...(state().gifts ?? []), content] }); // until the game gives it
    const isStored = await save().then(
      () => true,
      () => false, // the next save tries again
    );
    return { kind: 'redeemed', content, isStored };
  } catch (error) {
    if (!(error instanceof CloudError)) return { kind: 'unknown' }; // no answer: do not repeat it blindly
    if (error.code === 10803) return { kind: 'wrong' };
    if (error.code === 10804) return { kind: 'used-up' };
    throw error;
  }
}
