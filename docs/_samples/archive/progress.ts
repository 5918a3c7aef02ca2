import { CloudError, type HelpResult } from '../cloud';
import { callAsPlayer } from '../session';

/** All that the archive `progress` holds: also for ranking lists, invites, help and redeem codes. */
export type State = {
  level: number;
  coins: number;
  unlocked?: string[];
  score?: number;
  season?: number;
  team?: string;
  paidInvites?: number;
  help?: HelpResult[];
  gifts?: string[];
};
export type Saved = { state: State; version?: string };

export const NEW_PLAYER: State = { level: 1, coins: 0 };

export let current: Saved | undefined; // unknown until it is loaded
let isChanged = false;
let writing: Promise<void> | undefined; // one write at a time: an older one must not arrive last

/** Call it when the game starts, and again if it fails. */
export async function load(): Promise<void> {
  if (current) return;
  const saved = await read();
  current ??= saved; // unless another load was faster
}

/** The player's state, as the game has changed it. */
export function state(): State {
  return requireLoaded().state;
}

/** Replaces these fields, and keeps all others. */
export function change(fields: Partial<State>): void {
  const loaded = requireLoaded();
  loaded.state = { ...loaded.state, ...fields };
  isChanged = true;
}

/** Writes what has changed. After a failure, the next save tries again. */
export async function save(): Promise<void> {
  requireLoaded();
  writing ??= write().finally(() => {
    writing = undefined;
  });
  return writing;
}

/** What is not saved is given up. Load again after it. */
export async function forget(): Promise<void> {
  isChanged = false;
  await writing?.catch(console.warn);
  isChanged = false;
  current = undefined;
}

/** What the cloud has, and the time of its last write as the version. */
export async function read(): Promise<Saved> {
  try {
    const { data, updateTime } = await callAsPlayer('GET', '/api/v1/archive/get/progress');
    return { state: { ...NEW_PLAYER, ...data }, version: updateTime };
  } catch (error) {
    if (error instanceof CloudError && error.code === 10603) return { state: NEW_PLAYER };
    throw error; // not a new player: the defaults would erase the game
  }
}

async function write(): Promise<void> {
  const loaded = requireLoaded();
  while (isChanged) {
    isChanged = false;
    try {
      const path = '/api/v1/archive/set/progress';
      const { updateTime } = await callAsPlayer('POST', path, {}, loaded.state);
      loaded.version = updateTime;
    } catch (error) {
      isChanged = true;
      throw error;
    }
  }
}

function requireLoaded(): Saved {
  if (!current) throw new Error('Load first: a save would replace the archive.');
  return current;
}
