import { groupBy } from '../../../shared/core/groupBy';
import { findEntity } from '../model/entities';
import type { ApiModel } from '../model/types';
import type { Change } from './types';

/** Makes a change of a named schema that several calls use one change of that schema. */
export function joinShared(changes: Iterable<Change>, model: ApiModel): Change[] {
  const keyOf = ({ impact, kind, name, from, to, within }: Change) =>
    JSON.stringify([impact, kind, name, from, to, within]);
  return [...groupBy(changes, keyOf).values()].flatMap((group) => {
    const [change] = group;
    const entity = findEntity(change?.within?.entity ?? '', model);
    if (!change?.within || !entity || group.every(({ subject }) => subject === change.subject)) return group;
    const { operation: _, within, ...same } = change;
    const place = within.place.replace(/^\./, '') || undefined;
    const [users, tags] = [group.flatMap((one) => one.operation ?? []), group.flatMap((one) => one.tags ?? [])].map(
      (names) => [...new Set(names)],
    );
    return [{ ...same, subject: entity.name, entity: entity.ref, users, tags, place, source: entity.source }];
  });
}
