import type { LoadContext } from '@docusaurus/types';
import type { ApiModel, ApiSource, PageFacts } from '../../openapi';
import { nameBelow } from '../../shared/files';
import { readFrontMatter } from '../../shared/frontMatter/readFrontMatter';
import type { MdxPage } from '../../shared/mdx/readMdx';
import type { Problem } from '../../shared/problem';
import { checkApiParts } from '../core/apiParts';
import { type BrokenLink, checkLink } from '../core/checkLinks';
import { checkPage } from '../core/checkPage';
import { findDuplicates } from '../core/findDuplicates';
import type { DocsFolders } from '../folders/locateDocs';
import { createHandPageReader, type HandPage, type HandPageFolders } from './readHandPages';
import { createRenamedCalls } from './renamedCalls';
import { createSiteIndex, type SiteIndex } from './siteIndex';
import { type Aliases, componentNames, importExists } from './siteNames';

/** Broken links in a third-party document repeat; the first ones suffice. */
const MAX_WARNINGS = 3;

export interface PageCheck extends Pick<SiteIndex, 'addressOf' | 'permalinkOf'> {
  /** Reads the hand-written pages again. Resolves to whether anything has changed. */
  read(): Promise<boolean>;
  /** The hand-written pages, as last read. */
  pages(): readonly HandPage[];
  /** Takes the bundler's aliases; from then on, components and links to pages outside the docs are checked. */
  announce(aliases: Aliases): void;
  duplicates(): Problem[];
  check(): Promise<Problem[]>;
  /** `facts`: what the document says; default: since it was last read. */
  errorsIn(file: string, page: MdxPage, facts?: PageFacts): Problem[];
  isGood(file: string, text: string): boolean;
}

export function createPageCheck(
  context: LoadContext,
  folders: HandPageFolders & DocsFolders & { components?(): readonly string[] },
  api: ApiSource | undefined,
): PageCheck {
  const { siteDir, siteConfig } = context;
  const { onBrokenLinks, onBrokenAnchors } = siteConfig;
  const reader = createHandPageReader(folders);
  const index = createSiteIndex(context, folders.docsBase, api);
  const renamed = createRenamedCalls();
  let pages: HandPage[] = [];
  let aliases: Aliases | undefined;
  let components: Set<string> | undefined;

  function errorsIn(file: string, page: MdxPage, { model, parts }: PageFacts = api?.current() ?? {}): Problem[] {
    const name = pages.find((other) => other.file === file)?.name ?? nameBelow(file);
    const exists = (wanted: string) => importExists(wanted, file, siteDir, aliases);
    const suggest = (wanted: string) =>
      wanted.startsWith('@theme/') ? Object.keys(aliases ?? {}).filter((alias) => alias.startsWith('@theme/')) : [];
    if (model) renamed.note(model);
    const slips = checkPage(name, page, { ...(components && { components }), exists, suggest });
    const wrong = checkApiParts(name, page, parts, model);
    return [...slips, ...(model ? wrong.map((problem) => nameRenamed(problem, model)) : wrong)];
  }

  /** Suggests the new id of a call where a page has the one that it had before. */
  function nameRenamed(problem: Problem, model: ApiModel): Problem {
    const [, id] = /operation `([^`]+)`/.exec(problem.message) ?? [];
    const name = id !== undefined ? renamed.find(id, model) : undefined;
    return name === undefined ? problem : { ...problem, hint: `It is now called \`${name}\`.` };
  }

  async function checkHandLinks(): Promise<Problem[]> {
    const uses = pages.flatMap((page) =>
      page.page.links.map((link) => ({
        page,
        link,
        target: index.targetOfHandLink(link.name, page),
      })),
    );
    const site = await index.linkSite(uses.map(({ target }) => target));
    return uses.flatMap(({ page, link, target }): Problem[] => {
      const isFile = /\.\w+$/.test(link.name) && index.fileExists(link.name, page.file);
      if (link.kind === 'image' || isFile) {
        const isThere = target.kind === 'outside' || isFile;
        return isThere
          ? []
          : toProblems({ of: 'page', message: `There is no image \`${link.name}\`.` }, { ...link, file: page.name });
      }
      const broken = checkLink(link.name, target, site);
      return broken ? toProblems(broken, { ...link, file: page.name }) : [];
    });
  }

  async function checkDescriptionLinks(source: ApiSource): Promise<Problem[]> {
    const links = source.current().links.map((link) => ({ link, target: index.targetOfDescription(link) }));
    const site = await index.linkSite(links.map(({ target }) => target));
    const problems = new Map<string, Problem>();
    const { strict } = source.options;
    for (const { link, target } of links) {
      const broken = checkLink(link.href, target, site);
      for (const place of broken ? await source.locate(link) : []) {
        for (const problem of broken ? toProblems(broken, place) : []) {
          problems.set(`${place.file}:${place.line}:${place.column}`, problem);
        }
      }
      if (!strict && problems.size >= MAX_WARNINGS) break;
    }
    const found = [...problems.values()];
    return strict ? found : found.map((problem) => ({ ...problem, severity: 'warning' }));
  }

  function toProblems(
    { of, message, hint }: BrokenLink,
    { file, line, column }: { file: string; line: number; column: number },
  ): Problem[] {
    const wanted = of === 'page' ? onBrokenLinks : onBrokenAnchors;
    if (wanted === 'ignore') return [];
    const severity = wanted === 'throw' ? 'error' : 'warning';
    return [
      {
        file,
        line,
        column,
        rule: of === 'page' ? 'broken-link' : 'broken-anchor',
        severity,
        message,
        ...(hint ? { hint } : {}),
      },
    ];
  }

  return {
    async read() {
      const before = new Map(pages.map(({ file, text }) => [file, text]));
      pages = await reader.read();
      index.announcePages(pages);
      return pages.length !== before.size || pages.some(({ file, text }) => before.get(file) !== text);
    },
    pages: () => pages,
    announce(found) {
      aliases = found;
      components = new Set([...componentNames(found), ...(folders.components?.() ?? [])]);
      index.announceRoutes();
    },
    duplicates: () => findDuplicates(pages, api?.current().pages ?? [], api?.current().handwritten ?? []),
    async check() {
      const handwritten = new Set(api?.current().handwritten);
      const slips = pages
        .filter(({ source: path }) => !handwritten.has(path))
        .flatMap(({ file, page }) => errorsIn(file, page));
      return [...slips, ...(await checkHandLinks()), ...(api ? await checkDescriptionLinks(api) : [])];
    },
    errorsIn,
    isGood(file, text) {
      return !readFrontMatter(text).fault && errorsIn(file, reader.parse(file, text)).length === 0;
    },
    addressOf: index.addressOf,
    permalinkOf: index.permalinkOf,
  };
}
