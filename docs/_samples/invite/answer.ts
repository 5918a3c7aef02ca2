import { CloudError } from '../cloud';
import { callAsPlayer } from '../session';

/** What to tell the player. Other failures are thrown: keep the code for the next start. */
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
