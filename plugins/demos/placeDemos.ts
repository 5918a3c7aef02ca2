import { posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { nameBelow } from '../shared/files';
import { type Element, isElement } from '../shared/mdx/element';
import { importNodes, parseMdx } from '../shared/mdx/parseMdx';
import { COMPONENTS, type DemoUse, namesOf, readUse } from './core/listUses';
import { columnsOf, placeInGrid } from './core/placeInGrid';
import { type DemoFolders, findFile, idOf } from './readDemos';

/** A page in a bundle imports the data and the modules of its demos: other pages carry none of it. */
export function placeDemos(
  folders: DemoFolders,
  dataFolder: string,
  isDevServer: boolean,
  isKnown: (id: string) => boolean,
) {
  return () =>
    (tree: Root, { path, data }: { path: string; data?: { frontMatter?: Record<string, unknown> } }): void => {
      const own = namesOf(tree);
      const imports = new Map<string, string>();
      const source = sourceOf(path, folders);
      visit(tree, (node, index, parent) => {
        if (!isElement(node) || !COMPONENTS.includes(node.name ?? '') || own.has(node.name ?? '')) return undefined;
        const use = readUse(node);
        const demo = use && resolveDemo(use, source, folders, isKnown);
        const hasProject = !use || (use.isEditorOnly && use.attributes.id === undefined);
        const isHidden = !hasProject && (!demo || (demo.debug && !isDevServer));
        if (isHidden && parent && index !== undefined) {
          parent.children.splice(index, 1);
          return [SKIP, index];
        }
        imports.set(node.name ?? '', `@theme/${node.name}`);
        if (demo) fill(node, demo.id, dataFolder, imports);
        return undefined;
      });
      const columns = columnsOf(data?.frontMatter);
      const mayGroup = columns !== undefined && !own.has('Demo') && !own.has('DemoGrid');
      if (mayGroup && placeInGrid(tree, columns)) imports.set('DemoGrid', '@theme/DemoGrid');
      tree.children.unshift(...importNodes(imports));
    };
}

function fill(node: Element, id: string, dataFolder: string, imports: Map<string, string>): void {
  const name = `_demo_${[...imports.keys()].filter((known) => known.startsWith('_demo_')).length}`;
  imports.set(name, `${dataFolder}/${id}.json`);
  imports.set(`_source${name}`, `${dataFolder}/${id}.js`);
  const [filled] = parseMdx(`<Demo data={${name}} source={_source${name}} />`).children as Nodes[];
  const isOwn = node.name === 'Demo';
  const kept = node.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !['src', 'demo'].includes(attribute.name),
  );
  if (filled && isElement(filled)) node.attributes = [...(isOwn ? [] : kept), ...filled.attributes];
}

function resolveDemo(
  { attributes: { src, id, debug = false }, isEditorOnly }: DemoUse,
  source: string,
  folders: DemoFolders,
  isKnown: (id: string) => boolean,
): { id: string; debug: boolean } | undefined {
  if (isEditorOnly) return id !== undefined && isKnown(id) ? { id, debug } : undefined;
  const file = src === undefined ? undefined : findFile(src, source, folders);
  return file ? { id: idOf(file, id, folders), debug } : undefined;
}

/** Translated pages have the paths of the originals. */
function sourceOf(path: string, { docsDir, localizedDir }: DemoFolders): string {
  const inside = [...(localizedDir ? [localizedDir] : []), docsDir].map((folder) => nameBelow(path, folder));
  return inside.find((name) => !name.startsWith('../')) ?? posix.basename(path);
}
