import type { ListedPage } from './library';

export interface ListedTwin extends ListedPage {
  /** Path of the Markdown. */
  twin: string;
}

const LINE = /^- \[(.*?)\]\(([^)]+)\)(?:: (.*))?$/;

/** Reads what `llms.txt` lists. `base`: path of the site, with slashes around. */
export function readList(list: string): { base: string; pages: ListedTwin[] } {
  const lines = list.split('\n');
  const links = lines.flatMap((line) => {
    const [, name = '', href = '', description] = LINE.exec(line) ?? [];
    return href === '' ? [] : [{ name, path: pathOf(href), description }];
  });
  const base = baseOf(links.map(({ path }) => path));
  const pages = links
    .filter(({ path }) => path.endsWith('.md'))
    .map(({ name, path, description }) => ({
      address: path === `${base}index.md` ? base : path.slice(0, -'.md'.length),
      twin: path,
      title: name.replaceAll(/\\(?=[[\]])/g, ''),
      ...(description !== undefined && { description }),
    }));
  return { base, pages };
}

function pathOf(href: string): string {
  return href.replace(/^https?:\/\/[^/]+/, '');
}

/** The folder that has all pages. */
function baseOf(paths: string[]): string {
  const own = paths.filter((path) => path.endsWith('.md') || path.endsWith('llms-full.txt'));
  const [first = '/'] = own;
  let base = first.slice(0, first.lastIndexOf('/') + 1);
  while (base !== '/' && !own.every((path) => path.startsWith(base)))
    base = base.slice(0, base.slice(0, -1).lastIndexOf('/') + 1);
  return base;
}
