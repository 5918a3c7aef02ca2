import { once } from '../../../shared/cache';
import type { ProjectPage } from '../project';
import type { Passage } from '../text/passage';

const VERSION = /^\W*(?:version \d|(?:release )?v?\d+\.\d+\.\d+|v\d+\.\d+|\d{4}-\d{2})/i;
const FILE = /(?:^|\/)(?:changelog|release-?notes?|releases)\b/i;

/** A changelog: what it says was true of a version. */
export const isOfPast = once(({ blocks, source }: ProjectPage): boolean => {
  const headings = blocks.filter(({ kind, passage }) => kind === 'heading' && VERSION.test(passage?.text ?? ''));
  return headings.length > 1 || FILE.test(source);
});

const HISTORY =
  /\b(?:until|before|prior to|up to) (?:v|version |release )?\d+(?:\.\d+)*\b(?!\s*[%a-z:])|\bused to be\b|\bin the past\b|\b(?:formerly|previously) (?:called|named|known|`|\d)|\b(?:was|were) (?:renamed|raised|lowered|changed)\b|(?:\d{4} ?年|v\d[\d.]*|\d+\.\d+ ?版本?) ?(?:以前|之前)|曾经|原名|改名/i;

/** A text that says what was true once: `50 until v2`. */
export const tellsOfPast = once(({ context }: Passage): boolean => HISTORY.test(context));
