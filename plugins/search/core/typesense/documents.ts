import type { DemoRecord, NameKind, NameRecord, PageRecord, SearchIndex, SectionRecord } from '../types';

/** A flat record for a search server; `collectionSchema` lists the searched fields. Absent fields are empty. */
export interface SearchDocument {
  /** Unique, and stable between builds. */
  id: string;
  locale: string;
  type: 'page' | 'section' | 'demo' | 'name';
  /** Index among all documents: pages in order, each with its sections and demos, names last. */
  position: number;
  link: string;
  /** Displayed title: the page's, "page - heading", or the name. */
  title: string;
  pageTitle?: string;
  /** The hit's group: its top navigation entry. */
  navTitle?: string;
  navOrder?: number;
  /** A page's title. Searched with the weight of page titles (product spec, section 9). */
  page?: string;
  heading?: string;
  text?: string[];
  lead?: string;
  keywords?: string[];
  /** Only of names. */
  kind?: NameKind;
  name?: string;
  aliases?: string[];
  owner?: string;
}

type Body = Omit<SearchDocument, 'id' | 'locale' | 'position'>;

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
