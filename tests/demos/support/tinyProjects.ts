import { join } from 'node:path';
import { bundleFile } from '../../../plugins/demos/bundle';
import { makeProject } from '../../../plugins/demos/core/project/makeProject';
import { makeAsset } from '../../../plugins/demos/describeDemo';
import { createDemoReader, type DemoPage } from '../../../plugins/demos/readDemos';
import { parsePage } from '../../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../../plugins/shared/mdx/readMdx';

const SITE = join(import.meta.dirname, '../site');
const DOCS = join(SITE, 'docs');
const STORE = join(DOCS, 'demos/parts/store.ts');

/** Projects of demos of the tiny site by id: with parts that load later, with styles, and without types. */
export async function tinyProjects(): Promise<Array<[id: string, files: Record<string, string>]>> {
  const text = '<Demo src="./demos/counter.tsx" />\n\n<Demo src="./demos/greeting.jsx" />';
  const source = 'page.mdx';
  const page: DemoPage = { source, name: source, path: 'page', page: readMdx(parsePage(text)) };
  const { demos } = await createDemoReader({ siteDir: SITE, docsDir: DOCS, locale: 'en' }, [STORE])([page]);
  const { text: value } = await bundleFile(STORE, { '@site': SITE });
  return Promise.all(
    [...demos].map(async ([id, demo]) => {
      const asset = await makeAsset(demo, [STORE]);
      const store = id === 'counter' && { './parts/store.js': { type: 'FILE' as const, value } };
      const dependencies = { ...asset.dependencies, ...store };
      return [id, makeProject({ ...asset, dependencies }, 'en').files] as [string, Record<string, string>];
    }),
  );
}
