import type { CheckRule } from '../engine/rule';

/** `oder: 2`. */
export const frontMatter: CheckRule = {
  id: 'front-matter',
  about: 'Front matter is valid YAML, and each value has the type that its key expects.',
  *check({ pages }) {
    for (const { slips } of pages) yield* slips;
  },
};
