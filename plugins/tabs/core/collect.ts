import { type Problem, startOf } from '../../shared/problem';
import type { TabFile } from './types';

export interface Pages {
  paths: ReadonlySet<string>;
  show: (tab: TabFile) => string;
  locale: string;
}

/** Returns each page's tabs, sorted by `order`, title and key. Reports tabs without a page and duplicates. */
export function collectTabs(files: TabFile[], pages: Pages): { tabs: Map<string, TabFile[]>; problems: Problem[] } {
  const tabs = new Map<string, TabFile[]>();
  const problems: Problem[] = [];
  for (const tab of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const siblings = tabs.get(tab.page) ?? [];
    const twin = siblings.find(({ key }) => key === tab.key);
    if (!pages.paths.has(tab.page)) problems.push(withoutPage(tab, pages));
    else if (twin) problems.push(twice(tab, twin, pages));
    else tabs.set(tab.page, [...siblings, tab]);
  }
  const { compare } = new Intl.Collator(pages.locale, { numeric: true });
  for (const siblings of tabs.values()) {
    siblings.sort((a, b) => compareOrder(a.order, b.order) || compare(a.title, b.title) || compare(a.key, b.key));
  }
  return { tabs, problems };
}

/** Not a subtraction: both may be infinite. */
function compareOrder(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function withoutPage(tab: TabFile, { paths, show }: Pages): Problem {
  const folder = folderOf(tab.page);
  const beside = [...paths].filter((path) => folderOf(path) === folder).sort();
  const names = beside.map((path) => `\`${path.slice(folder.length)}\``).join(', ');
  return {
    ...startOf(show(tab)),
    severity: 'error',
    rule: 'tab-without-page',
    message: `There is no page \`${tab.page}\` that this could be a tab of.`,
    hint: names ? `Pages in this folder: ${names}.` : 'There are no pages in this folder.',
  };
}

function twice(tab: TabFile, twin: TabFile, { show }: Pages): Problem {
  return {
    ...startOf(show(tab)),
    severity: 'error',
    rule: 'tab-twice',
    message: `The page \`${tab.page}\` has a tab \`${tab.key}\` already, in ${show(twin)}.`,
    hint: 'Remove one of the two files, or give it another key.',
  };
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
