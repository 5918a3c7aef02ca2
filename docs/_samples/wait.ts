import type { Id } from './cloud';
import { callAsPlayer } from './session';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for `count` friends, or until the player has gone elsewhere. */
export async function waitForFriends(
  shareId: string,
  count: number,
  stopped: () => boolean,
): Promise<Id[]> {
  while (!stopped()) {
    const friends = await callAsPlayer(
      'GET',
      `/api/v1/share/friends/${encodeURIComponent(shareId)}`,
    );
    if (friends.length >= count) return friends;
    await pause(5000); // counted from the answer, so calls never overlap
  }
  return [];
}
