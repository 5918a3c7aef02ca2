import type { ProjectPage, SpecText, Spot, TextCatalogue } from './project';

/** Lists all texts for readers: of pages, of the document, and of its translations. */
export function listSpots(pages: ProjectPage[], specTexts: SpecText[], catalogues: TextCatalogue[]): Spot[] {
  const byText = new Map<string, SpecText[]>();
  for (const text of specTexts) byText.set(text.text, [...(byText.get(text.text) ?? []), text]);
  return [
    ...pages.flatMap((page) => page.blocks.flatMap(({ passage }) => (passage ? [{ passage, page, owners: [] }] : []))),
    ...specTexts.map((text) => ({ passage: text, owners: [text] })),
    ...catalogues.flatMap(({ pairs }) =>
      pairs.map(({ original, translation }) => ({ passage: translation, owners: byText.get(original.text) ?? [] })),
    ),
  ];
}
