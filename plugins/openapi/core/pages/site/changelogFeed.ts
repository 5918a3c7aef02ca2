import { Feed } from 'feed';
import { escapeText } from '../../../../shared/core/description/escapeText';
import { isUrl } from '../../../../shared/core/isUrl';
import type { ChangesView } from '../../view/changes';

/** A version in the feed of the changelog. */
export interface FeedEntry {
  /** The id of its section. */
  id: string;
  title: string;
  updated: Date;
  changes: ChangesView;
}

/** The changelog as a feed, beside its page. */
export interface ChangelogFeed {
  /** The path of the page; the feed has the same one with `.xml`. */
  path: string;
  title: string;
  about?: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedSite {
  title: string;
  /** Absolute, with a slash at its end. */
  root: string;
}

/** Prints a feed in Atom. `base`: of the docs below the root, without slashes at its ends. */
export function printFeed({ path, title, about, entries }: ChangelogFeed, site: FeedSite, base: string): string {
  const page = `${site.root}${[base, path].filter(Boolean).join('/')}`;
  const feed = new Feed({
    id: page,
    title: `${site.title}: ${title}`,
    ...(about && { description: about }),
    link: page,
    feedLinks: { atom: `${page}.xml` },
    author: { name: site.title },
    ...(entries[0] && { updated: entries[0].updated }),
    copyright: '',
  });
  for (const { id, title: version, updated, changes } of entries) {
    const link = `${page}#${id}`;
    feed.addItem({ id: link, title: version, link, date: updated, content: toHtml(changes, site.root) });
  }
  return feed.atom1();
}

function toHtml({ groups, note }: ChangesView, root: string): string {
  const lists = groups.map(({ title, subjects }) => {
    const items = subjects.map((subject) => `<li>${describe(subject, root)}</li>`);
    return `<h3>${escapeText(title)}</h3><ul>${items.join('')}</ul>`;
  });
  return [...(note ? [`<p>${escapeText(note)}</p>`] : []), ...lists].join('');
}

function describe({ title, call, href, changes }: ChangesView['groups'][number]['subjects'][number], root: string) {
  const name = escapeText(title);
  const address = href === undefined || isUrl(href) ? href : `${root}${href.replace(/^\//, '')}`;
  const head = address === undefined ? name : `<a href="${escapeText(address).replaceAll('"', '&quot;')}">${name}</a>`;
  const texts = changes.map(({ place, text }) => {
    return `${place === undefined ? '' : `<code>${escapeText(place)}</code> `}${escapeText(text)}`;
  });
  return `${head}${call ? ` <code>${escapeText(call)}</code>` : ''}: ${texts.join('; ')}`;
}
