import { change, load, save, state } from '../archive/progress';

/** Keeps the best score of a season where the list `weekly` reads it, with all that it filters by. */
export async function reportScore(score: number, season: number, team: string): Promise<void> {
  await load();
  const last = state();
  const best = last.season === season ? Math.max(last.score ?? score, score) : score;
  change({ score: best, season, team });
  await save();
}
