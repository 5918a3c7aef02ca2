import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFile } from '../../plugins/demos/bundle';
import { commonFolder, readGraph } from '../../plugins/demos/graph';
import { createDemoReader, type DemoPage } from '../../plugins/demos/readDemos';
import { parsePage } from '../../plugins/shared/mdx/parseMdx';
import { readMdx } from '../../plugins/shared/mdx/readMdx';
import { makeSite } from '../e2e/support/devServer';

const SITE = join(import.meta.dirname, 'site');
const DEMOS = join(SITE, 'docs/demos');
const STORE = join(DEMOS, 'parts/store.ts');

function installed(name: string): string {
  const file = join(import.meta.dirname, '../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

describe('the imports of a demo', () => {
  it('are followed: code, types, styles, data and what is loaded later, but not into bundles', async () => {
    const { files, packages, faults } = await readGraph(join(DEMOS, 'counter.tsx'), [STORE]);
    expect(faults).toEqual([]);
    expect(files.map((file) => relative(DEMOS, file))).toEqual([
      'counter.tsx',
      'parts/Note.tsx',
      'parts/button.css',
      'parts/colours.css',
      'parts/store.ts',
      'parts/texts.ts',
      'texts/counter.json',
    ]);
    expect(packages).toEqual({ react: installed('react'), 'react-dom': installed('react-dom') });
    expect(commonFolder(files)).toBe(DEMOS);
    expect(commonFolder([join(SITE, 'docs/a/b.ts'), join(SITE, 'lib/c.ts')])).toBe(SITE);
  });

  it('become one file in a bundle', async () => {
    const { text, files } = await bundleFile(STORE, { '@site': SITE });
    expect(files.map((file) => relative(SITE, file)).sort()).toEqual(['docs/demos/parts/store.ts', 'lib/add.ts']);
    expect(text).not.toContain('import');
    const { count } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { count(): number };
    expect([count(), count()]).toEqual([1, 2]);
  });
});

describe('a fault of a demo', () => {
  let siteDir = '';
  beforeAll(async () => {
    siteDir = await makeSite({
      'docs/demos/good.tsx': "import { clsx } from 'clsx';\nexport default () => clsx('a');\n",
      'docs/demos/other.tsx': 'export default () => null;\n',
      'docs/demos/typed.tsx':
        "import { useId } from 'react';\nimport { type A } from './types';\nexport default () => useId() as A;\n",
      'docs/demos/types.ts':
        "// import type { A } from './never';\nimport {\n  type B,\n  type C as D,\n} from './gone';\nexport type A = B & D;\n",
      'docs/demos/nothing.tsx': 'export const Demo = () => null;\n',
      'docs/demos/node.tsx': "import 'clsx';\nimport { readFile } from 'node:fs';\nexport default () => readFile;\n",
      'docs/demos/site.tsx': "import x from '@site/src/x';\nexport default () => x;\n",
      'docs/demos/own.tsx': "import x from 'own-tools';\nexport default () => x;\n",
      'node_modules/own-tools/package.json': '{ "name": "own-tools", "version": "1.0.0", "private": true }',
      'node_modules/own-tools/index.js': 'module.exports = 1;\n',
      'docs/demos/lost.tsx': "import x from './gone';\nexport default () => x;\n",
      'docs/demos/image.tsx': "import x from './a.png';\nexport default () => x;\n",
      'docs/demos/a.png': '',
      'docs/demos/unknown.tsx': "import x from 'no-such-package';\nexport default () => x;\n",
    });
  });
  afterAll(() => rm(siteDir, { recursive: true }));

  async function read(...texts: string[]) {
    const docsDir = join(siteDir, 'docs');
    const pages = texts.map((text, index): DemoPage => {
      const source = `page${index}.mdx`;
      const page = readMdx(parsePage(text));
      return { source, name: source, path: `page${index}`, page };
    });
    const found = await createDemoReader({ siteDir, docsDir, locale: 'en' }, [])(pages);
    const problems = found.problems.map(({ file, line, column, rule, message, hint }) => {
      const name = relative(siteDir, join(process.cwd(), file));
      return [`${name.includes('docs/') ? name : file}:${line}:${column} ${rule}`, message, ...(hint ? [hint] : [])];
    });
    return { ids: [...found.demos.keys()], problems };
  }

  it('is none: exact versions of packages, and the same demo in an editor', async () => {
    expect(await read('<Demo src="./demos/good" />\n\n<EmbeddedEditor src="./demos/good.tsx" />')).toEqual({
      ids: ['good'],
      problems: [],
    });
  });

  it.each([
    ['<Demo src="./demos/god.tsx" />', 'page0.mdx:1:1 missing-demo', '`./demos/god.tsx`', '`good.tsx`'],
    ['<Demo title="A" />', 'page0.mdx:1:1 demo-attribute', 'needs `src`', ''],
    ['<Demo src="./demos/nothing.tsx" />', 'docs/demos/nothing.tsx:1:1 demo-file', 'default export', ''],
    ['<Demo src="./demos/node.tsx" />', 'docs/demos/node.tsx:2:27 demo-file', '`node:fs`', ''],
    ['<Demo src="./demos/site.tsx" />', 'docs/demos/site.tsx:1:16 demo-file', 'only in this site', '`bundle`'],
    ['<Demo src="./demos/own.tsx" />', 'docs/demos/own.tsx:1:16 demo-file', 'is private', '`bundle`'],
    ['<Demo src="./demos/lost.tsx" />', 'docs/demos/lost.tsx:1:15 demo-file', '"./gone"', ''],
    ['<Demo src="./demos/typed.tsx" />', 'docs/demos/types.ts:2:8 demo-file', '"./gone"', ''],
    ['<Demo src="./demos/image.tsx" />', 'docs/demos/image.tsx:1:15 demo-file', '`a.png`', 'SVG'],
    ['<Demo src="./demos/unknown.tsx" />', 'docs/demos/unknown.tsx:1:16 demo-file', 'not installed', ''],
  ])('%s', async (text, place, message, hint) => {
    const { problems } = await read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.[0]).toBe(place);
    expect(problems[0]?.[1]).toContain(message);
    expect(problems[0]?.[2] ?? '').toContain(hint);
  });

  it('is an id that a heading of its page has', async () => {
    expect((await read('# Good\n\n<Demo src="./demos/good.tsx" />', '# Good')).problems).toEqual([
      [
        'page0.mdx:3:1 duplicate-demo',
        'The demo id `good` is already used by a heading or element of this page.',
        'Give the demo another `id`.',
      ],
    ]);
    expect((await read('# Good\n\n<Demo src="./demos/good.tsx" id="first" />')).problems).toEqual([]);
    expect((await read('# First\n\n<Demo src="./demos/good.tsx" id="first" />')).problems).toHaveLength(1);
  });

  it('is an id that two demos have, on whatever pages', async () => {
    const { problems } = await read('<Demo src="./demos/good.tsx" />', '\n\n<Demo src="@site/docs/demos/good.tsx" />');
    expect(problems).toEqual([
      [
        'page1.mdx:3:1 duplicate-demo',
        'The demo id `good` is already used in page0.mdx:1.',
        'Give the demo another `id`.',
      ],
    ]);
    const editors = '<EmbeddedEditor src="./demos/good.tsx" />\n\n<EmbeddedEditor src="./demos/other.tsx" id="good" />';
    expect((await read(editors)).problems[0]?.[0]).toBe('page0.mdx:3:1 duplicate-demo');
    const two = await read('<Demo src="./demos/good.tsx" />\n\n<Demo src="./demos/good.tsx" id="again" />');
    expect(two).toEqual({ ids: ['good', 'again'], problems: [] });
  });
});
