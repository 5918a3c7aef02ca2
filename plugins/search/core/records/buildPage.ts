import type { DemoRecord, PageRecord, SectionRecord } from '../types';
import type { ParsedPage, PlacedText } from './types';

export interface PageContent {
  navTitle?: string;
  navOrder?: number;
  title: string;
  link: string;
  /** The meta description, used as the text of a page without any. */
  description?: string;
  subtitle?: string;
  keywords?: string[];
  page: ParsedPage;
  tabs: Array<{ key: string; title: string; page: ParsedPage }>;
  placed: (name: string) => PlacedText | undefined;
  demos: DemoRecord[];
}

/** Text before the first heading is a section, too. Headings of depth 1 have no address. */
export function buildPage(content: PageContent): PageRecord {
  const { title, link, description, subtitle, keywords, page, tabs, placed, demos, navTitle, navOrder } = content;
  const parts: ParsedPage['parts'] = [...(subtitle ? [{ kind: 'text' as const, text: subtitle }] : []), ...page.parts];
  const own = buildSections({ ...page, parts }, title, link, placed);
  const sections = [
    ...own,
    ...tabs.flatMap((tab) => buildSections(tab.page, `${title} - ${tab.title}`, `${link}?tab=${tab.key}`, placed)),
  ];
  if (description && own.every(({ paragraphs }) => paragraphs.length === 0)) {
    sections.unshift({ rawTitle: '', title, link, paragraphs: [description] });
  }
  return {
    ...(navTitle === undefined ? {} : { navTitle }),
    ...(navOrder === undefined ? {} : { navOrder }),
    title,
    ...(keywords ? { keywords } : {}),
    link,
    sections,
    demos,
  };
}

function buildSections(
  { parts }: ParsedPage,
  title: string,
  link: string,
  placed: (name: string) => PlacedText | undefined,
): SectionRecord[] {
  let section: SectionRecord = { rawTitle: '', title, link, paragraphs: [] };
  const sections = [section];
  const open = (rawTitle: string, id: string) => {
    section = {
      rawTitle,
      title: rawTitle === '' ? title : `${title} - ${rawTitle}`,
      link: `${link}#${id}`,
      paragraphs: [],
    };
    sections.push(section);
  };
  const place = (name: string) => {
    const found = placed(name);
    section.paragraphs.push(...(found?.paragraphs ?? []));
    for (const inner of found?.sections ?? []) {
      open(inner.title, inner.id);
      section.paragraphs.push(...inner.paragraphs);
    }
  };
  for (const part of parts) {
    if (part.kind === 'place') place(part.name);
    else if (part.kind === 'text') section.paragraphs.push(part.text);
    else if (part.depth > 1) {
      open(part.title, part.id);
      place(part.id);
    } else if (part.title !== title) section.paragraphs.push(part.title);
  }
  return sections.filter(({ rawTitle, paragraphs }) => rawTitle !== '' || paragraphs.length > 0);
}
