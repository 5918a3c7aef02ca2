import type { History, Marks } from '../changes/traceHistory';
import type { PageWords } from '../words/pageWords';

/** Texts that say since when there is something, or since when it is deprecated: written at build, pages need no code. */
export interface VersionLabels {
  ofOperation(operation: object): Marks;
  /** Also of a parameter or header. */
  ofField(node: unknown): Marks;
}

export function labelVersions({ marksOf }: History, words: PageWords['versions']): VersionLabels {
  const label = ({ since, deprecatedSince }: Marks, start: string, end: string): Marks => ({
    ...(since === undefined ? {} : { since: start.replace('{version}', () => since) }),
    ...(deprecatedSince === undefined ? {} : { deprecatedSince: end.replace('{version}', () => deprecatedSince) }),
  });
  return {
    ofOperation: (operation) => label(marksOf(operation), words.since, words.deprecatedSince),
    ofField: (node) => label(marksOf(node), words.fieldSince, words.fieldDeprecatedSince),
  };
}
