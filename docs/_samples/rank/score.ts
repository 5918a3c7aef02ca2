import { load, type State } from '../archive/load';
import { callAsPlayer } from '../session';

/** Keeps the best score where the list `weekly` reads it: in the archive `progress`. */
export async function reportScore(score: number, season: number): Promise<void> {
  const { state } = await load();
  const best: State & { score?: number; season?: number } = state;
  if (best.season === season && (best.score ?? 0) >= score) return;
  const next = { ...state, score, season }; // all of it: the body replaces the archive
  await callAsPlayer('POST', '/api/v1/archive/set/progress', {}, next);
}
