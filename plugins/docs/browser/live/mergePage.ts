import type { LivePage, LivePart } from '../../../openapi';
import { escapeHtml } from '../../../shared/core/escapeHtml';
import type { Content } from './store';

type Toc = Content['toc'];

/** What a page of MDX says about itself, with the title, description and headings of the page that was sent. */
export function mergePage(content: Content, page: LivePage): Pick<Content, 'metadata' | 'frontMatter' | 'toc'> {
  const { title, description, label, hidesContents } = page;
  const { hide_table_of_contents: _, ...frontMatter } = content.frontMatter;
  return {
    metadata: { ...content.metadata, title, description },
    frontMatter: {
      ...frontMatter,
      title,
      description,
      ...(content.frontMatter.sidebar_label === undefined ? {} : { sidebar_label: label }),
      ...(hidesContents ? { hide_table_of_contents: true } : {}),
    },
    toc: mergeToc(content.toc, new Set(content.liveParts?.ids), page),
  };
}

/** Headings written by hand keep their place: before the first section, or after. */
function mergeToc(toc: Toc, ids: ReadonlySet<string>, { introParts = [], sections }: LivePage): Toc {
  const known = new Set(sections.map(({ id }) => id));
  const first = toc.findIndex(({ id }) => ids.has(id) && known.has(id));
  const isOwn = ({ id }: Toc[number]) => !ids.has(id);
  const before = first < 0 ? [] : toc.slice(0, first).filter(isOwn);
  const after = (first < 0 ? toc : toc.slice(first)).filter(isOwn);
  const generated = sections.flatMap((section) => [...(section.bare ? [] : [section]), ...section.parts]);
  return [...introParts.map(toEntry), ...before, ...generated.map(toEntry), ...after];
}

function toEntry({ id, title, level }: Pick<LivePart, 'id' | 'level' | 'title'>): Toc[number] {
  return { id, level, value: escapeHtml(title) };
}
