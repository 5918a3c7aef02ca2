import { plain } from '../text/plain';
import type { SearchEngine } from '../types';
import { toSections } from './suggestions';

/** A row that readers would see. */
export interface FoundPlace {
  /** Of a call, parameter, field, model or error. */
  kind?: string;
  title: string;
  /** Around what was found, or what a name belongs to. */
  text: string;
  /** Path and anchor. */
  link: string;
}

/** Finds what the search of a site shows, in its order. */
export async function findPlaces(
  engine: Pick<SearchEngine, 'search'>,
  text: string,
  most: number,
): Promise<FoundPlace[]> {
  const sections = toSections(await engine.search({ text, limit: most, nameLimit: most }));
  const places = sections
    .flatMap(({ rows }) => rows)
    .flatMap((row): FoundPlace[] => {
      if (row.kind === 'more') return [];
      if (row.kind === 'name') {
        const { kind, name, owner, link } = row.hit;
        return [{ kind, title: plain(name), text: plain(owner), link }];
      }
      const { title, text: around, link } = row.hit;
      return [{ title: plain(title), text: plain(around), link }];
    });
  const seen = new Set<string>();
  return places.filter(({ link }) => !seen.has(link) && seen.add(link)).slice(0, most);
}
