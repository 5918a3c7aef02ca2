import { change, load, save, state } from './cloud';

/** Call it when the game starts, and again if it fails. */
export async function start(): Promise<void> {
  await load(); // a new player has NEW_PLAYER
  console.log(`Level ${state().level}, ${state().coins} coins`);
}

export async function finishLevel(reward: number): Promise<void> {
  const { level, coins } = state();
  change({ level: level + 1, coins: coins + reward }); // all other fields stay
  await save().catch(console.warn); // the next save tries again
}
