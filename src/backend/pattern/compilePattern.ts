import { LIMITS } from '../state/limits';
import { parsePattern } from './parsePattern';
import { type Part, type Pattern, PatternError } from './types';

/** Parts that are visited while repetitions are written out: `((a{9}){9}){9}` is short, and large. */
const MOST_PARTS = 2000;

/** The automaton of a regular expression, or `undefined` where the text is none that this matcher knows. */
export function compilePattern(text: string): Pattern | undefined {
  if (text.length > LIMITS.topicPattern.most) return undefined;
  try {
    return writePattern(parsePattern(text));
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function writePattern(whole: Part): Pattern {
  const steps: Pattern = [];
  let visited = 0;
  write(whole);
  steps.push({ kind: 'accept' });
  return steps;

  function write(part: Part): void {
    visited += 1;
    if (visited > MOST_PARTS) throw new PatternError('The pattern is too large.');
    switch (part.kind) {
      case 'set':
        steps.push({ kind: 'take', has: part.has });
        break;
      case 'sequence':
        for (const inner of part.parts) write(inner);
        break;
      case 'choice':
        writeChoice(part.options);
        break;
      case 'repeat':
        writeRepeat(part.part, part.least, part.most);
        break;
      default:
        steps.push(part);
    }
  }

  function writeChoice(options: Part[]): void {
    const ends: Array<{ kind: 'jump'; to: number }> = [];
    for (const [place, option] of options.entries()) {
      if (place === options.length - 1) {
        write(option);
        break;
      }
      const split = { kind: 'split' as const, other: 0 };
      const end = { kind: 'jump' as const, to: 0 };
      steps.push(split);
      write(option);
      steps.push(end);
      split.other = steps.length;
      ends.push(end);
    }
    for (const end of ends) end.to = steps.length;
  }

  function writeRepeat(part: Part, least: number, most: number): void {
    for (let count = 0; count < least; count += 1) write(part);
    const isOpen = most === Infinity;
    for (let count = least; count < (isOpen ? least + 1 : most); count += 1) {
      const start = steps.length;
      const split = { kind: 'split' as const, other: 0 };
      steps.push(split);
      write(part);
      if (isOpen) steps.push({ kind: 'jump', to: start });
      split.other = steps.length;
    }
  }
}
