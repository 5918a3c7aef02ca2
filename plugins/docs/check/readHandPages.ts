import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { pagePath, type StripNumber } from '../../navigation';
import { GENERATED_PAGES } from '../../openapi';
import { nameBelow, readFirst } from '../../shared/files';
import { readFrontMatter } from '../../shared/frontMatter/readFrontMatter';
import type { PageParser } from '../../shared/mdx/parseMdx';
import { type MdxPage, readMdx } from '../../shared/mdx/readMdx';
import { pageOfTab } from '../../tabs';

export interface HandPage {
  /** Below the docs folder, with `/`. */
  source: string;
  /** Absolute; of the translation, if there is one. */
  file: string;
  /** Relative to the working directory, for messages. */
  name: string;
  text: string;
  /** Address below the docs' root, without leading and trailing slashes; a tab has its page's. */
  path: string;
  isTab: boolean;
  /** The key of a tab. */
  tab?: string;
  page: MdxPage;
}

interface Address {
  id?: string;
  slug?: string;
}

export interface HandPageFolders {
  docsDir: string;
  /** Pages in the current language; they replace those of the same path. */
  localizedDir?: string;
  exclude: string[];
  stripNumber?: StripNumber;
  parse: PageParser;
}

/** A page that is deleted while pages are read is no page. */
function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Parses only changed files. */
export function createHandPageReader(folders: HandPageFolders): {
  read(): Promise<HandPage[]>;
  parse(file: string, text: string): MdxPage;
} {
  const { docsDir, localizedDir, exclude, stripNumber } = folders;
  const parsed = new Map<string, { text: string; page: MdxPage }>();
  const addresses = new Map<string, Address>();

  function parse(file: string, text: string): MdxPage {
    const known = parsed.get(file);
    if (known?.text === text) return known.page;
    const page = readMdx(folders.parse(text, file));
    parsed.set(file, { text, page });
    return page;
  }

  /** A page with a fault, which is reported elsewhere, keeps its last address: links to it stay valid meanwhile. */
  function readAddress(file: string, text: string): Address {
    const { values, fault } = readFrontMatter(text);
    const known = addresses.get(file);
    if (fault && known) return known;
    const { id, slug } = values;
    const address = { ...(typeof id === 'string' && { id }), ...(typeof slug === 'string' && { slug }) };
    addresses.set(file, address);
    return address;
  }

  async function readOne(source: string): Promise<HandPage> {
    const places = [...(localizedDir ? [join(localizedDir, source)] : []), join(docsDir, source)];
    const { file, text } = await readFirst(places);
    const { id, slug } = readAddress(file, text);
    const tabOf = pageOfTab(source);
    const path = pagePath({ source: tabOf === undefined ? source : `${tabOf}.mdx`, id, slug }, stripNumber);
    const tab = /\.\$tab-(.+)\.mdx?$/.exec(source)?.[1];
    return {
      source,
      file,
      name: nameBelow(file),
      text,
      path,
      isTab: tabOf !== undefined,
      tab,
      page: parse(file, text),
    };
  }

  return {
    parse,
    async read() {
      const sources = await Globby('**/*.{md,mdx}', { cwd: docsDir, ignore: [...exclude, GENERATED_PAGES] });
      const read = await Promise.all(sources.sort().map((source) => readOne(source).catch(ifGone)));
      const pages = read.filter((page) => page !== undefined);
      // A tab has the address of its page.
      const owners = new Map(
        pages.filter(({ isTab }) => !isTab).map((page) => [withoutEnding(page.source), page.path]),
      );
      return pages.map((page) =>
        page.isTab ? { ...page, path: owners.get(pageOfTab(page.source) ?? '') ?? page.path } : page,
      );
    },
  };
}

function withoutEnding(source: string): string {
  return source.replace(/\.mdx?$/, '');
}
