import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { isGeneratedPage } from '../openapi';
import { isObject } from '../shared/core/isObject';
import { nameBelow, readFirst } from '../shared/files';
import { locate, readFrontMatter } from '../shared/frontMatter/readFrontMatter';
import { parseFrontMatter } from '../shared/parseFrontMatter';
import type { Problem } from '../shared/problem';
import { checkFrontMatter } from './core/frontMatter';
import { isIndexFile, pagePath, type StripNumber } from './core/pagePath';
import { type NavPage, readMeta } from './core/types';

export interface SourcePage extends NavPage {
  /** Relative to the working directory. */
  file: string;
  block: string;
  frontMatter: Record<string, unknown>;
}

export interface PageFolders {
  siteDir: string;
  docsDir: string;
  /** Pages in the current language; they replace those of the same path. */
  localizedDir?: string;
  include: string[];
  exclude: string[];
  /** Hand-written parts of generated pages, below the docs folder; their front matter is merged. */
  handwritten: string[];
  stripNumber?: StripNumber;
}

export async function readPages(folders: PageFolders): Promise<{
  pages: SourcePage[];
  parts: SourcePage[];
  problems: Problem[];
}> {
  const { docsDir, include, exclude, handwritten } = folders;
  const sources = await Globby(include, { cwd: docsDir, ignore: exclude });
  const problems: Problem[] = [];
  const read = async (source: string, isHandwritten: boolean) => {
    const page = await readPage(source, folders);
    // The front matter of a hand-written page is checked in its own file.
    const isChecked = isHandwritten || !handwritten.some((path) => isSamePage(path, source));
    if (isChecked) problems.push(...page.problems);
    return page;
  };
  const [pages, parts] = await Promise.all([
    Promise.all(sources.sort().map((source) => read(source, false))),
    Promise.all(handwritten.map((source) => read(source, true))),
  ]);
  return { pages, parts, problems };
}

function isSamePage(handwritten: string, source: string): boolean {
  return isGeneratedPage(source) && pagePath({ source: handwritten }) === pagePath({ source });
}

interface Parsed {
  frontMatter: Record<string, unknown>;
  problems: Problem[];
}

async function readPage(source: string, { siteDir, docsDir, localizedDir, stripNumber }: PageFolders) {
  const folders = [...(localizedDir ? [localizedDir] : []), docsDir];
  const { file: absolute, text } = await readFirst(folders.map((folder) => join(folder, source)));
  const file = nameBelow(absolute);
  const { block, fault } = readFrontMatter(text);
  const { frontMatter, problems } = fault ? unreadable(file, fault) : await parse(block, file, absolute);
  const { id, slug, title } = frontMatter;
  const path = pagePath({ source, id: asText(id), slug: asText(slug) }, stripNumber);
  const page: NavPage = {
    path,
    isIndex: isIndexFile(source, stripNumber),
    title: asText(title) ?? path.split('/').at(-1) ?? '',
    meta: readMeta(frontMatter),
  };
  return {
    ...page,
    file,
    block,
    frontMatter,
    problems: [...problems, ...checkFileName(frontMatter, siteDir, file, block)],
  };
}

/** A warning: other tools may use the key for something else. */
function checkFileName({ filename }: Record<string, unknown>, siteDir: string, file: string, block: string): Problem[] {
  if (typeof filename !== 'string' || existsSync(join(siteDir, filename))) return [];
  const message = `\`filename\` is \`${filename}\`, and the site has no such file.`;
  const place = locate(block, ['filename'], 'value');
  const hint = 'Write its path from the folder of the site, such as `docs/guide/index.mdx`.';
  return [{ file, ...place, rule: 'front-matter-file', severity: 'warning', message, hint }];
}

function unreadable(file: string, fault: Pick<Problem, 'line' | 'column' | 'message' | 'hint'>): Parsed {
  return { frontMatter: {}, problems: [{ file, rule: 'front-matter-syntax', severity: 'error', ...fault }] };
}

async function parse(block: string, file: string, filePath: string): Promise<Parsed> {
  try {
    const { frontMatter } = await parseFrontMatter({ filePath, fileContent: block && `${block}---\n` });
    if (!isObject(frontMatter)) {
      return unreadable(file, { line: 1, column: 1, message: 'The front matter is not a map of keys and values.' });
    }
    const problems = checkFrontMatter(frontMatter).map(({ path, at, ...finding }): Problem => {
      return { file, ...locate(block, path, at), severity: 'error', ...finding };
    });
    return { frontMatter, problems };
  } catch (error) {
    return unreadable(file, { ...markOf(error), message: firstLine(error) });
  }
}

/** The position of a js-yaml error, whose lines count from 0, and so from the `---`. */
function markOf(error: unknown): { line: number; column: number } {
  const { line = 0, column = 0 } = (error as { mark?: { line?: number; column?: number } }).mark ?? {};
  return { line: line + 1, column: column + 1 };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
