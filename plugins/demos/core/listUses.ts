import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Element, isElement } from '../../shared/mdx/element';
import { parsePage } from '../../shared/mdx/parseMdx';
import { readModuleNames, type Use } from '../../shared/mdx/readModuleNames';
import { checkAttributes } from './editor/checkAttributes';
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

/** Lists the demos of a page. A page that does not parse has none: its error is reported elsewhere. */
export function listUses(text: string): DemoUse[] {
  if (!/<(Demo|EmbeddedEditor)\b/.test(text)) return [];
  let root: Root;
  try {
    root = parsePage(text);
  } catch {
    return [];
  }
  const own = namesOf(root);
  const uses: DemoUse[] = [];
  visit(root, (node) => {
    if (!isElement(node) || own.has(node.name ?? '')) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (!['Demo', 'EmbeddedEditor'].includes(node.name ?? '')) return;
    const { read, faults } = readAttributes(node);
    if (node.name === 'Demo') uses.push({ line, column, attributes: read, faults, isShown: true });
    else {
      const id = referenceOf(node);
      const ofFile = { attributes: pick(read) };
      const ofEditor = { attributes: id === undefined ? {} : { id }, isEditorOnly: true };
      const demo = read.src === undefined ? ofEditor : ofFile;
      uses.push({ line, column, faults: checkAttributes(node), isShown: false, ...demo });
    }
  });
  return uses;
}

/** An editor with another project has no `src`. */
export function usesFile({ name, attributes }: Element): boolean {
  const hasSource = attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src');
  return name === 'Demo' || (name === 'EmbeddedEditor' && hasSource);
}

/** The id of the demo that an editor opens, `<EmbeddedEditor demo="…">`. */
export function referenceOf({ name, attributes }: Element): string | undefined {
  if (name !== 'EmbeddedEditor') return undefined;
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'demo');
  const value = found && valueOf(found.value);
  return typeof value === 'string' ? value : undefined;
}

/** The other attributes are the editor's. */
function pick({ src, id }: DemoAttributes): DemoAttributes {
  return { src, id };
}

/** The names that a page imports or exports: its own `Demo` is not ours. */
export function namesOf(root: Root): Set<string> {
  const names = { imports: [] as Use[], defined: new Set<string>() };
  for (const node of root.children) if (node.type === 'mdxjsEsm') readModuleNames(node, names);
  return names.defined;
}
