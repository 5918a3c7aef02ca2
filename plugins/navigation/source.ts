import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { isGeneratedPage } from '../openapi';
import { type Problem, ProblemsError, type Source } from '../shared/problem';
import { describeConflict } from './core/conflicts';
import { arrangePages, type Conflict, flattenEntries } from './core/entries';
import { locate } from './core/position';
import { readSettings } from './options';
import { placeInnerPages } from './placeInnerPages';
import { type PageFolders, readPages, type SourcePage } from './readPages';

export interface PageLoader {
  /** Hand-written pages, below the docs folder, that are part of generated ones. */
  companions: string[];
  /** Where a generated page, by its address, comes from. */
  originOf?(path: string): Source | undefined;
  /** Loads the pages, when their front matter has been read. `keys`: the entries of the navigation. */
  load(keys: readonly string[]): Promise<LoadedContent>;
  /** Shows errors in the browser; an empty list takes them away. */
  show(problems: Problem[]): void;
  /** Ends a build. */
  stop(error: ProblemsError): never;
}

export interface NavigationSource {
  /**
   * Checks the front matter of all pages, works out which sidebars there are, and loads the pages. Errors end a build; in
   * the dev server they are shown, and where pages cannot be loaded for them, the last good ones stay.
   */
  load(loader: PageLoader): Promise<LoadedContent>;
}

/** `exclude` may grow while the site is served. */
export function createNavigationSource(
  context: LoadContext,
  folders: Omit<PageFolders, 'companions'>,
): NavigationSource {
  const isProduction = process.env.NODE_ENV === 'production';
  let lastGood: LoadedContent | undefined;

  async function read(companions: string[], originOf: PageLoader['originOf']) {
    const { pages, parts, problems } = await readPages({ ...folders, companions });
    const { levels } = readSettings(context.siteConfig.themeConfig);
    const { entries, conflicts } = arrangePages(pages.filter(isListed), levels);
    const keys = flattenEntries(entries).map(({ key }) => key);
    return {
      keys,
      problems: [...problems, ...conflicts.map((conflict) => toProblem(conflict, pages, parts, originOf))],
    };
  }

  /** Pages that readers come to by the navigation. */
  function isListed({ frontMatter }: SourcePage): boolean {
    const { debug, draft, unlisted } = frontMatter;
    return unlisted !== true && !(isProduction && (debug === true || draft === true));
  }

  return {
    async load({ companions, originOf, load, show, stop }) {
      const { keys, problems } = await read(companions, originOf);
      const isBroken = problems.some(({ severity }) => severity === 'error');
      if (isBroken && (isProduction || !lastGood)) stop(new ProblemsError(problems));
      show(problems);
      if (lastGood && problems.some(({ rule }) => rule === 'front-matter-syntax')) return lastGood;
      try {
        lastGood = placeInnerPages(await load(keys));
      } catch (error) {
        if (!isBroken || !lastGood) throw error;
      }
      return lastGood;
    },
  };
}

function toProblem(
  conflict: Conflict,
  pages: SourcePage[],
  parts: SourcePage[],
  originOf: PageLoader['originOf'],
): Problem {
  /** What a generated page says is written elsewhere: in its hand-written part, or where it comes from. */
  const find = ({ path }: { path: string }): SourcePage | Source | undefined => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page || !isGeneratedPage(page.file)) return page;
    const key = conflict.of === 'group' ? 'group' : 'nav';
    return parts.find((part) => part.path === path && key in part.frontMatter) ?? originOf?.(path) ?? page;
  };
  const other = find(conflict.other);
  const files = { first: find(conflict.first)?.file ?? '', other: other?.file ?? '' };
  const { path, ...text } = describeConflict(conflict, files);
  const place = other && 'line' in other ? other : { file: files.other, ...locate(other?.block ?? '', path, 'value') };
  const { file, line, column } = place;
  return { file, line, column, severity: 'warning', ...text };
}

/**
 * Front matter of ours that Docusaurus has other words for: a page for debugging is a draft, which production leaves out
 * and the dev server marks; a page without a table of contents hides it; a subtitle describes a page that has no other
 * description.
 */
export function withOurFrontMatter(context: LoadContext): LoadContext {
  const { siteConfig } = context;
  const { parseFrontMatter } = siteConfig.markdown;
  const markdown: typeof siteConfig.markdown = {
    ...siteConfig.markdown,
    async parseFrontMatter(params) {
      const result = await parseFrontMatter(params);
      const { debug, description, subtitle, toc } = result.frontMatter;
      if (debug === true) result.frontMatter.draft = true;
      if (toc === false) result.frontMatter.hide_table_of_contents = true;
      if (description === undefined && typeof subtitle === 'string') result.frontMatter.description = subtitle;
      return result;
    },
  };
  return { ...context, siteConfig: { ...siteConfig, markdown } };
}
