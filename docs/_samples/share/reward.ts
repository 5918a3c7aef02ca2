import { change, load, save, state } from '../cloud';

const COINS = 100;

/** Pays for a share once, also after a restart: the coins and the note that they are paid are one write. */
export async function rewardShare(shareId: string): Promise<boolean> {
  await load();
  const { coins, paidShares = [] } = state();
  const isOwed = !paidShares.includes(shareId);
  if (isOwed) change({ coins: coins + COINS, paidShares: [...paidShares, shareId] });
  await save();
  return isOwed;
}
