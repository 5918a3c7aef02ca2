import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Syntax of Java, Perl and Python that JavaScript lacks or reads as letters. */
const FOREIGN = /\\[pP]\{|\[\[:|&&\[|\(\?P</;

/** Accepts more escapes than Unicode mode, and other languages' anchors. */
export function compilePattern(pattern: string): RegExp | undefined {
  const own = pattern.replace(/^\\A/, '^').replace(/\\[zZ]$/, '$');
  for (const flags of FOREIGN.test(own) ? ['u'] : ['u', '']) {
    try {
      return new RegExp(own, flags);
    } catch {
      // Retried without the flag.
    }
  }
  return undefined;
}

/** Returns the range of lengths of matches; `min` is infinite if none exist, as for `/^a$/` with its slashes. */
export function lengthsOfPattern(pattern: string): { min: number; max: number } {
  const expression = compilePattern(pattern);
  if (!expression) return { min: 0, max: Number.POSITIVE_INFINITY };
  const { source, unicode } = expression;
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode });
  const isWhole = alternatives.every(
    ({ elements }) => isAssertion(elements.at(0), 'start') && isAssertion(elements.at(-1), 'end'),
  );
  const min = measure(alternatives, 'min');
  return { min, max: isWhole ? measure(alternatives, 'max') : Number.POSITIVE_INFINITY };
}

function isAssertion(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind;
}

function measure(alternatives: AST.Alternative[], bound: 'min' | 'max'): number {
  const lengths = alternatives.map(({ elements }) => {
    const all = elements.map((element) => lengthOf(element, bound));
    const isNever = elements.some(
      (element, index) =>
        (isAssertion(element, 'start') && all.slice(0, index).some((length) => length > 0)) ||
        (isAssertion(element, 'end') && all.slice(index).some((length) => length > 0)),
    );
    if (bound === 'min' && isNever) return Number.POSITIVE_INFINITY;
    return all.reduce((sum, length) => sum + length, 0);
  });
  return bound === 'min' ? Math.min(...lengths) : Math.max(...lengths);
}

function lengthOf(element: AST.Element, bound: 'min' | 'max'): number {
  switch (element.type) {
    case 'Quantifier': {
      const one = lengthOf(element.element, bound);
      return one === 0 ? 0 : one * element[bound];
    }
    case 'Group':
    case 'CapturingGroup':
      return measure(element.alternatives, bound);
    case 'Assertion':
      return 0;
    case 'Backreference':
      return bound === 'min' ? 0 : Number.POSITIVE_INFINITY;
    default:
      return 1;
  }
}
