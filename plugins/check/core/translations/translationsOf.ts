import { keepLast } from '../../../shared/core/cache';
import type { TextCatalogue } from '../project/project';

const translated = keepLast<ReadonlyMap<string, string>>();

/** Texts of the document, and what they are in another language. */
export function translationsOf(catalogues: TextCatalogue[]): ReadonlyMap<string, string> {
  return translated(
    catalogues.map(({ key }) => key),
    () =>
      new Map(
        catalogues.flatMap(({ pairs }) => pairs).map(({ original, translation }) => [original.text, translation.text]),
      ),
  );
}
