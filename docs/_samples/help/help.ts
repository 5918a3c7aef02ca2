import type { HelpContent, HelpResult } from '../cloud';
import { callAsPlayer } from '../session';

/** The seeker: the code for the link. */
export function askForHelp(topic: string, minutes?: number): Promise<string> {
  return callAsPlayer('GET', '/api/v1/help/generate', { topic, ttl: minutes });
}

/** The friend: `content` reaches the seeker. */
export async function giveHelp(code: string, content: HelpContent = {}): Promise<void> {
  await callAsPlayer('PUT', '/api/v1/help/finish', { code }, content);
}

let running: Promise<HelpResult[]> | undefined;

/** The seeker: what is new. `keep` stores it before anything else happens: no call returns it again. */
export function collectHelp(
  keep: (fresh: HelpResult[]) => Promise<void>,
): Promise<HelpResult[]> {
  running ??= fetchHelp(keep).finally(() => {
    running = undefined; // never two lookups at once
  });
  return running;
}

async function fetchHelp(keep: (fresh: HelpResult[]) => Promise<void>): Promise<HelpResult[]> {
  const fresh = await callAsPlayer('GET', '/api/v1/help/lookup');
  if (fresh.length > 0) await keep(fresh);
  return fresh;
}
