import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nameBelow } from '../shared/files';
import type { MdxPage } from '../shared/mdx/readMdx';
import { type Problem, startOf } from '../shared/problem';
import { didYouMean } from '../shared/suggest';
import { demoId } from './core/demoId';
import { type DemoUse, listUses } from './core/listUses';
import type { DemoAttributes } from './core/readAttributes';
import { readComment } from './core/readComment';
import { type Graph, readGraph } from './graph';

export interface DemoFolders {
  siteDir: string;
  /** Absolute; a page's `src` is relative to its folder below. */
  docsDir: string;
  /** Absolute; pages in the current language. */
  localizedDir?: string;
  locale: string;
}

/** A hand-written page. */
export interface DemoPage {
  /** Below the docs folder, with `/`. */
  source: string;
  /** For messages. */
  name: string;
  /** Address below the docs' root. */
  path: string;
  /** The key of a tab. */
  tab?: string;
  page: Pick<MdxPage, 'ids' | 'components' | 'tree'>;
}

export interface Demo {
  id: string;
  file: string;
  /** With those that the file itself gives. */
  attributes: DemoAttributes & { keywords: string[] };
  /** The code of the file, without its comment. */
  code: string;
  graph: Graph;
  /** Where it is shown; a demo that only an editor opens is shown nowhere. */
  page?: DemoPage;
}

const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx'];

/** Returns the file of a `src`, if there is one. */
export function findFile(src: string, source: string, folders: DemoFolders): string | undefined {
  const base = pathOf(src, source, folders);
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(file) && statSync(file).isFile());
}

function pathOf(src: string, source: string, { siteDir, docsDir }: DemoFolders): string {
  return src.startsWith('@site/') ? join(siteDir, src.slice('@site/'.length)) : join(docsDir, dirname(source), src);
}

export function idOf(file: string, id: string | undefined, { docsDir }: DemoFolders): string {
  return id ?? demoId(nameBelow(file, docsDir));
}

/** Reads the demos of all pages. Follows imports again only for what has changed. */
export function createDemoReader(folders: DemoFolders, bundled: readonly string[]) {
  const graphs = new Map<string, { state: string; graph: Graph }>();

  async function graphOf(file: string): Promise<Graph> {
    const known = graphs.get(file);
    if (known && known.state === stateOf(known.graph.files)) return known.graph;
    const graph = await readGraph(file, bundled);
    graphs.set(file, { state: stateOf(graph.files), graph });
    return graph;
  }

  async function readUse(use: DemoUse, page: DemoPage): Promise<{ demo?: Demo; problems: Problem[] }> {
    const place = { file: page.name, line: use.line, column: use.column, severity: 'error' as const };
    const faults = use.faults.map((fault): Problem => ({ ...place, rule: 'demo-attribute', ...fault }));
    const { src } = use.attributes;
    if (src === undefined) {
      const message = '`<Demo>` needs `src`, the file of its component.';
      return { problems: [...faults, { ...place, rule: 'demo-attribute', message }] };
    }
    const file = findFile(src, page.source, folders);
    if (!file)
      return { problems: [...faults, { ...place, rule: 'missing-demo', ...describeMissing(src, page, folders) }] };
    const [text, graph] = await Promise.all([readFile(file, 'utf8'), graphOf(file)]);
    const comment = readComment(text, folders.locale);
    const inFile = [
      ...comment.faults.map((fault) => ({ ...fault, file })),
      ...(/\bexport\s+default\b|\bas\s+default\b/.test(text)
        ? []
        : [{ ...startOf(file), message: 'A demo needs a default export: its component.' }]),
      ...graph.faults,
    ].map((fault): Problem => ({ ...fault, file: nameBelow(fault.file), rule: 'demo-file', severity: 'error' }));
    const id = idOf(file, use.attributes.id, folders);
    const { title, description, keywords, code } = comment;
    const attributes = { title, description, keywords, ...use.attributes };
    const demo = { id, file, attributes, code, graph, page: use.isShown ? page : undefined };
    return { demo, problems: [...faults, ...inFile] };
  }

  return async (pages: readonly DemoPage[]): Promise<{ demos: Map<string, Demo>; problems: Problem[] }> => {
    const all = pages.flatMap((page) => listUses(page.page.tree).map((use) => ({ use, page })));
    const uses = all.filter(({ use }) => !use.isEditorOnly);
    const read = await Promise.all(
      uses.map(async (entry) => ({ ...entry, ...(await readUse(entry.use, entry.page)) })),
    );
    const demos = new Map<string, Demo>();
    const places = new Map<string, string>();
    const problems = read.flatMap((entry) => entry.problems);
    for (const { demo, use, page } of read) {
      if (!demo) continue;
      if (use.isShown && hasElement(page, demo.id)) {
        problems.push(describeDuplicate(demo.id, page, use, 'by a heading or element of this page'));
      }
      const other = demos.get(demo.id);
      if (other && (other.file !== demo.file || (other.page && demo.page))) {
        problems.push(describeDuplicate(demo.id, page, use, `in ${places.get(demo.id)}`));
      }
      if (other?.page) continue;
      demos.set(demo.id, demo);
      places.set(demo.id, `${page.name}:${use.line}`);
    }
    for (const { use, page } of all) {
      if (use.isEditorOnly) problems.push(...checkEditor(use, page, demos));
    }
    return { demos, problems: withoutRepeats(problems) };
  };
}

/** Whether something else of the page, such as a heading, has the id. */
function hasElement({ page: { ids, components } }: DemoPage, id: string): boolean {
  const ofComponents = components.filter(({ attributes }) => attributes.id === id);
  return ids.filter((other) => other === id).length > ofComponents.length;
}

/** `where`: completes “is already used”. */
function describeDuplicate(id: string, { name }: DemoPage, { line, column }: DemoUse, where: string): Problem {
  return {
    file: name,
    line,
    column,
    rule: 'duplicate-demo',
    severity: 'error',
    message: `The demo id \`${id}\` is already used ${where}.`,
    hint: 'Give the demo another `id`.',
  };
}

function checkEditor(
  { attributes: { id }, faults, line, column }: DemoUse,
  { name }: DemoPage,
  demos: ReadonlyMap<string, Demo>,
): Problem[] {
  const place = { file: name, line, column, severity: 'error' as const };
  const found = faults.map((fault): Problem => ({ ...place, rule: 'demo-attribute', ...fault }));
  if (id === undefined || demos.has(id)) return found;
  const hint = didYouMean(id, [...demos.keys()]);
  const message = `There is no demo with the id \`${id}\`.`;
  return [...found, { ...place, rule: 'missing-demo', message, hint }];
}

function describeMissing(src: string, page: DemoPage, folders: DemoFolders): Pick<Problem, 'message' | 'hint'> {
  const folder = dirname(pathOf(src, page.source, folders));
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => /\.[jt]sx$/.test(name)) : [];
  const hint = didYouMean(basename(src), others);
  return { message: `There is no file \`${src}\` for this demo.`, hint };
}

/** Demos that share a file share its problems. */
function withoutRepeats(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Changes with any of the files. */
export function stateOf(files: readonly string[]): string {
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}
