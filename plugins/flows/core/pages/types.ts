import type { PageBuilderContext } from '../../../openapi';
import type { FlowOperation, FoundSources, Step } from '../types';
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

export interface FlowPageContext extends FlowText, Pick<PageBuilderContext, 'model' | 'linksAt'> {
  /** Of the document. */
  sources: FoundSources;
  /** Readers can play the workflow in its page. */
  isPlayable: boolean;
  routeBase: string;
  operationOf(step: Step): FlowOperation | undefined;
  /** Whether the site has samples in a language. */
  hasLanguage(id: string): boolean;
}
