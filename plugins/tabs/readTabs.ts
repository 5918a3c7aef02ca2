import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { nameBelow } from '../shared/files';
import type { PageParser } from '../shared/mdx/parseMdx';
import { readMdx } from '../shared/mdx/readMdx';
import type { Use } from '../shared/mdx/readModuleNames';
import { type Problem, startOf } from '../shared/problem';
import { collectTabs } from './core/collect';
import { describeNearTab, MARKED_FILES, pageOfFile, parseTabFile, TAB_FILES, titleFromKey } from './core/fileName';
import { findSameIds } from './core/findSameIds';
import { readTabFrontMatter } from './core/frontMatter';
import type { TabFile } from './core/types';

export interface TabFolders {
  siteDir: string;
  docsDir: string;
  localizedDir?: string;
  locale: string;
  exclude: string[];
  parse: PageParser;
}

export interface PageFile {
  path: string;
  file: string;
}

/** Omits invalid tabs. */
export async function readTabs(
  folders: TabFolders,
  pages: PageFile[],
): Promise<{ tabs: Map<string, TabFile[]>; problems: Problem[] }> {
  const { docsDir, localizedDir, locale, exclude } = folders;
  const [paths, translated, all, marked] = await Promise.all([
    list(docsDir, TAB_FILES, exclude),
    localizedDir ? list(localizedDir, TAB_FILES, exclude) : Promise.resolve<string[]>([]),
    list(docsDir, '**/*.{md,mdx}', [...exclude, TAB_FILES]),
    list(docsDir, MARKED_FILES, [...exclude, TAB_FILES]),
  ]);
  const lost = translated.filter((path) => !paths.includes(path));
  const read = await Promise.all(
    paths.map((path) => {
      const folder = localizedDir && translated.includes(path) ? localizedDir : docsDir;
      return readTab(path, join(folder, path), folders);
    }),
  );
  const files = read.flatMap(({ tab }) => tab ?? []);
  const show = ({ file }: TabFile) => shown(file, folders);
  const { tabs, problems } = collectTabs(files, { paths: new Set(all.map(pageOfFile)), show, locale });
  const sameIds = await Promise.all(
    pages.map(({ path, file }) => findIdsOfPage(file, tabs.get(path) ?? [], read, folders)),
  );
  const withoutOriginal = lost.map((path) => translationAlone(path, folders));
  const own = read.flatMap((entry) => entry.problems);
  const near = marked.map((path) => describeNearTab(path, shown(join(docsDir, path), folders)));
  return { tabs, problems: [...near, ...own, ...withoutOriginal, ...problems, ...sameIds.flat()] };
}

interface ReadTab {
  tab?: TabFile;
  headings: Use[];
  problems: Problem[];
}

async function readTab(path: string, file: string, folders: TabFolders): Promise<ReadTab> {
  const name = parseTabFile(path, shown(file, folders));
  const text = await readFile(file, 'utf8');
  const frontMatter = readTabFrontMatter(text, shown(file, folders));
  const problems = [...name.problems, ...frontMatter.problems];
  if (!name.value || !frontMatter.value) return { headings: [], problems };
  const { title = titleFromKey(name.value.key), order = Number.POSITIVE_INFINITY } = frontMatter.value;
  return { tab: { path, ...name.value, title, order, file }, headings: headingsOf(file, text, folders), problems };
}

async function findIdsOfPage(file: string, tabs: TabFile[], read: ReadTab[], folders: TabFolders): Promise<Problem[]> {
  if (tabs.length === 0) return [];
  const page = { file: shown(file, folders), headings: headingsOf(file, await readFile(file, 'utf8'), folders) };
  const parts = tabs.map((tab) => ({
    file: shown(tab.file, folders),
    headings: read.find((entry) => entry.tab === tab)?.headings ?? [],
  }));
  return findSameIds([page, ...parts]);
}

function headingsOf(file: string, text: string, { parse }: TabFolders): Use[] {
  return readMdx(parse(text, file)).headings;
}

function translationAlone(path: string, folders: TabFolders): Problem {
  return {
    ...startOf(shown(join(folders.localizedDir ?? '', path), folders)),
    rule: 'tab-without-original',
    severity: 'error',
    message: 'This translates a tab that does not exist.',
    hint: `The original would be ${shown(join(folders.docsDir, path), folders)}.`,
  };
}

function shown(file: string, { siteDir }: TabFolders): string {
  return nameBelow(file, siteDir);
}

function list(cwd: string, pattern: string, ignore: string[]): Promise<string[]> {
  return Globby(pattern, { cwd, ignore });
}
