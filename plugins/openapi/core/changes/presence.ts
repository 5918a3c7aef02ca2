import type { Direction } from '../../../values/core/context';
import type { Report, Watch } from './types';

/** Reports whether a part of a message comes, goes, or must be there. */
export function reportPresence(direction: Direction, report: Report) {
  const isRequest = direction === 'request';
  return {
    kept(was: boolean, is: boolean, place: string): void {
      if (was === is) return;
      const kind = !is ? 'became-optional' : isRequest ? 'became-required' : 'became-present';
      report(isRequest === is ? 'breaking' : 'harmless', kind, { place });
    },
    added(isRequired: boolean, place: string): void {
      const breaks = isRequest && isRequired;
      report(breaks ? 'breaking' : 'harmless', breaks ? 'added-required' : 'added', { place });
    },
    removed: (place: string): void => report('breaking', 'removed', { place }),
  };
}

/** Reports whether a part is deprecated or no longer so; `node` is that of the new document. */
export function reportDeprecation(
  [was = false, is = false]: [was?: boolean, is?: boolean],
  node: object,
  { report, watch }: { report: Report; watch: Watch },
  place?: string,
): void {
  if (is) watch.deprecated(node, !was);
  if (is !== was) report(is ? 'notable' : 'harmless', is ? 'deprecated' : 'not-deprecated', { place });
}
