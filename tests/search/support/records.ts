import type { Chunk, DemoRecord, NameRecord, PageRecord, SectionRecord } from '../../../plugins/search/core/types';

type Given<T> = Partial<Omit<T, 'sections' | 'demos'>>;

export function page(
  { title = 'Page', link = '/page', ...rest }: Given<PageRecord>,
  sections: Record<string, string[]> = {},
  demos: Array<Partial<DemoRecord>> = [],
): PageRecord {
  return {
    ...rest,
    title,
    link,
    sections: Object.entries(sections).map(
      ([heading, paragraphs]): SectionRecord => ({
        rawTitle: heading,
        title: heading === '' ? title : `${title} - ${heading}`,
        link: heading === '' ? link : `${link}#${heading.toLowerCase().replaceAll(' ', '-')}`,
        paragraphs,
      }),
    ),
    demos: demos.map(({ rawTitle = '', ...demo }) => ({
      rawTitle,
      title: rawTitle || title,
      link: `${link}#demo`,
      description: '',
      keywords: [],
      ...demo,
    })),
  };
}

export function name(given: Partial<NameRecord> & Pick<NameRecord, 'kind' | 'name'>): NameRecord {
  return { aliases: [], owner: '', link: `/names#${given.name}`, ...given };
}

export function brackets(chunks: Chunk[]): string {
  return chunks.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

export function plain(chunks: Chunk[]): string {
  return chunks.map(({ text }) => text).join('');
}
