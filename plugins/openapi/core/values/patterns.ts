import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { onceByText } from '../cache';
import { readings } from './foreignPatterns';
import { unnest } from './unnest';

/** A `pattern` that can be run. */
export interface CompiledPattern {
  expression: RegExp;
  tree: AST.Pattern;
  /** Longest text that it is tried on. */
  maxLength: number;
}

/** The regular expression of a `pattern`; `undefined` where it is none. */
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

/** A repetition whose count varies by no more than this is no danger. */
const FEW = 10;
/** By the number of open repetitions, each of which may begin anywhere. */
const LENGTHS = [2000, 2000, 1000, 400, 150, 100];
const MANY_OPEN = 80;
/** Of a repetition within a repetition, which may take time that doubles with each character. */
const NESTED = 22;

/** An author's pattern may take forever on a text that it does not match. */
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

/** Characters by which sets are compared: those of most alphabets. */
const COMPARED = Array.from({ length: 0x3000 }, (_none, code) => String.fromCodePoint(code));

/** Can one tell where each repetition begins, as in `(/[a-z]+)*` or `(-*[a-z])*`? */
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

/** Is this one character, of whatever kind? */
function isSingle({ type }: AST.Element): boolean {
  return type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass';
}
