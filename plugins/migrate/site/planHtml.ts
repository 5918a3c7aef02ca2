import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadMigrationTools } from '../../openapi';
import { Refusal } from '../../shared/commandLine';
import { isUrl } from '../../shared/core/isUrl';
import { showPath } from '../../shared/outFolder';
import { findViewer, type Viewer } from '../core/html/findViewer';
import { printLandingPage } from '../core/html/printLandingPage';
import type { Migration } from '../core/migration';
import { newAddress } from '../core/redirects';
import { listRedocHashes, listScalarHashes, listSwaggerHashes } from '../core/redoc/oldHashes';
import { openDocument } from './openDocument';
import { parseText } from './parseCode';

/** Where the new site is, beside the old page. */
const FOLDER = 'api';

const HASHES: Record<Viewer, typeof listRedocHashes> = {
  Redoc: listRedocHashes,
  Scalar: listScalarHashes,
  'Swagger UI': listSwaggerHashes,
};

/** Plans the move of a page with Redoc, Scalar or Swagger UI to a site that `livespec document` makes. */
export async function planHtml(page: string, cwd: string): Promise<Migration> {
  const name = showPath(page, cwd);
  const viewer = await findViewer(await readFile(page, 'utf8'), (text) => parseText(text, `${page}.js`));
  if (!viewer) {
    throw new Refusal(
      `\`${name}\` shows no document with Redoc, Scalar or Swagger UI: \`<redoc spec-url>\`, \`Redoc.init\`, \`<script id="api-reference" data-url>\` or \`SwaggerUIBundle\` with a \`url\`.`,
    );
  }
  const folder = dirname(page);
  const spec = isUrl(viewer.spec) ? viewer.spec : join(folder, viewer.spec);
  const { root, model, problems } = await openDocument(folder, { spec, pages: 'tag' });
  const { listAddresses, pageWords } = await loadMigrationTools();
  const addresses = model && listAddresses(model, { pages: 'tag', routeBase: '' }, pageWords('en'));
  const places = root && addresses ? HASHES[viewer.viewer](root) : [];
  const leads = places.map(({ at, target }) => ({ at, target, to: addresses ? newAddress(target, addresses) : '/' }));
  // The site has a slash at the end of each page.
  const below = (to: string) => to.slice(1).replace(/^([^#]+)/, '$1/');
  const hashes = Object.fromEntries(leads.map(({ at, to }) => [at, below(to)]));
  const out = join(dirname(name), FOLDER);
  const about = `leads to the new site, with ${Object.keys(hashes).length} hashes of ${viewer.viewer}`;
  return {
    apis: [
      {
        id: viewer.viewer,
        spec: viewer.spec,
        href: `${FOLDER}/`,
        addresses: Object.keys(hashes).length,
        exact: new Set(leads.flatMap(({ at, to }) => (to === addresses?.overview ? [] : [at]))).size,
      },
    ],
    writes: model ? [{ file: basename(page), text: printLandingPage(model.title, FOLDER, hashes), about }] : [],
    deletes: [],
    redirects: 0,
    hashes: 0,
    commands: [
      `npx livespec document ${isUrl(spec) ? spec : showPath(spec, cwd)} --out ${out} --base-url <path of the page>${FOLDER}/`,
    ],
    problems,
  };
}
