import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { isElement } from '../../shared/mdx/element';
import { parseMdx } from '../../shared/mdx/parseMdx';

/** Product spec, section 3: the count of columns is part of the front matter, `demo: { cols: 2 }`. */
export function columnsOf(frontMatter: Record<string, unknown> | undefined): number | undefined {
  const demo = frontMatter?.demo as { cols?: unknown } | null | undefined;
  return Number.isInteger(demo?.cols) ? (demo?.cols as number) : undefined;
}

/**
 * Puts demos that follow each other into a grid of `columns`, and gives that number to grids which have none.
 * Returns whether there is a grid.
 */
export function placeInGrid(tree: Root, columns: number): boolean {
  let found = false;
  const walk = (parent: Parents): void => {
    if (isNamed(parent, 'DemoGrid')) {
      found = true;
      if (!parent.attributes.some((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'cols')) {
        parent.attributes.push(...emptyGrid(columns).attributes);
      }
    } else if (columns > 1) {
      const grouped = joinRuns(parent.children as RootContent[], columns);
      if (grouped) found = true;
      if (grouped) parent.children = grouped as typeof parent.children;
    }
    for (const child of parent.children) if ('children' in child && !isNamed(child, 'Demo')) walk(child);
  };
  walk(tree);
  return found;
}

/** `undefined` where no two demos follow each other. */
function joinRuns(children: RootContent[], columns: number): RootContent[] | undefined {
  const runs: RootContent[][] = [];
  for (const child of children) {
    const last = runs.at(-1);
    if (last?.[0] && isNamed(child, 'Demo') && isNamed(last[0], 'Demo')) last.push(child);
    else runs.push([child]);
  }
  if (runs.length === children.length) return undefined;
  return runs.flatMap((run): RootContent[] => {
    return run.length === 1 ? run : [{ ...emptyGrid(columns), children: run } as RootContent];
  });
}

function isNamed(node: Parents | RootContent, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

function emptyGrid(columns: number) {
  const [grid] = parseMdx(`<DemoGrid cols={${columns}} />`).children;
  if (!grid || !isElement(grid)) throw new Error('A grid is an element.');
  return grid;
}
