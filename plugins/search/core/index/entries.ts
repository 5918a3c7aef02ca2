import type { PageRecord } from '../types';

/** Something that can be a hit: what is searched of it, and what is shown. */
export interface Entry {
  of: 'page' | 'section' | 'demo';
  link: string;
  /** As shown: of a section with the page's and the tab's before its own. */
  title: string;
  pageTitle: string;
  /** Its own title, which is searched. */
  rawTitle: string;
  /** What is searched beside the title, and shown of sections and demos. */
  texts: string[];
  /** Other words for what a page is about. */
  keywords?: string[];
  /** What is shown of a page. */
  beginning?: string;
}

/** The page, its sections, its demos. */
export function entriesOf({ title: pageTitle, link, keywords = [], sections, demos }: PageRecord): Entry[] {
  const beginning = sections.find(({ paragraphs }) => paragraphs.length > 0)?.paragraphs[0];
  return [
    { of: 'page', link, title: pageTitle, pageTitle, rawTitle: pageTitle, texts: keywords, keywords, beginning },
    ...sections.map(
      ({ link, title, rawTitle, paragraphs }): Entry => ({
        of: 'section',
        link,
        title,
        pageTitle,
        rawTitle,
        texts: paragraphs,
      }),
    ),
    ...demos.map(
      ({ link, title, rawTitle, description, keywords }): Entry => ({
        of: 'demo',
        link,
        title,
        pageTitle,
        rawTitle,
        texts: [description, ...keywords].filter(Boolean),
      }),
    ),
  ];
}
