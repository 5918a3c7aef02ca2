import type { Step } from '../types';
import type { FlowWords } from './words';

/** How a workflow is put into the words of a reader. */
export interface FlowText {
  words: FlowWords;
  /** Of a text of the document; the text itself if it has no translation. */
  translate(text: string): string;
  /** What a step calls, in words. */
  titleOf(step: Step): string;
  apiTitle: string;
}
