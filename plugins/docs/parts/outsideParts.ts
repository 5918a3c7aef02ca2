import { DEFAULT_PLUGIN_ID } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { drawDiagrams } from '../markdown/drawDiagrams';
import { type ApiParts, createApiParts } from './createApiParts';
import { pinFacts } from './pinFacts';
import { type LastDocs, siteApis, siteDocs } from './siteApis';

/** Parts of the document, facts and diagrams on pages outside of the docs: those of `src/pages`, and posts. */
export const outsideParts = (siteDir: string): ApiParts => ({
  fillParts: () => (tree: Root) => {
    drawDiagrams(false)(tree);
    const own = ownDocs(siteDir);
    if (!own) return;
    const { api, docsBase } = own;
    pinFacts(api, docsBase)()(tree);
    createApiParts(api, siteApis(siteDir), false).fillParts()(tree);
  },
  filesOf: (page) => createApiParts(ownDocs(siteDir)?.api, siteApis(siteDir)).filesOf(page),
});

/** Those of the preset, or else the first ones. */
function ownDocs(siteDir: string): LastDocs | undefined {
  const docs = siteDocs(siteDir);
  return docs.get(DEFAULT_PLUGIN_ID) ?? [...docs.values()][0];
}

/** A remark plugin, for `beforeDefaultRemarkPlugins` of pages outside of the docs. The preset adds it by itself. */
export function apiParts({ siteDir }: { siteDir: string }) {
  return outsideParts(siteDir).fillParts();
}
