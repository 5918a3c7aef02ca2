import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Removes nested repetitions, which take exponential time: `([a-z]+)*` -> `[a-z]*`. Throws for invalid patterns. */
export function unnest(pattern: string, flags: string): string {
  const { source } = new RegExp(pattern, flags);
  // Backreferences need their groups.
  if (/\\[1-9k]/.test(source)) return source;
  const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  let result = source;
  visitRegExpAST(tree, {
    onQuantifierLeave: ({ element, min, max, start, end }) => {
      if (max !== Infinity || min > 1 || result !== source) return;
      if (element.type !== 'Group' && element.type !== 'CapturingGroup') return;
      const [[inner, ...others] = [], ...alternatives] = element.alternatives.map(({ elements }) => elements);
      if (alternatives.length + others.length > 0 || inner?.type !== 'Quantifier') return;
      if (inner.max !== Infinity || inner.min > 1) return;
      const count = min === 1 && inner.min === 1 ? '+' : '*';
      result = `${source.slice(0, start)}(?:${inner.element.raw})${count}${source.slice(end)}`;
    },
  });
  return result === source ? source : unnest(result, flags);
}
