import type { PageRecord } from '../types';

export interface Entry {
  of: 'page' | 'section' | 'demo';
  link: string;
  title: string;
  pageTitle: string;
  /** Its own title, which is searched. */
  rawTitle: string;
  texts: string[];
  keywords?: string[];
  beginning?: string;
}

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
