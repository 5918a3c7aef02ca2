import { CloudError, callAsPlayer, type Id } from './cloud';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for `count` different friends, or until the player has gone elsewhere. */
export async function waitForFriends(
  shareId: string,
  count: number,
  stopped: () => boolean,
): Promise<Id[]> {
  while (!stopped()) {
    const friends = await listFriends(shareId);
    if (new Set(friends.map(String)).size >= count) return friends;
    await pause(5000); // counted from the answer, so calls never overlap
  }
  return [];
}

async function listFriends(shareId: string): Promise<Id[]> {
  const path = `/api/v1/share/friends/${encodeURIComponent(shareId)}` as const;
  try {
    return await callAsPlayer('GET', path);
  } catch (error) {
    if (error instanceof CloudError) throw error;
    return []; // no answer: the next one may come through
  }
}
