import { replaceNumber } from '../engine/fixes';
import { passageRule } from '../engine/rule';
import { amountsOf, isRate } from '../text/amounts';
import { proseOf } from '../text/passage';

const CALLS = /^\s?\**(?:HTTP |API )?(?:calls|operations|endpoints|APIs)\b|^\s?个?(?:HTTP )?\s?(?:接口|调用)/i;
/** `up to 3 calls at once`. */
const PART_OF =
  /(?:at most|at least|up to|more than|fewer than|less than|every|first|next|last|after|within|最多|至多|至少|超过|前|每(?:秒|分钟|小时|天|次))\s?\**\s?$/i;
const CODES = /^\s?\**error codes\b|^\s?个?错误码/i;
const OF_ALL = /^\s?of (?:all )?\**\d|^\s?of\s|^\s?个?中的?/;

/** `36 calls`, `27 of 36`. */
export const wrongCount = passageRule({
  id: 'wrong-count',
  needsAll: true,
  about:
    'A number of calls that a text states is that of the document, or of one of its pages, methods or credentials; one of error codes is that of the catalogue.',
  *check({ passage }, { callCounts, model, codes }) {
    const total = model.operations.length;
    const prose = proseOf(passage);
    const amounts = amountsOf(passage);
    for (const [index, { value, before, after, index: at, written, unit, isWord }] of amounts.entries()) {
      if (unit || value > total * 10 || PART_OF.test(before) || isRate(after)) continue;
      // A smaller number may count the codes of a feature.
      if (CODES.test(after) && codes.size > 0 && value !== codes.size && value > codes.size / 2) {
        yield { at: passage.place(at), message: `The catalogue has ${codes.size} error codes, not ${written}.` };
      }
      const [next, previous] = [amounts[index + 1], amounts[index - 1]];
      const isShare = OF_ALL.test(after) && next?.value === total;
      const isRest = previous?.value === total && /中的?\s?$/.test(prose.slice(previous.index, at));
      if (!(CALLS.test(after) || isShare || isRest) || callCounts.has(value) || value < 2) continue;
      const message = `The document has ${total} calls, and no group of ${written}.`;
      // A number above all groups can only mean all calls.
      const fix = value > total ? replaceNumber(passage.place(at), { written, isWord }, [total]) : {};
      yield { at: passage.place(at), message, ...fix };
    }
  },
});
