import { BASE, callAsPlayer, GAME_ID } from '../cloud';

/** What the platform's share dialog gets. */
export interface Card {
  query: string;
  imageUrl: string;
}

export async function createCard(shareId: string): Promise<Card> {
  const id = encodeURIComponent(shareId);
  const code = await callAsPlayer('GET', `/api/v1/share/generate/${id}`);
  const hash = Math.random().toString(36).slice(2); // another image for each share
  return {
    query: `share=${encodeURIComponent(code)}`,
    imageUrl: `${BASE}/api/v1/share/image/${GAME_ID}/${id}?hash=${hash}&code=${encodeURIComponent(code)}`,
  };
}

/** Without answers of friends: the last step, after the player has shared. */
export async function finishShare(shareId: string): Promise<void> {
  await callAsPlayer('GET', `/api/v1/share/finish/${encodeURIComponent(shareId)}`);
}
