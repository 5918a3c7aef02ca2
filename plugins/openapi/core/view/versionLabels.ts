import { type WrittenVersions, writtenVersions } from '../../../schema/core/reader';
import { isObject } from '../../../shared/core/json';
import type { History, Marks } from '../changes/traceHistory';
import type { Operation } from '../model/types';
import type { PageWords } from '../words/pageWords';

/** Texts that say since when there is something, or since when it is deprecated: written at build, pages need no code. */
export interface VersionLabels {
  ofOperation(operation: Operation): Marks;
  /** Of the schema of a field, or of a parameter or header, with what is written there. */
  ofField(node: unknown, written?: WrittenVersions): Marks;
}

/** What releases say counts more than what is written. */
export function labelVersions({ marksOf }: History, words: PageWords['versions']): VersionLabels {
  const label = ({ since, deprecatedSince }: Marks, start: string, end: string): Marks => ({
    ...(since === undefined ? {} : { since: start.replace('{version}', () => since) }),
    ...(deprecatedSince === undefined ? {} : { deprecatedSince: end.replace('{version}', () => deprecatedSince) }),
  });
  return {
    ofOperation: (operation) =>
      label({ ...operation.versions, ...marksOf(operation) }, words.since, words.deprecatedSince),
    ofField: (node, written = isObject(node) ? writtenVersions(node) : {}) =>
      label({ ...written, ...marksOf(node) }, words.fieldSince, words.fieldDeprecatedSince),
  };
}
