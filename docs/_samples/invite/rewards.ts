import { change, load, save, state } from '../archive/progress';
import { callAsPlayer } from '../session';

const COINS = 100; // for each response

/** Pays what is owed. The coins and the note that they are paid are one write: both arrive, or none. */
export async function payInviteRewards(): Promise<number> {
  const { respond } = await callAsPlayer('GET', '/api/v1/invite/details');
  await load();
  const { coins, paidInvites = 0 } = state();
  const owed = Math.max(respond - paidInvites, 0);
  if (owed > 0) change({ coins: coins + owed * COINS, paidInvites: respond });
  await save();
  return owed;
}
