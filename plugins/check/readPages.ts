import { pagePath } from '../navigation';
import { syntaxProblem } from '../shared/mdx/describeSyntaxError';
import { parsePage } from '../shared/mdx/parseMdx';
import { createPageParser } from '../shared/mdx/parsePage';
import { readMdx } from '../shared/mdx/readMdx';
import type { Problem } from '../shared/problem';
import { pageOfTab } from '../tabs';
import { readFrontMatter } from './core/pages/frontMatter';
import type { ProjectPage } from './core/project/project';
import { readPage } from './core/text/readPage';
import type { ProjectFiles } from './files';
import type { CheckTarget } from './options';

interface Pages {
  pages: ProjectPage[];
  problems: Problem[];
}

/** Reads the hand-written pages of all languages; parses only changed files. */
export function createPageReader({
  docsDir,
  translations,
  defaultLocale,
  exclude,
  markdown,
  stripNumber,
}: CheckTarget) {
  const parseTree = markdown ? createPageParser(markdown) : parsePage;
  const parsed = new Map<string, { text: string; page: ProjectPage }>();

  function parse(file: string, source: string, text: string, locale: string): ProjectPage {
    const known = parsed.get(file);
    if (known?.text === text) return known.page;
    const { slug, id, passages, slips } = readFrontMatter(file, text, locale);
    const tabOf = pageOfTab(source);
    const path = pagePath({ source: tabOf === undefined ? source : `${tabOf}.mdx`, slug, id }, stripNumber);
    const tree = parseTree(text, file);
    const read = readPage(file, tree, locale);
    const front = passages.map((passage) => ({ kind: 'front matter', section: '', passage }));
    const page = {
      ...read,
      mdx: readMdx(tree),
      blocks: [...front, ...read.blocks],
      file,
      source,
      path,
      locale,
      isDefault: locale === defaultLocale,
      text,
      slips,
    };
    parsed.set(file, { text, page });
    return page;
  }

  return async (files: ProjectFiles): Promise<Pages> => {
    const pages: ProjectPage[] = [];
    const problems: Problem[] = [];
    if (docsDir === undefined) return { pages, problems };
    const folders = [
      { folder: docsDir, locale: defaultLocale },
      ...translations.map(({ pagesDir, locale }) => ({ folder: pagesDir, locale })),
    ];
    for (const { folder, locale } of folders) {
      for (const file of await files.list(folder)) {
        const source = file.slice(folder.length + 1);
        if (!isPage(source) || exclude.some((part) => source.includes(part))) continue;
        try {
          const text = await files.read(file);
          if (text === undefined) continue;
          const page = parse(file, source, text, locale);
          pages.push(page);
          if (page.error) problems.push(syntaxProblem(file, page.error));
        } catch (error) {
          problems.push(unreadable(file, error));
        }
      }
    }
    return { pages, problems };
  };
}

function isPage(source: string): boolean {
  return /\.mdx?$/.test(source) && !/\.gen\.mdx?$/.test(source) && !/(?:^|\/)_/.test(source);
}

export function unreadable(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: 1,
    column: 1,
    rule: 'unreadable-file',
    severity: 'error',
    message: `This file cannot be read: ${reason}`,
  };
}
