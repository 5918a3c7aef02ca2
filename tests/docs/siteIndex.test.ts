import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, onTestFinished } from 'vitest';
import type { HandPage } from '../../plugins/docs/check/readHandPages';
import { createSiteIndex } from '../../plugins/docs/check/siteIndex';
import { checkLink } from '../../plugins/docs/core/checkLinks';
import type { ApiSource } from '../../plugins/openapi';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';

const handPage = (path: string, text: string): HandPage => ({
  source: `${path}.mdx`,
  file: `/site/docs/${path}.mdx`,
  name: `docs/${path}.mdx`,
  text,
  path,
  isTab: false,
  page: readMdx(parsePage(text)),
});

it('links in docs below another address than the root lead to sections of the document, and to no deleted page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'index-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const routes = ['/docs/guide-abc', '/docs/old-abc', '/docs/api/cats-abc', '/blog-abc'];
  await writeFile(
    join(folder, 'routesChunkNames.json'),
    JSON.stringify(Object.fromEntries(routes.map((key) => [key, {}]))),
  );
  const context = { siteDir: folder, siteConfig: { staticDirectories: [] }, baseUrl: '/', generatedFilesDir: folder };
  const api = {
    options: { routeBase: 'api' },
    current: () => ({ pages: [{ path: 'api/cats', ids: ['cat-list'], dataFile: 'none.json' }] }),
  };
  const index = createSiteIndex(context as unknown as LoadContext, 'docs', api as unknown as ApiSource);
  const guide = handPage('guide', 'Text.');
  const surrounding = handPage('api/cats', 'Before.\n\n<Operations />');
  index.announcePages([guide, surrounding, handPage('old', 'Text.')]);
  index.announceRoutes();
  index.announcePages([guide, surrounding]);
  const check = async (href: string) => {
    const target = index.targetOfHandLink(href, guide);
    return checkLink(href, target, await index.linkSite([target]))?.message;
  };
  expect(await check('api/cats.mdx#cat-list')).toBeUndefined();
  expect(await check('/blog')).toBeUndefined();
  expect(await check('api/cats.mdx#cat')).toBe(
    'Broken anchor `api/cats.mdx#cat`: the page `/docs/api/cats` has no `#cat`.',
  );
  expect(await check('/docs/old')).toBe('Broken link `/docs/old`: no page at `/docs/old`.');
});
