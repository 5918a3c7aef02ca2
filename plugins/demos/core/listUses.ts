import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Element, isElement } from '../../shared/mdx/element';
import { readModuleNames, type Use } from '../../shared/mdx/readModuleNames';
import { checkAttributes } from './checkEditorAttributes';
import { type AttributeFault, type DemoAttributes, readAttributes, valueOf } from './readAttributes';

export interface DemoUse {
  line: number;
  column: number;
  attributes: DemoAttributes;
  faults: AttributeFault[];
  /** False in an editor, which only opens the files. */
  isShown: boolean;
  /** An editor refers to a demo by id, or has its own project; it adds no demo. */
  isEditorOnly?: boolean;
}

/** Components of pages that need no import, and show a demo or its files. */
export const COMPONENTS = ['Demo', 'DemoGrid', 'EmbeddedEditor'];

/** Lists the demos of a page; none without a tree. */
export function listUses(root: Root | undefined): DemoUse[] {
  if (!root) return [];
  const own = namesOf(root);
  const uses: DemoUse[] = [];
  visit(root, (node) => {
    const use = isElement(node) && !own.has(node.name ?? '') && readUse(node);
    if (use) uses.push(use);
  });
  return uses;
}

/** Reads a `<Demo>` or an `<EmbeddedEditor>`. */
export function readUse(element: Element): DemoUse | undefined {
  const { name, attributes, position } = element;
  const { line = 1, column = 1 } = position?.start ?? {};
  const { read, faults } = readAttributes(element);
  if (name === 'Demo') return { line, column, attributes: read, faults, isShown: true };
  if (name !== 'EmbeddedEditor') return undefined;
  const editor = { line, column, faults: checkAttributes(element), isShown: false };
  const { src, id } = read;
  if (src !== undefined) return { ...editor, attributes: { src, id } };
  const demo = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'demo');
  const known = demo && valueOf(demo.value);
  return { ...editor, attributes: typeof known === 'string' ? { id: known } : {}, isEditorOnly: true };
}

/** The names that a page imports or exports: its own `Demo` is not ours. */
export function namesOf(root: Root): Set<string> {
  const names = { imports: [] as Use[], defined: new Set<string>() };
  for (const node of root.children) if (node.type === 'mdxjsEsm') readModuleNames(node, names);
  return names.defined;
}
