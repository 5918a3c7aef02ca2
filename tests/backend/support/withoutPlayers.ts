import { gameCloud as seeded } from '../../../src/backend';
import { seedGame } from '../../../src/backend/seed';

/** The game cloud as it begins without its seeded players: lists have only what a test puts there. */
export const gameCloud: typeof seeded = { ...seeded, seed: seedGame };

export default gameCloud;
