import { groupBy } from '../../../shared/core/groupBy';
import type { PageWords } from '../words/pageWords';
import type { NameRecord } from './types';

export interface NamedPlace {
  kind: 'parameter' | 'field';
  name: string;
  /** The same name with the same meaning is one record. */
  meaning: string;
  owner: string;
  page: string;
  link: string;
}

export type CountWords = Pick<PageWords, 'inCalls' | 'inPlaces'>;

/** More places of one field become a single record. */
const FEW_PLACES = 4;

/** One record per name and meaning: a reader who types `session_key` wants its meaning, not thirty calls. */
export function groupNames(places: NamedPlace[], words: CountWords): NameRecord[] {
  const groups = groupBy(places, ({ kind, name, meaning }) => `${kind} ${name} ${meaning}`);
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      if (first.kind === 'field' && group.length <= FEW_PLACES)
        return group.map((place) => toRecord(place, place.owner));
      return [toRecord(first, ownerOf(group, words))];
    });
}

function ownerOf(group: NamedPlace[], { inCalls, inPlaces }: CountWords): string {
  const [first] = group;
  const owners = new Set(group.map(({ owner }) => owner));
  if (!first || owners.size === 1) return first?.owner ?? '';
  const text = (first.kind === 'parameter' ? inCalls : inPlaces).replace('{count}', String(owners.size));
  const isOnePage = group.every(({ page }) => page === first.page);
  return isOnePage ? `${first.page} · ${text}` : text;
}

function toRecord({ kind, name, link }: NamedPlace, owner: string): NameRecord {
  return { kind, name, aliases: [], owner, link };
}
