import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxTextExpression } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isGeneratedPage } from '../../../openapi';
import { attributesOf, isElement } from '../../../shared/mdx/element';
import { importNodes, parseMdx } from '../../../shared/mdx/parseMdx';
import { pageFile } from '../../../shared/pluginFiles';

const PARTS = pageFile(__dirname, '../../browser/live/LiveParts');
/** What a page may need after the next save. */
const USUAL = ['ApiIntro', 'ApiOperation', 'ApiText'];
const IMPORT = /^import (\w+) from ["']@theme\/(\w+)["']/gm;

/** Dev server: hands the generated parts of a page to components that show them as they were last sent. */
export function makeLive() {
  return (tree: Root, { path, value }: { path: string; value: unknown }): void => {
    if (!isGeneratedPage(path)) return;
    const source = String(value);
    const isHead = ({ type }: RootContent) => type === 'mdxjsEsm' || type === 'yaml';
    const head = tree.children.filter(isHead);
    const rest = tree.children.filter((node) => !isHead(node));
    const sections = rest.filter(isSection);
    const end = rest.findIndex((node) => !isIntro(node));
    const intro = (end < 0 ? rest : rest.slice(0, end)).filter(isIntro);
    const byHand = rest.slice(intro.length).filter((node) => !isSection(node));
    const imported = head.flatMap((node) =>
      node.type === 'mdxjsEsm' ? Array.from(node.value.matchAll(IMPORT), ([, name = '']) => name) : [],
    );
    const missing = USUAL.filter((name) => !imported.includes(name));
    const components = [...imported, ...missing];
    for (const node of intro) setKey(node, node.name === 'div' ? 'text' : 'intro');
    for (const node of sections) setKey(node, sectionId(node));
    const first = rest.findIndex(isSection);
    const place = first < 0 ? rest.length : first;
    const before = byHand.filter((node) => rest.indexOf(node) < place);
    const after = byHand.filter((node) => rest.indexOf(node) >= place);
    const live = {
      ids: [...intro, ...sections].flatMap(headingIds),
      components,
      frame: JSON.stringify([before, after].map((nodes) => nodes.map((node) => textOf(node, source)))),
    };
    tree.children = [
      ...head,
      ...importNodes(missing.map((name) => [name, `@theme/${name}`])),
      ...parseMdx(
        `import { LiveIntro as _LiveIntro, LiveSections as _LiveSections } from ${JSON.stringify(PARTS)};\nexport const liveParts = ${JSON.stringify(live)};`,
      ).children,
      wrap('_LiveIntro', components, intro),
      ...before,
      wrap('_LiveSections', components, sections),
      ...after,
    ];
  };
}

function isSection(node: RootContent): node is MdxJsxFlowElement {
  return isElement(node) && node.name === 'section' && /^api-section\b/.test(attributesOf(node).className ?? '');
}

function isIntro(node: RootContent): node is MdxJsxFlowElement {
  return isElement(node) && (node.name === 'ApiIntro' || attributesOf(node).className === 'api-text');
}

function headingIds(node: RootContent): string[] {
  const ids: string[] = [];
  visit(node, 'heading', (heading: Heading) => void ids.push(...idOf(heading)));
  return ids;
}

/** Written as a comment: `{/* #id *\/}`. */
function idOf({ children }: Heading): string[] {
  const comment = children.find((child): child is MdxTextExpression => child.type === 'mdxTextExpression');
  const [, id] = /^\/\* #(\S+) \*\/$/.exec(comment?.value ?? '') ?? [];
  return id === undefined ? [] : [id];
}

function sectionId(node: MdxJsxFlowElement): string {
  return attributesOf(node).id ?? headingIds(node)[0] ?? '';
}

function textOf({ position }: RootContent, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

function setKey(node: MdxJsxFlowElement, key: string): void {
  node.attributes = [...node.attributes, { type: 'mdxJsxAttribute', name: 'key', value: key }];
}

function wrap(name: string, components: string[], children: RootContent[]): RootContent {
  const [element] = parseMdx(`<${name} components={{ ${components.join(', ')} }} />`).children;
  return { ...(element as MdxJsxFlowElement), children: children as MdxJsxFlowElement['children'] };
}
