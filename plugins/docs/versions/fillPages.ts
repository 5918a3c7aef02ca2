import type { Root } from 'mdast';
import { findVersion } from '../folders/findVersion';
import { drawDiagrams } from '../markdown/drawDiagrams';
import { pinFacts } from '../parts/pinFacts';
import type { DocsVersion } from './openVersion';

/** Puts what a page only names into its place: quoted code, facts, diagrams and parts of the document. */
export type FillPage = (tree: Root, file: { path: string }) => Promise<void>;

/** Fills each page as its version of the docs does. */
export function fillPages(versions: readonly DocsVersion[]): FillPage {
  const fills = new Map(versions.map((version) => [version, fillOf(version)]));
  return async (tree, { path }) => {
    const version = findVersion(versions, path);
    if (version) await fills.get(version)?.(tree);
  };
}

function fillOf({ quotes, api, folders, parts }: DocsVersion): (tree: Root) => Promise<void> {
  const fillQuotes = quotes.fillQuotes();
  const others = [pinFacts(api, folders.docsBase)(), drawDiagrams(), parts.fillParts()];
  return async (tree) => {
    await fillQuotes(tree);
    for (const fill of others) fill(tree);
  };
}
