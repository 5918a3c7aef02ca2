import { dirname, join } from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nameBelow, readIfThere } from '../../shared/files';
import type { Problem } from '../../shared/problem';
import { didYouMean } from '../../shared/suggest';
import type { HandPage } from '../check/readHandPages';
import { type Translations, translateComments } from '../core/comments';
import { cutRegion, listQuotes, listRegions, type Quote, readQuote } from '../core/quotes';

export interface QuoteFolders {
  /** Absolute; quotes are relative to it. */
  docsDir: string;
  /** Pages in the current language; `../comments.json` holds translated comments. */
  localizedDir?: string;
}

export interface QuoteSource {
  fillQuotes(): (tree: Root) => Promise<void>;
  check(pages: readonly HandPage[]): Promise<Problem[]>;
  /** That a page quotes, or that change its quotes. */
  filesOf(page: string): string[];
  folders(): string[];
}

type Found = { code: string; missing: string[] } | Pick<Problem, 'message' | 'hint'>;

export function createQuotes({ docsDir, localizedDir }: QuoteFolders): QuoteSource {
  const comments = localizedDir && join(dirname(localizedDir), 'comments.json');
  const pathOf = ({ path }: Pick<Quote, 'path'>) => join(docsDir, path);
  let folders = new Set<string>();

  async function find(quote: Pick<Quote, 'path' | 'region'>): Promise<Found> {
    const file = await readIfThere(pathOf(quote));
    if (file === undefined) return { message: `There is no file \`${quote.path}\` in \`${nameBelow(docsDir)}\`.` };
    const code = cutRegion(file, quote.region);
    if (code !== undefined)
      return comments ? translateComments(code, await readComments(comments)) : { code, missing: [] };
    const regions = listRegions(file);
    const hint =
      didYouMean(quote.region ?? '', regions) ??
      (regions.length > 0 ? `Its regions: ${regions.join(', ')}.` : `Begin one with \`// #region ${quote.region}\`.`);
    return { message: `\`${quote.path}\` has no region \`${quote.region}\`.`, hint };
  }

  async function checkPage({ name: file, text }: HandPage): Promise<Problem[]> {
    const problems = await Promise.all(
      listQuotes(text).map(async (quote): Promise<Problem[]> => {
        folders.add(dirname(pathOf(quote)));
        const found = await find(quote);
        const place = { file, line: quote.line, column: quote.column };
        if ('message' in found) return [{ ...place, rule: 'quoted-code', severity: 'error', ...found }];
        return found.missing.map((comment) => ({
          ...place,
          rule: 'untranslated-comment',
          severity: 'warning',
          message: `This comment of \`${quote.path}\` has no translation in \`${nameBelow(comments ?? '')}\`: ${JSON.stringify(comment)}`,
        }));
      }),
    );
    return problems.flat();
  }

  return {
    fillQuotes: () => async (tree) => {
      const blocks: Array<[block: Code, quote: Omit<Quote, 'line' | 'column'>]> = [];
      visit(tree, 'code', (block) => {
        const quote = readQuote(block.meta ?? '');
        if (quote) blocks.push([block, quote]);
      });
      await Promise.all(
        blocks.map(async ([block, quote]) => {
          const found = await find(quote);
          // What is missing is a problem of `check`.
          if ('code' in found) block.value = found.code;
        }),
      );
    },
    async check(pages) {
      folders = new Set();
      return (await Promise.all(pages.map(checkPage))).flat();
    },
    filesOf(page) {
      const files = listQuotes(page).map(pathOf);
      return files.length > 0 && comments ? [...files, comments] : files;
    },
    folders: () => [...folders],
  };
}

async function readComments(file: string): Promise<Translations> {
  return JSON.parse((await readIfThere(file)) ?? '{}') as Translations;
}
