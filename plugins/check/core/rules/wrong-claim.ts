import { findUnequal, judgePassage } from '../claims/judgePassage';
import { replaceNumber } from '../engine/fixes';
import { passageRule } from '../engine/rule';
import { translationsOf } from '../translations/translationsOf';

/** `` `ids` takes at most 60 ``, where the document says 50. */
export const wrongClaim = passageRule<ReadonlyMap<string, string>>({
  id: 'wrong-claim',
  needsAll: true,
  about:
    'What a sentence plainly states of a name, call, link or pin beside it (a limit, default, unit, interval, type, place, method, error, whether it is required) is what the document says. Every other wording is watched by `changed-contract`.',
  prepare: ({ catalogues }) => translationsOf(catalogues),
  *check({ passage }, facts, translations) {
    for (const { claim, verdict } of judgePassage(passage, facts, translations)) {
      if (verdict.isTrue) continue;
      const [start, end] = claim.stated;
      const at = passage.place(start);
      const written = passage.text.slice(start, end);
      const isNumber = /^\d+$/.test(written) && claim.unit === undefined;
      const fix = isNumber ? replaceNumber(at, { written, isWord: false }, verdict.right ?? []) : {};
      yield { at, message: verdict.message, ...fix };
    }
    for (const { index, message } of findUnequal(passage)) yield { at: passage.place(index), message };
  },
});
