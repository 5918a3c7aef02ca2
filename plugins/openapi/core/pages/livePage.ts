import { hasContents, type PageData, pageData, sectionClass, shortTitle } from './render';
import type { ApiPage, PageSection } from './site/types';
import { oneLine } from './text/frontMatter';
import type { TextPart } from './text/textParts';

/** A page as a dev server sends it to browsers that show it: what its MDX and its data file say, as data. */
export interface LivePage extends Pick<ApiPage, 'kind'> {
  title: string;
  /** In the sidebar. */
  label: string;
  description: string;
  hidesContents: boolean;
  introParts?: LivePart[];
  sections: LiveSection[];
  data: PageData;
}

export interface LivePart {
  id: string;
  title: string;
  level: TextPart['level'];
  /** The index of its text in `data.texts`; absent for a heading alone. */
  text?: number;
}

export interface LiveSection extends Omit<LivePart, 'text'> {
  className: string;
  /** Has no heading of its own. */
  bare?: true;
  /** Absent for a heading alone. */
  component?: string;
  /** Its component gets the data of all sections. */
  seesPage?: true;
  parts: LivePart[];
}

/** Makes single pages in the language that is shown; `undefined`: there is no such page. */
export type PreviewPage = (path: string, frontMatter?: Record<string, unknown>) => LivePage | undefined;

/** `frontMatter`: of the hand-written part. */
export function describeLivePage(page: ApiPage, frontMatter: Record<string, unknown> = {}): LivePage {
  const text = (key: string, fallback: string) => {
    const { [key]: own } = frontMatter;
    return typeof own === 'string' ? own : fallback;
  };
  let texts = 0;
  const toPart = ({ id, title, level, html }: TextPart): LivePart => {
    const index = texts++;
    return { id, title: headingText(title), level, ...(html === '' ? {} : { text: index }) };
  };
  const title = text('title', shortTitle(page.title));
  // The texts are counted in their order on the page.
  const introParts = page.introParts?.map(toPart);
  return {
    kind: page.kind,
    title,
    label: text('sidebar_label', page.label ? shortTitle(page.label) : title),
    description: text('description', page.description ?? shortTitle(page.title)),
    hidesContents: !hasContents(page),
    ...(introParts ? { introParts } : {}),
    sections: page.sections.map((section) => toSection(section, (section.parts ?? []).map(toPart))),
    data: pageData(page),
  };
}

function toSection(section: PageSection, parts: LivePart[]): LiveSection {
  const { bare, component, data, id, level = 2, seesPage, title } = section;
  return {
    id,
    title: headingText(title),
    level,
    className: sectionClass(section),
    ...(bare ? { bare } : {}),
    ...(data ? { component } : {}),
    ...(seesPage ? { seesPage } : {}),
    parts,
  };
}

function headingText(title: string): string {
  return oneLine(shortTitle(title)).trim();
}
