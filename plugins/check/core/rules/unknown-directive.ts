import type { Source } from '../../../shared/problem';
import { didYouMean } from '../../../shared/suggest';
import type { CheckRule } from '../engine/rule';
import { Lines } from '../text/lines';
import { DIAGRAMS } from '../text/readPage';

const KNOWN = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'success', 'important'];
const OPENING = /^[ \t]*:::+([a-z]+)/gm;

/** `:::warnig`. */
export const unknownDirective: CheckRule = {
  id: 'unknown-directive',
  about: 'Every admonition and diagram is of a kind that exists; another name would be shown as text.',
  *check({ pages }) {
    for (const { file, text, blocks } of pages) {
      for (const { code } of blocks) {
        const hint = code && code.lang.length > 4 ? didYouMean(code.lang, DIAGRAMS) : undefined;
        if (code && hint) yield { at: before(code.place(0)), message: `There is no diagram \`${code.lang}\`.`, hint };
      }
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

/** The line that opens a block of code. */
function before({ file, line }: Source): Source {
  return { file, line: line - 1, column: 1 };
}
