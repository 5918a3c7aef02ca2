import { type CharacterSet, PatternError } from './types';

export const DIGIT: CharacterSet = (character) => /^[0-9]$/.test(character);
const WORD: CharacterSet = (character) => /^[A-Za-z0-9_]$/.test(character);
const SPACE: CharacterSet = (character) => /^\s$/.test(character);
/** What `.` stands for. */
export const NOT_LINE_END: CharacterSet = (character) => !/^[\n\r\u2028\u2029]$/.test(character);

const CLASSES: Record<string, CharacterSet> = { d: DIGIT, w: WORD, s: SPACE };
const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

/** What a character stands for after a backslash. `single` is the character, where it is only one. */
export function escapedSet(character: string): { has: CharacterSet; single?: string } {
  const small = character.toLowerCase();
  const named = Object.hasOwn(CLASSES, small) ? CLASSES[small] : undefined;
  if (named !== undefined) return { has: character === small ? named : (other) => !named(other) };
  const single = Object.hasOwn(CONTROLS, character) ? CONTROLS[character] : character;
  if (single === character && !/^[!-/:-@[-`{-~]$/.test(character)) {
    throw new PatternError(`\\${character} is not known.`);
  }
  return { has: (other) => other === single, single };
}

/** Reads a set after its `[`, up to and with its `]`. */
export function parseSet(take: () => string, peek: () => string | undefined): CharacterSet {
  const isNegative = peek() === '^';
  if (isNegative) take();
  const sets: CharacterSet[] = [];
  for (;;) {
    const first = take();
    if (first === ']') break;
    const from = first === '\\' ? escapedSet(take()) : { has: (other: string) => other === first, single: first };
    if (peek() !== '-') {
      sets.push(from.has);
      continue;
    }
    const dash = take();
    if (peek() === ']') {
      sets.push(from.has, (other) => other === dash);
      continue;
    }
    const last = take();
    sets.push(range(from.single, last === '\\' ? escapedSet(take()).single : last));
  }
  return (character) => sets.some((has) => has(character)) !== isNegative;
}

function range(from: string | undefined, to: string | undefined): CharacterSet {
  const least = from?.codePointAt(0);
  const most = to?.codePointAt(0);
  if (least === undefined || most === undefined || most < least) throw new PatternError('A range is wrong.');
  return (character) => {
    const point = character.codePointAt(0) ?? -1;
    return point >= least && point <= most;
  };
}
