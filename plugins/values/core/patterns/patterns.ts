import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { onceByText } from '../../../shared/core/cache';
import { readings } from './foreignPatterns';
import { unnest } from './unnest';

export interface CompiledPattern {
  expression: RegExp;
  tree: AST.Pattern;
  /** Longest text to match against. */
  maxLength: number;
}

export const compilePattern = onceByText((pattern: string) => compileFirst(readings(pattern)));

function compileFirst(all: ReturnType<typeof readings>): CompiledPattern | undefined {
  for (const { source, flags } of all) {
    const found = compile(source, flags);
    if (found) return found;
  }
  return undefined;
}

export function matchesPattern(pattern: string, text: string): boolean {
  const found = compilePattern(pattern);
  return found === undefined || (text.length <= found.maxLength && found.expression.test(text));
}

function compile(pattern: string, flags: string): CompiledPattern | undefined {
  try {
    const expression = new RegExp(unnest(pattern, flags), flags);
    const { source } = expression;
    const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
    return { expression, tree, maxLength: maxLengthOf(tree, flags) };
  } catch {
    return undefined;
  }
}

/** Repetitions whose count varies by at most this much are harmless. */
const FEW = 10;
/** Indexed by the number of open repetitions, each of which may start anywhere. */
const LENGTHS = [2000, 2000, 1000, 400, 150, 100];
const MANY_OPEN = 80;
/** For nested repetitions, whose running time may double with each character. */
const NESTED = 22;

/** Limits text lengths, because an author's pattern may backtrack catastrophically on a mismatch. */
function maxLengthOf(tree: AST.Pattern, flags: string): number {
  let open = 0;
  let isNested = false;
  const around: AST.Quantifier[] = [];
  const isOpen = ({ min, max }: AST.Quantifier) => max - min > FEW;
  visitRegExpAST(tree, {
    onQuantifierEnter: (quantifier) => {
      if (!isOpen(quantifier)) return;
      open += 1;
      isNested ||= around.some((outer) => !isSeparated(outer, flags));
      around.push(quantifier);
    },
    onQuantifierLeave: (quantifier) => {
      if (isOpen(quantifier)) around.pop();
    },
  });
  return isNested ? NESTED : (LENGTHS[open] ?? MANY_OPEN);
}

const COMPARED = Array.from({ length: 0x3000 }, (_none, code) => String.fromCodePoint(code));

/** Whether the start of each repetition is unambiguous, as in `(/[a-z]+)*` or `(-*[a-z])*`. */
function isSeparated({ element }: AST.Quantifier, flags: string): boolean {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false;
  return element.alternatives.every(({ elements }) => {
    const repeated = elements.filter((one) => one.type === 'Quantifier').map((one) => one.element);
    if (!repeated.every(isSingle)) return false;
    const sets = repeated.map(({ raw }) => new RegExp(`^${raw}$`, flags));
    const inner = COMPARED.filter((character) => sets.some((set) => set.test(character)));
    return elements.filter(isSingle).some(({ raw }) => {
      const separator = new RegExp(`^${raw}$`, flags);
      return !inner.some((character) => separator.test(character));
    });
  });
}

function isSingle({ type }: AST.Element): boolean {
  return type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass';
}
