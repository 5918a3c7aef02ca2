import type { Pattern } from './types';

/**
 * Does the whole text match? All ways to match go forward together, one character at a time (Thompson's construction), so
 * that the time grows with the length of the pattern times that of the text, whatever the pattern is.
 */
export function matchPattern(pattern: Pattern, text: string): boolean {
  const characters = Array.from(text);
  let current = reach([0], 0);
  for (const [at, character] of characters.entries()) {
    const taken: number[] = [];
    for (const place of current) {
      const step = pattern[place];
      if (step?.kind === 'take' && step.has(character)) taken.push(place + 1);
    }
    if (taken.length === 0) return false;
    current = reach(taken, at + 1);
  }
  return [...current].some((place) => pattern[place]?.kind === 'accept');

  /** All steps to which one gets from these without taking a character. */
  function reach(from: number[], at: number): Set<number> {
    const reached = new Set<number>();
    const left = [...from];
    for (let place = left.pop(); place !== undefined; place = left.pop()) {
      const step = pattern[place];
      if (step === undefined || reached.has(place)) continue;
      reached.add(place);
      if (step.kind === 'split') left.push(place + 1, step.other);
      else if (step.kind === 'jump') left.push(step.to);
      else if (step.kind === 'start' && at === 0) left.push(place + 1);
      else if (step.kind === 'end' && at === characters.length) left.push(place + 1);
    }
    return reached;
  }
}
