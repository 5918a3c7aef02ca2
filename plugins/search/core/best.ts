/** Adds to a list with the best first; stable. */
export function insertBest<Of extends { score: number }>(best: Of[], next: Of, most: number): void {
  let place = best.length;
  while (place > 0 && (best[place - 1]?.score ?? 0) < next.score) place--;
  best.splice(place, 0, next);
  if (best.length > most) best.pop();
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
