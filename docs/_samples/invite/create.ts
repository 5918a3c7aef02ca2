import { callAsPlayer } from '../session';

/** The query of the link that the player shares. `minutes`: how long the code is valid. */
export async function createInviteQuery(minutes?: number): Promise<string> {
  const { code } = await callAsPlayer('GET', '/api/v1/invite/generate', {
    ttl: minutes,
  });
  return `invite=${encodeURIComponent(code)}`;
}
