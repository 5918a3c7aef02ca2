import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { eraseTypes } from './eraseTypes';

const TABS = 'CodeTabs';
const TABS_FILE = '@site/src/components/CodeTabs';
const QUOTE = /(?:^|\s)file=\S+\.ts(?:#\S+)?(?:\s|$)/;

/** Tabs of pages of calls show JavaScript alone: they come with all calls of the page, which has a budget. */
const TAB_OF_CALLS = /\.\$tab-[^/\\]+$/;

/** Shows each sample of TypeScript in JavaScript, too: in tabs of its own, or in those of `<CodeTabs tabs="node,python">`. */
export function splitSamples() {
  return (tree: Root, { path }: { path?: string } = {}): void => {
    const isPlainOnly = path !== undefined && TAB_OF_CALLS.test(path);
    let hasTabs = false;
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === TABS) {
        fillTabs(node);
        return SKIP;
      }
      if (node.type !== 'code' || !isSample(node) || !parent || index === undefined) return undefined;
      const plain = toJavaScript(node);
      if (!plain) return undefined;
      const isSame = isPlainOnly || plain.value === node.value;
      parent.children[index] = isSame ? plain : tabsOf(plain, node);
      hasTabs ||= !isSame;
      return SKIP;
    });
    const isImported = tree.children.some((node) => node.type === 'mdxjsEsm' && node.value.includes(TABS_FILE));
    if (hasTabs && !isImported) tree.children.unshift(importOf(TABS, TABS_FILE));
  };
}

/** Only pages with tabs load them. */
function importOf(name: string, file: string): MdxjsEsm {
  const value = `import ${name} from '${file}';`;
  const source = { type: 'Literal' as const, value: file, raw: `'${file}'` };
  const specifiers = [{ type: 'ImportDefaultSpecifier' as const, local: { type: 'Identifier' as const, name } }];
  const body = [{ type: 'ImportDeclaration' as const, specifiers, source, attributes: [] }];
  return { type: 'mdxjsEsm', value, data: { estree: { type: 'Program', sourceType: 'module', body } } };
}

function isSample({ lang, meta }: Code): boolean {
  return lang === 'ts' && QUOTE.test(meta ?? '');
}

function fillTabs(element: MdxJsxFlowElement): void {
  element.children = element.children.map(
    (child) => (child.type === 'code' && isSample(child) && toJavaScript(child)) || child,
  );
}

function tabsOf(plain: Code, typed: Code): MdxJsxFlowElement {
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'tabs', value: 'js,ts' }];
  return { type: 'mdxJsxFlowElement', name: TABS, attributes, children: [plain, typed] };
}

/** `undefined` for a part that is no code by itself. */
function toJavaScript(node: Code): Code | undefined {
  try {
    const value = eraseTypes(node.value).trimEnd();
    const meta = node.meta?.replace(/(\btitle="[^"]*)\.ts"/, '$1.js"');
    return { ...node, lang: 'js', meta, value };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
