import { CloudError } from '../cloud';
import { callAsPlayer } from '../session';

/** Gives what is owed. Call it when the invite screen opens, never twice at once. */
export async function payInviteRewards(
  give: (count: number) => Promise<void>,
): Promise<number> {
  const { respond } = await callAsPlayer('GET', '/api/v1/invite/details');
  const paid = await readPaid();
  if (respond <= paid) return 0;
  await callAsPlayer('POST', '/api/v1/archive/set/invite-rewards', {}, { paid: respond });
  await give(respond - paid);
  return respond - paid;
}

async function readPaid(): Promise<number> {
  try {
    const { data } = await callAsPlayer('GET', '/api/v1/archive/get/invite-rewards');
    return Number(data?.paid ?? 0);
  } catch (error) {
    if (error instanceof CloudError && error.code === 10603) return 0; // nothing paid yet
    throw error;
  }
}
