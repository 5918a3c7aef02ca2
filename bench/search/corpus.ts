import type { NameRecord, PageRecord, SearchIndex, SectionRecord } from '../../plugins/search/core/types';
import { CHINESE, ENGLISH, Writer } from './writer';

const SECTIONS_OF_A_PAGE = 9;
const PAGES_OF_AN_ENTRY = 300;

/** Deterministic; every second page is in Chinese. */
export function makeCorpus(sections: number): SearchIndex {
  const pages = Array.from({ length: Math.ceil(sections / SECTIONS_OF_A_PAGE) }, (_, number) =>
    makePage(number, Math.min(SECTIONS_OF_A_PAGE, sections - number * SECTIONS_OF_A_PAGE)),
  );
  return { pages, names: pages.flatMap(({ title, link }, number) => makeNames(number, title, link)) };
}

function makePage(number: number, sections: number): PageRecord {
  const writer = new Writer(number);
  const language = number % 2 === 0 ? ENGLISH : CHINESE;
  const entry = Math.floor(number / PAGES_OF_AN_ENTRY);
  const title = writer.title(language);
  const link = `/doc/entry-${entry}/page-${number}`;
  const demo = { link: `${link}#demo`, rawTitle: '', title, description: writer.paragraph(language), keywords: [] };
  return {
    navTitle: `Entry ${entry}`,
    navOrder: entry,
    title,
    link,
    sections: Array.from({ length: sections }, (_, place): SectionRecord => {
      const rawTitle = place === 0 ? '' : writer.title(language);
      return {
        rawTitle,
        title: place === 0 ? title : `${title} - ${rawTitle}`,
        link: place === 0 ? link : `${link}#${rawTitle.toLowerCase().replaceAll(/[^\p{L}\p{N}_]+/gu, '-')}`,
        paragraphs: Array.from({ length: writer.random.between(1, 5) }, () => writer.paragraph(language)),
      };
    }),
    demos: number % 10 === 0 ? [demo] : [],
  };
}

function makeNames(number: number, owner: string, link: string): NameRecord[] {
  const writer = new Writer(-number);
  return Array.from({ length: 3 }, (): NameRecord => {
    const name = writer.identifier();
    return { kind: 'field', name, aliases: [], owner, link: `${link}#${name}` };
  });
}
