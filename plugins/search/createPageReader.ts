import { readFile } from 'node:fs/promises';
import type { LoadContext } from '@docusaurus/types';
import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type { MarkdownFormat } from './core/records/parseMarkdown';
import { type ReadResult, readPage } from './core/records/readPage';
import type { ParsedPage } from './core/records/types';
import type { SearchOptions } from './options';

export interface PageReader {
  /** `format`: front matter `mdx.format`. */
  read(file: string, format?: unknown): Promise<ParsedPage>;
  /** Evicts files not read since the last call. */
  forget(): void;
}

interface Known {
  text: string;
  result: ReadResult;
}

/** Reads files as Docusaurus does before compiling. Parses only what has changed. */
export function createPageReader({ siteConfig }: Pick<LoadContext, 'siteConfig'>, { code }: SearchOptions): PageReader {
  const { markdown } = siteConfig;
  let known = new Map<string, Known>();
  let used = new Map<string, Known>();

  function read(text: string, file: string, format: unknown, before: ReadResult | undefined): ReadResult {
    const slugger = createSlugger();
    const { maintainCase } = markdown.anchors;
    const slug = (title: string) => slugger.slug(title, { maintainCase });
    return readPage(prepare(text, file), { format: formatOf(file, format ?? markdown.format), code, slug }, before);
  }

  function prepare(text: string, filePath: string): string {
    const { preprocessor, mdx1Compat } = markdown;
    const unwrapped = unwrapMdxCodeBlocks(preprocessor?.({ fileContent: text, filePath }) ?? text);
    const escaped = mdx1Compat.headingIds ? escapeMarkdownHeadingIds(unwrapped) : unwrapped;
    return mdx1Compat.admonitions ? admonitionTitleToDirectiveLabel(escaped, ADMONITIONS) : escaped;
  }

  return {
    async read(file, format) {
      const text = await readFile(file, 'utf8');
      const last = known.get(file);
      const entry = last?.text === text ? last : { text, result: read(text, file, format, last?.result) };
      used.set(file, entry);
      return entry.result.page;
    },
    forget() {
      known = used;
      used = new Map();
    },
  };
}

/** Docusaurus's default kinds of admonitions. */
const ADMONITIONS = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];

function formatOf(file: string, format: unknown): MarkdownFormat {
  if (format === 'md' || format === 'mdx') return format;
  return file.endsWith('.md') ? 'md' : 'mdx';
}
