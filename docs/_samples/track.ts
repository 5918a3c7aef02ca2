import { now } from './clock';
import { CloudError } from './cloud';
import { call } from './platform';

const MOST = 20; // in a batch: events travel in the address, and addresses have a limit
const cached: object[] = [];

/** Keeps an event on the device until the next flush. */
export function track(type: string, event: object): void {
  cached.push({ type, timestamp: now(), event });
}

/** Sends what is cached in batches. What could not be sent is cached again. */
export async function flush(sessionKey: string): Promise<void> {
  while (cached.length > 0) {
    const batch = cached.splice(0, MOST); // taken out: no other flush sends it, too
    try {
      // #region batch
      await call('GET', '/api/v1/track/collect', {
        session_key: sessionKey,
        event_list: JSON.stringify(batch),
      });
      // #endregion
    } catch (error) {
      const isWrong = error instanceof CloudError && error.code === 500;
      if (!isWrong) cached.unshift(...batch); // a wrong batch would be refused again
      throw error;
    }
  }
}
