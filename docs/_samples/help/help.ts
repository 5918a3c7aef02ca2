import {
  callAsPlayer,
  change,
  type HelpContent,
  type HelpResult,
  load,
  save,
  state,
} from '../cloud';

/** The seeker: the code for the link. */
export function askForHelp(topic: string, minutes?: number): Promise<string> {
  return callAsPlayer('GET', '/api/v1/help/generate', { topic, ttl: minutes });
}

let isGiving = false;

/** The friend: `content` reaches the seeker. A second tap is refused while the first runs: each call may be a result. */
export async function giveHelp(code: string, content: HelpContent = {}) {
  if (isGiving) return 'running';
  isGiving = true;
  try {
    await callAsPlayer('PUT', '/api/v1/help/finish', { code }, content);
    return 'given';
  } finally {
    isGiving = false;
  }
}

let running: Promise<HelpResult[]> | undefined; // never two lookups at once

/** The seeker: stores what is new, as no call returns it again, and resolves with all that is stored. */
export function collectHelp(): Promise<HelpResult[]> {
  running ??= fetchHelp().finally(() => {
    running = undefined;
  });
  return running;
}

async function fetchHelp(): Promise<HelpResult[]> {
  await load(); // first: what cannot be stored must not be fetched
  const fresh = await callAsPlayer('GET', '/api/v1/help/lookup');
  const help = [...(state().help ?? []), ...fresh];
  if (fresh.length > 0) change({ help });
  await save();
  return help;
}
