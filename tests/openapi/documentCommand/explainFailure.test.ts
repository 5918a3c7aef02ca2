import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../plugins/document/read';
import { explainFailure } from '../../../plugins/openapi/cli/explainFailure';
import { buildModel } from '../../../plugins/openapi/core/model/build';
import { buildPages } from '../../../plugins/openapi/core/pages/build';
import { createPlaces } from '../../../plugins/openapi/core/pages/places';
import { renderPage } from '../../../plugins/openapi/core/pages/render';
import { pageWords } from '../../../plugins/openapi/write/pageWords';
import { FIXTURES, PROJECT } from './runDocument';

const SPEC = join(FIXTURES, 'failing.yaml');
const NAME = relative(process.cwd(), SPEC);

async function buildFixture() {
  const { document } = await readSpec(SPEC, { strict: false });
  if (!document) throw new Error('The fixture cannot be read.');
  const model = buildModel(document);
  const words = pageWords('en');
  const pages = [...buildPages(model, { pages: 'tag', routeBase: '', languages: [], words }).pages()];
  const placeOf = createPlaces(model);
  const rendered = new Map(pages.map((page) => [page, renderPage(page, undefined)]));
  const places = [...rendered].map(([page, { file }]) => placeOf(page, file));
  const texts = new Map([...rendered.values()].map(({ file, mdx }) => [file, mdx]));
  return { places, baseUrl: '/x/', read: (file: string) => texts.get(file) ?? '' };
}

/** In Docusaurus's format; `line` is the page's. */
function compileError(file: string, line: number): string {
  return `\u001b[31m[ERROR]\u001b[39m Client bundle compiled with errors therefore further build is impossible.
╰─▶   × Error: MDX compilation failed for file "/tmp/document-1-x/site/docs/${file}"
        │ Cause: Could not parse expression with acorn
        │ Details:
        │ {
        │   "message": "Could not parse expression with acorn",
        │   "line": ${line},
        │   "name": "${line}:39"
        │ }
        │
        │     at compileToJSX (/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
        │     at async loadMDX (/node_modules/@docusaurus/mdx-loader/lib/loader.js:22:20)
`;
}

function renderError(...routes: string[]): string {
  const errors = routes.map(
    (route) => `        Error: Can't render static file for pathname "${route}"
            at generateStaticFile (/node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {
          [cause]: TypeError: Cannot read properties of undefined (reading 'id')
              at ApiOperation (/build/__server/assets/js/shared.3e0801f2.js:1222:93)
        }`,
  );
  return `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)
    ... 4 lines matching cause stack trace ...
  [cause]: Error: Docusaurus static site generation failed for ${routes.length} paths:
    [cause]: AggregateError
      [errors]: [
${errors.join(',\n')}
      ]
`;
}

describe('explainFailure', () => {
  it('names the operation whose section cannot be compiled', async () => {
    const pages = await buildFixture();
    const mdx = pages.read('orders.gen.mdx');
    const line = mdx.split('\n').findIndex((text) => text.includes('#post-orders')) + 2;
    expect(explainFailure(compileError('orders.gen.mdx', line), pages)).toBe(
      `${NAME}:7:5  error  page-not-built
  The page \`/orders\` could not be built: Could not parse expression with acorn.
  It shows \`POST /orders\` (${NAME}:7:5).

1 error, 0 warnings`,
    );
  });

  it('names all operations, schemas and error codes of pages that cannot be rendered', async () => {
    const text = explainFailure(renderError('/x/orders/', '/x/model/', '/x/errors/'), await buildFixture());
    expect(text).toContain(
      `The page \`/orders\` could not be built: Cannot read properties of undefined (reading 'id').`,
    );
    expect(text).toContain(`It shows \`GET /orders\` (${NAME}:6:5), \`POST /orders\` (${NAME}:7:5).`);
    expect(text).toContain(`It shows \`schema Pet\` (${NAME}:15:5), \`schema Owner\` (${NAME}:16:5).`);
    expect(text).toContain(`It shows \`error code 7\` (${NAME}:18:5).`);
    expect(text).toContain('3 errors');
    expect(text).not.toMatch(/^\s+at /m);
  });

  it('finds pages by addresses in other scripts, and those without parts', async () => {
    const text = explainFailure(renderError(encodeURI('/x/宠物/'), '/x/'), await buildFixture());
    expect(text).toContain(`It shows \`GET /pets\` (${NAME}:9:5).`);
    expect(text).toContain('The page `/` could not be built: ');
  });

  it('counts pages and parts that are many', async () => {
    const pages = await buildFixture();
    const [one] = pages.places.filter(({ path }) => path === 'orders');
    if (!one) throw new Error('The fixture has no such page.');
    const places = Array.from({ length: 12 }, (_, index) => ({ ...one, path: `p${index}` }));
    places[0] = { ...one, path: 'p0', parts: Array.from({ length: 8 }, () => one.parts[0]).filter((part) => !!part) };
    const text = explainFailure(renderError(...places.map(({ path }) => `/x/${path}/`)), { ...pages, places });
    expect(text).toContain(' and 3 more.');
    expect(text).toContain('2 more pages could not be built.');
  });

  it('leaves what it does not know as it is, but for the traces', async () => {
    const text = `[ERROR] Error: Something else\n    at run (${PROJECT}/x.js:1:2)\n    at file:///x.js:3:4\n\n\n\nLook at it.\n`;
    expect(explainFailure(text, await buildFixture())).toBe('[ERROR] Error: Something else\n\nLook at it.');
    expect(explainFailure('FATAL ERROR: JavaScript heap out of memory\n 1: 0xb7a', await buildFixture())).toMatch(
      /^Node.js ran out of memory\./,
    );
  });
});
