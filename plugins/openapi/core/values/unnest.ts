import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/**
 * A pattern without needless repetitions of repetitions: `([a-z]+)*` is `[a-z]*`, which takes no time that doubles with
 * each character. Throws where it is no regular expression.
 */
export function unnest(pattern: string, flags: string): string {
  const { source } = new RegExp(pattern, flags);
  // What is referred to has to stay a group.
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
