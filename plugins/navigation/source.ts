import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { isGeneratedPage } from '../openapi';
import { locate } from '../shared/frontMatter/readFrontMatter';
import { type Problem, ProblemsError, type Source } from '../shared/problem';
import { describeConflict } from './core/conflicts';
import { arrangePages, type Conflict, flattenEntries } from './core/entries';
import { readSettings } from './options';
import { placeInnerPages } from './placeInnerPages';
import { type PageFolders, readPages, type SourcePage } from './readPages';

export interface PageLoader {
  handwritten: string[];
  /** The source of a generated page, by its address. */
  originOf?(path: string): Source | undefined;
  /** Loads the pages once their front matter has been read. `keys`: of the navigation's entries. */
  load(keys: readonly string[]): Promise<LoadedContent>;
  /** Shows errors in the browser; an empty list clears them. */
  show(problems: Problem[]): void;
  stop(error: ProblemsError): never;
}

export interface NavigationSource {
  /** Errors end a build. The dev server shows them, and keeps the last good pages if it cannot load the new ones. */
  load(loader: PageLoader): Promise<LoadedContent>;
}

/** `exclude` may grow while the site is served. */
export function createNavigationSource(
  context: LoadContext,
  folders: Omit<PageFolders, 'handwritten' | 'siteDir'>,
): NavigationSource {
  const isProduction = process.env.NODE_ENV === 'production';
  let lastGood: LoadedContent | undefined;

  async function read(handwritten: string[], originOf: PageLoader['originOf']) {
    const { pages, parts, problems } = await readPages({ ...folders, siteDir: context.siteDir, handwritten });
    const { levels } = readSettings(context.siteConfig.themeConfig);
    const { entries, conflicts } = arrangePages(pages.filter(isListed), levels);
    const keys = flattenEntries(entries).map(({ key }) => key);
    return {
      keys,
      problems: [...problems, ...conflicts.map((conflict) => toProblem(conflict, pages, parts, originOf))],
    };
  }

  function isListed({ frontMatter }: SourcePage): boolean {
    const { debug, draft, unlisted } = frontMatter;
    return unlisted !== true && !(isProduction && (debug === true || draft === true));
  }

  return {
    async load({ handwritten, originOf, load, show, stop }) {
      const { keys, problems } = await read(handwritten, originOf);
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
  /** A generated page's front matter comes from its hand-written part, or from its source. */
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

/** Translates our front matter to Docusaurus's. */
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
