/** Does a character belong to a set? A character is one code point. */
export type CharacterSet = (character: string) => boolean;

/** A part of a regular expression. */
export type Part =
  | { kind: 'set'; has: CharacterSet }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; options: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number };

/** One state of the automaton. `next` is where it goes on; a `split` goes on in both places. */
export type Step =
  | { kind: 'take'; has: CharacterSet }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'split'; other: number }
  | { kind: 'jump'; to: number }
  | { kind: 'accept' };

/** Steps in a row: each goes on with the one after it, unless it says otherwise. */
export type Pattern = Step[];

/** The text is no regular expression, or uses what this matcher does not know. */
export class PatternError extends Error {}
