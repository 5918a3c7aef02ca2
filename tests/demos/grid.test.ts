import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { placeDemos } from '../../plugins/demos/placeDemos';
import { isElement } from '../../plugins/shared/mdx/element';
import { ROOT } from '../helpers/sources';

const DOCS = `${ROOT}/tests/demos/site/docs`;
const FOLDERS = { siteDir: ROOT, docsDir: DOCS, locale: 'en' };
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);

const demo = (id: string) => `<Demo src="./demos/counter.tsx" id="${id}" />`;

/** The demos of a page as its bundle gets them: grids with their columns, demos as `Demo`. */
function place(text: string, frontMatter: Record<string, unknown>) {
  const tree: Root = mdx.parse(text);
  placeDemos(FOLDERS, '/data', false, () => true)()(tree, { path: `${DOCS}/demos.mdx`, data: { frontMatter } });
  const imported = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value.split('\n') : []));
  const outline = (node: MdxJsxFlowElement): string => {
    if (node.name === 'Demo') return 'Demo';
    const columns = node.attributes.map((attribute) => {
      const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : undefined;
      return typeof value === 'object' && value ? value.value : '';
    });
    const inner = node.children.filter(isElement).map((child) => outline(child as MdxJsxFlowElement));
    return `${node.name} ${columns.join()}: ${inner.join()}`;
  };
  return {
    shown: tree.children.flatMap((node) => (isElement(node) ? [outline(node as MdxJsxFlowElement)] : [])),
    hasGrid: imported.includes('import DemoGrid from "@theme/DemoGrid";'),
  };
}

describe('the columns of demos, from the front matter', () => {
  it('put demos that follow each other into a grid, and leave the others', () => {
    const text = [demo('a'), demo('b'), 'Text.', demo('c')].join('\n\n');
    expect(place(text, { demo: { cols: 2 } })).toEqual({ shown: ['DemoGrid 2: Demo,Demo', 'Demo'], hasGrid: true });
    expect(place(text, { demo: { cols: 1 } })).toEqual({ shown: ['Demo', 'Demo', 'Demo'], hasGrid: false });
    expect(place(text, {})).toEqual({ shown: ['Demo', 'Demo', 'Demo'], hasGrid: false });
  });

  it('are those of grids in the page that have none', () => {
    const text = `<DemoGrid>\n  ${demo('a')}\n  ${demo('b')}\n</DemoGrid>\n\n<DemoGrid cols={3}>\n  ${demo('c')}\n</DemoGrid>`;
    const shown = ['DemoGrid 2: Demo,Demo', 'DemoGrid 3: Demo'];
    expect(place(text, { demo: { cols: 2 } })).toEqual({ shown, hasGrid: true });
  });

  it('do not count what only the dev server shows', () => {
    const text = [demo('a'), '<Demo src="./demos/counter.tsx" id="b" debug />'].join('\n\n');
    expect(place(text, { demo: { cols: 2 } })).toEqual({ shown: ['Demo'], hasGrid: false });
  });

  it('do not touch components of the page with these names', () => {
    const text = `import Demo from './mine';\n\n<Demo />\n\n<Demo />`;
    expect(place(text, { demo: { cols: 2 } }).shown).toEqual(['Demo', 'Demo']);
  });
});
