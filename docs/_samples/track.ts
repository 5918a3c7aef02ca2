import { now } from './clock';
import { call } from './platform';

let cached: object[] = [];

/** Keeps an event on the device until the next flush. */
export function track(type: string, event: object): void {
  cached.push({ type, timestamp: now(), event });
}

/** Sends what is cached in one batch. After a failure it is cached again. */
export async function flush(sessionKey: string): Promise<void> {
  const batch = cached;
  if (batch.length === 0) return;
  cached = [];
  try {
    // #region batch
    await call('GET', '/api/v1/track/collect', {
      session_key: sessionKey,
      event_list: JSON.stringify(batch),
    });
    // #endregion
  } catch (error) {
    cached = [...batch, ...cached];
    throw error;
  }
}
