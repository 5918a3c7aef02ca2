import type { ApiPageRecord, ApiRecords } from '../../../openapi';
import type { ParsedPage, PlacedText } from './types';

export function toParsedPage({ sections }: ApiPageRecord): ParsedPage {
  const parts = sections.map(({ place, title }): ParsedPage['parts'][number] =>
    title === undefined ? { kind: 'place', name: place } : { kind: 'heading', depth: 2, title, id: place },
  );
  return { parts, noIndex: false };
}

/** Returns the texts that components render: a generated page's sections, and those of components on any page. */
export function createPlaces(page: ApiPageRecord | undefined, { components }: ApiRecords) {
  const own = new Map(page?.sections.map((section) => [section.place, section]));
  return (name: string): PlacedText | undefined =>
    own.get(name) ?? (Object.hasOwn(components, name) ? components[name] : undefined);
}
