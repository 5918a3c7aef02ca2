import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { loadDocumentTools } from '../../openapi';
import { loadSearchTools, type Searcher } from '../../search';
import type { ApiTools, Library } from '../core/library/library';
import { readList } from '../core/library/readList';
import { type CallOptions, openApiTools } from './openApiTools';
import { LIST, requireBuiltSite } from './requireBuiltSite';

const DOCUMENT = 'openapi.json';

/** A built site: its twins, its index of the search, and the document below its pages. Throws `Refusal`. */
export async function openSite(siteDir: string, name: string, options: CallOptions): Promise<Library> {
  requireBuiltSite(siteDir, name);
  const list = await readFile(join(siteDir, LIST), 'utf8');
  const { pages, base } = readList(list);
  const fileOf = (path: string) => join(siteDir, path.startsWith(base) ? path.slice(base.length) : path);
  const searcher = await openIndex(
    siteDir,
    new Set(pages.map(({ address }) => address.replace(/(?<=.)\/$/, ''))),
    (path) => readFile(fileOf(path), 'utf8'),
  );
  const twins = new Map(pages.map(({ address, twin }) => [address, twin]));
  return {
    pages,
    textOf: (address) => readFile(fileOf(twins.get(address) ?? address), 'utf8'),
    ...(searcher && { searcher: searcher.searcher, headingAt: searcher.searcher.headingAt }),
    api: await openOwnDocument(siteDir, searcher?.placeOf, options),
  };
}

/** The bundler names the file: it is known by what it holds, and by its pages among those of other versions. */
async function openIndex(
  siteDir: string,
  addresses: ReadonlySet<string>,
  readPart: (path: string) => Promise<string>,
): Promise<{ searcher: Searcher; placeOf: ApiTools['placeOf'] } | undefined> {
  const { openSearcher, readIndex, withoutSlash } = await loadSearchTools();
  const names = (await readdir(siteDir)).filter((name) => name.endsWith('.json'));
  const found = await Promise.all(
    names.map(async (name) => {
      const index = readIndex(await readFile(join(siteDir, name), 'utf8'));
      return index ? [{ index, own: index.pages.filter(({ link }) => addresses.has(withoutSlash(link))).length }] : [];
    }),
  );
  const [best] = found.flat().toSorted((one, other) => other.own - one.own);
  if (!best || best.own === 0) return undefined;
  const { index } = best;
  const places = new Map(index.names.flatMap(({ kind, owner, link }) => (kind === 'operation' ? [[owner, link]] : [])));
  return { searcher: openSearcher(index, readPart), placeOf: (call) => places.get(call) };
}

/** The document of the site, or the one nearest to its root. */
async function openOwnDocument(
  siteDir: string,
  placeOf: ApiTools['placeOf'] | undefined,
  options: CallOptions,
): Promise<ApiTools | undefined> {
  const files = await readdir(siteDir, { recursive: true });
  const [file] = files
    .filter((path) => path === DOCUMENT || path.endsWith(`/${DOCUMENT}`))
    .toSorted((one, other) => depth(one) - depth(other) || one.length - other.length);
  if (file === undefined) return undefined;
  const { readModel } = await loadDocumentTools();
  const model = await readModel(join(siteDir, dirname(file)), join(siteDir, file));
  return openApiTools(model, placeOf, options);
}

function depth(path: string): number {
  return path.split('/').length;
}
