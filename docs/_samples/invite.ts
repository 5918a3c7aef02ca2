import { CloudError, callAsPlayer, change, load, save, state } from './cloud';

/** The inviter: the query of the link that the player shares. `minutes`: how long the code is valid. */
export async function createInviteQuery(minutes?: number): Promise<string> {
  const query = { ttl: minutes };
  const { code } = await callAsPlayer('GET', '/api/v1/invite/generate', query);
  return `invite=${encodeURIComponent(code)}`;
}

// #region answer
/** The friend: what to tell the player. Other failures are thrown: keep the code for the next start. */
export async function answerInvite(code: string) {
  try {
    await callAsPlayer('GET', '/api/v1/invite/response', { code });
    return 'welcome';
  } catch (error) {
    const reason = error instanceof CloudError ? error.code : undefined;
    if (reason === 10202) return 'answered-before';
    if (reason === 10200 || reason === 10201) return 'ask-for-a-new-link';
    throw error;
  }
}
// #endregion

// #region rewards
const COINS = 100; // for each response

/** The inviter: pays what is owed. The coins and the note that they are paid are one write: both arrive, or none. */
export async function payInviteRewards(): Promise<number> {
  const { respond } = await callAsPlayer('GET', '/api/v1/invite/details');
  await load();
  const { coins, paidInvites = 0 } = state();
  const owed = Math.max(respond - paidInvites, 0);
  if (owed > 0) change({ coins: coins + owed * COINS, paidInvites: respond });
  await save();
  return owed;
}
// #endregion
