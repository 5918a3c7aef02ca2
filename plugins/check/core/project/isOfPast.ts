import { once } from '../../../shared/core/cache';
import { LANGUAGES } from '../cues';
import type { Passage } from '../text/passage';
import type { ProjectPage } from './project';

const VERSION = /^\W*(?:version \d|(?:release )?v?\d+\.\d+\.\d+|v\d+\.\d+|\d{4}-\d{2})/i;
const FILE = /(?:^|\/)(?:changelog|release-?notes?|releases)\b/i;

/** A changelog: what it says was true of a version. */
export const isOfPast = once(({ blocks, source }: ProjectPage): boolean => {
  const headings = blocks.filter(({ kind, passage }) => kind === 'heading' && VERSION.test(passage?.text ?? ''));
  return headings.length > 1 || FILE.test(source);
});

const HISTORY = new RegExp(LANGUAGES.map(({ past }) => past).join('|'), 'i');

/** A text that says what was true once: `50 until v2`. */
export const tellsOfPast = once(({ context }: Passage): boolean => HISTORY.test(context));
