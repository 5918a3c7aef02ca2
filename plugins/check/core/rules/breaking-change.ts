import type { CheckRule } from '../engine/rule';

/** Of an older version (`--against`). Comments can accept it; warnings would be overlooked. */
export const breakingChange: CheckRule = {
  id: 'breaking-change',
  severity: 'error',
  about:
    'What worked with the version given by `--against` still works, unless `info.version` has a new major number (before 1.0: a new minor number).',
  isIdle: ({ comparison }) => comparison === undefined,
  *check({ comparison }) {
    if (!comparison || comparison.isAnnounced) return;
    const { before, after, changes } = comparison;
    const part = /^v?0\./.test(before) ? 'minor' : 'major';
    const was = before === after ? `is still ${after}` : `was ${before} and is ${after}`;
    const hint = `The version ${was}. Keep the old form, or raise the ${part} number.`;
    for (const { impact, message, source: at } of changes) if (impact === 'breaking') yield { at, message, hint };
  },
};
