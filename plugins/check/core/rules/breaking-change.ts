import { isObject } from '../../../shared/core/json';
import { describePlaces } from '../calls/reaches';
import type { CheckRule } from '../engine/rule';

/** A change that breaks clients of an older version (`--against`). Comments can accept it; warnings would be overlooked. */
export const breakingChange: CheckRule = {
  id: 'breaking-change',
  severity: 'error',
  needsAll: true,
  about:
    'What worked with the version given by `--against` still works, unless `info.version` has a new major number (before 1.0: a new minor number). With `--calls`, what these calls need, in any version.',
  isIdle: ({ comparison }) => comparison === undefined,
  *check({ comparison, calls, earlier, model, positionOf }) {
    // A client breaks in a new major version, too.
    if (!comparison || (comparison.isAnnounced && !calls)) return;
    const { before, after, changes } = comparison;
    const part = /^v?0\./.test(before) ? 'minor' : 'major';
    const was = before === after ? `is still ${after}` : `was ${before} and is ${after}`;
    const hint = `The version ${was}. Keep the old form, or raise the ${part} number.`;
    const paths = isObject(model?.document.paths) ? model.document.paths : {};
    for (const change of changes) {
      const { impact, message, source, subject, place } = change;
      if (impact !== 'breaking') continue;
      const [, path = ''] = place ? [] : (/^[A-Z]+ (\/\S*)$/.exec(subject) ?? []);
      const isLost = model !== undefined && source.line === model.source.line;
      const at = isLost && path !== '' ? (positionOf(paths, path) ?? positionOf(model.document, 'paths')) : undefined;
      yield { at: at ?? source, message, hint: calls && earlier ? describePlaces(change, calls, earlier) : hint };
    }
  },
};
