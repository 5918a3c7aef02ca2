import { DEFAULT_PLUGIN_ID } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { PINS } from '../../openapi';
import { drawDiagrams } from '../markdown/drawDiagrams';
import { pinFacts } from '../markdown/pinFacts';
import { type ApiParts, createApiParts } from './createApiParts';
import { type LastDocs, siteApis, siteDocs } from './siteApis';

/** Parts of the document, facts and diagrams on pages outside of the docs: those of `src/pages`, and posts. */
export const outsideParts = (siteDir: string): ApiParts => ({
  fillParts: () => (tree: Root) => {
    drawDiagrams()(tree);
    const own = ownDocs(siteDir);
    if (!own) return;
    const { api, docsBase } = own;
    pinFacts(api.current, docsBase)()(tree);
    createApiParts(api, siteApis(siteDir), false).fillParts()(tree);
  },
  filesOf(page) {
    const { api } = ownDocs(siteDir) ?? {};
    const parts = createApiParts(api, siteApis(siteDir)).filesOf(page);
    return parts.length === 0 && FACT.test(page) ? (api?.current().files ?? []) : parts;
  },
});

const FACT = new RegExp(`<(?:${PINS.join('|')})\\b`);

/** Those of the preset, or else the first ones. */
function ownDocs(siteDir: string): LastDocs | undefined {
  const docs = siteDocs(siteDir);
  return docs.get(DEFAULT_PLUGIN_ID) ?? [...docs.values()][0];
}

/** A remark plugin, for `beforeDefaultRemarkPlugins` of pages outside of the docs. The preset adds it by itself. */
export function apiParts({ siteDir }: { siteDir: string }) {
  return outsideParts(siteDir).fillParts();
}
