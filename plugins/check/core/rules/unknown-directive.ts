import { didYouMean } from '../../../shared/suggest';
import type { CheckRule } from '../engine/rule';
import { Lines } from '../text/lines';

const KNOWN = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'success', 'important'];
const OPENING = /^[ \t]*:::+([a-z]+)/gm;

/** `:::warnig`. */
export const unknownDirective: CheckRule = {
  id: 'unknown-directive',
  about: 'Every admonition is of a kind that exists; another name would be shown as text.',
  *check({ pages }) {
    for (const { file, text } of pages) {
      if (!text.includes(':::')) continue;
      const lines = new Lines(text);
      for (const { 0: opening, 1: name = '', index } of text.matchAll(OPENING)) {
        const hint = KNOWN.includes(name) ? undefined : didYouMean(name, KNOWN);
        const at = { file, ...lines.placeOf(index + opening.length - name.length) };
        if (hint) yield { at, message: `There is no admonition \`:::${name}\`.`, hint };
      }
    }
  },
};
