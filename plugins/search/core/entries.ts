import type { PageRecord } from './types';

/** Something that can be a hit: what is searched of it, and what is shown. */
export interface Entry {
  of: 'page' | 'section' | 'demo';
  page: PageRecord;
  link: string;
  /** As shown: of a section with the page's and the tab's before its own. */
  title: string;
  /** Its own title, which is searched. */
  rawTitle: string;
  /** What is searched beside the title. */
  texts: string[];
}

/** The page, its sections, its demos. */
export function entriesOf(page: PageRecord): Entry[] {
  const { title, link, sections, demos } = page;
  return [
    { of: 'page', page, link, title, rawTitle: title, texts: [] },
    ...sections.map(
      ({ link, title, rawTitle, paragraphs }): Entry => ({
        of: 'section',
        page,
        link,
        title,
        rawTitle,
        texts: paragraphs,
      }),
    ),
    ...demos.map(
      ({ link, title, rawTitle, description, keywords }): Entry => ({
        of: 'demo',
        page,
        link,
        title,
        rawTitle,
        texts: [description, ...keywords].filter(Boolean),
      }),
    ),
  ];
}
