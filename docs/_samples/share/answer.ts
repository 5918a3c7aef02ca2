import { CloudError, callAsPlayer } from '../cloud';

/** The friend who opened the link answers. Other failures are thrown: keep the code and try again. */
export async function answerShare(code: string) {
  try {
    await callAsPlayer('GET', '/api/v1/share/answer', { code });
    return 'thanks';
  } catch (error) {
    const reason = error instanceof CloudError ? error.code : undefined;
    if (reason === 10401) return 'ask-for-a-new-link';
    if (reason === 10402) return 'too-late';
    throw error;
  }
}
