import { once } from '../../../shared/core/cache';
import type { DemoTexts } from './demoTexts';
import type { ProjectPage, SpecText, Spot, TextCatalogue } from './project';

/**
 * Lists all texts for readers: of each page, demo, of the document, and of each translation. Lists of what has not
 * changed are the same objects.
 */
export function listSpots(
  pages: ProjectPage[],
  specTexts: SpecText[],
  catalogues: TextCatalogue[],
  demos: DemoTexts[],
): Spot[][] {
  return [
    ...pages.map(spotsOfPage),
    ...demos.map(spotsOfDemo),
    spotsOfDocument(specTexts),
    ...catalogues.map((catalogue) => spotsOfCatalogue(catalogue, specTexts)),
  ];
}

const spotsOfPage = once((page: ProjectPage) =>
  page.blocks.flatMap(({ passage }): Spot[] => (passage ? [{ passage, page, owners: [] }] : [])),
);

const spotsOfDemo = once(({ originals }: DemoTexts) => originals.map((passage): Spot => ({ passage, owners: [] })));

const spotsOfDocument = once((texts: SpecText[]) => texts.map((text): Spot => ({ passage: text, owners: [text] })));

/** A catalogue belongs to one list of texts. */
const spotsOfCatalogue = once(({ pairs }: TextCatalogue, specTexts: SpecText[]) => {
  const owners = ownersByText(specTexts);
  return pairs.map(
    ({ original, translation }): Spot => ({ passage: translation, owners: owners.get(original.text) ?? [] }),
  );
});

const ownersByText = once((texts: SpecText[]) => {
  const owners = new Map<string, SpecText[]>();
  for (const text of texts) {
    const known = owners.get(text.text);
    if (known) known.push(text);
    else owners.set(text.text, [text]);
  }
  return owners;
});
