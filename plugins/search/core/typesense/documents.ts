import type { DemoRecord, NameKind, NameRecord, PageRecord, SearchIndex, SectionRecord } from '../types';

/**
 * A record as one flat document, for a search server. `page`, `heading`, `text`, `keywords`, `name` and `aliases` are
 * searched; the other texts are shown. What is absent is empty.
 */
export interface SearchDocument {
  /** The same from build to build as long as the thing stays where it is. No two documents share one. */
  id: string;
  locale: string;
  type: 'page' | 'section' | 'demo' | 'name';
  /** Place among all documents of the index, from 0: pages in order, each followed by what stands on it, names last. */
  position: number;
  link: string;
  /** What a hit is called: the page's title, "page - heading", the name. */
  title: string;
  /** Title of the page that it stands on; names have none. */
  pageTitle?: string;
  /** Group of the hit: title and place of its entry in the top navigation. */
  navTitle?: string;
  navOrder?: number;
  /** Of a page, its title. Searched with the weight of page titles (product spec, section 9). */
  page?: string;
  /** Of a section or demo, its own title. Searched with the weight of titles. */
  heading?: string;
  /** Of a section, its paragraphs; of a demo, its description. */
  text?: string[];
  /** Of a page, its first paragraph. */
  lead?: string;
  /** Of a page or demo. */
  keywords?: string[];
  /** Of a name: what it names, the name, and what means the same. */
  kind?: NameKind;
  name?: string;
  aliases?: string[];
  owner?: string;
}

type Body = Omit<SearchDocument, 'id' | 'locale' | 'position'>;

/** All documents of one locale, in the order of the index. */
export function toDocuments({ pages, names }: SearchIndex, locale: string): SearchDocument[] {
  const bodies = [...pages.flatMap(fromPage), ...names.map(fromName)];
  const taken = new Map<string, number>();
  return bodies.map((body, position): SearchDocument => {
    const key = [locale, body.kind ?? body.type, body.link, body.name].filter(Boolean).join(' ');
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return { id: count === 1 ? key : `${key} ${count}`, locale, position, ...withoutEmpty(body) };
  });
}

function fromPage(page: PageRecord): Body[] {
  const { title, link, navTitle, navOrder, keywords, sections, demos } = page;
  const place = { pageTitle: title, navTitle, navOrder };
  const lead = sections[0]?.paragraphs[0];
  return [
    { type: 'page', link, title, ...place, page: title, lead, keywords },
    ...sections.map((section) => ({ ...fromSection(section), ...place })),
    ...demos.map((demo) => ({ ...fromDemo(demo), ...place })),
  ];
}

function fromSection({ link, title, rawTitle, paragraphs }: SectionRecord): Body {
  return { type: 'section', link, title, heading: rawTitle, text: paragraphs };
}

function fromDemo({ link, title, rawTitle, description, keywords }: DemoRecord): Body {
  return { type: 'demo', link, title, heading: rawTitle, text: description === '' ? [] : [description], keywords };
}

function fromName({ kind, name, aliases, owner, link }: NameRecord): Body {
  return { type: 'name', kind, link, title: name, name, aliases, owner };
}

function withoutEmpty(body: Body): Body {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value))) as Body;
}
