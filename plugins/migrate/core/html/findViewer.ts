import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type CodeNode, childrenOf, isNode, listNodes, propertyOf, textOf } from '../code/nodes';

export type Viewer = 'Redoc' | 'Scalar' | 'Swagger UI';

/** A viewer in a page of HTML, with the document that it shows. */
export interface FoundViewer {
  viewer: Viewer;
  /** As written: relative to the page, or a URL. */
  spec: string;
}

type Element = DefaultTreeAdapterTypes.Element;

/** Finds the first viewer of a page. `parseScript` parses the code of a script. */
export async function findViewer(
  html: string,
  parseScript: (text: string) => Promise<CodeNode | undefined>,
): Promise<FoundViewer | undefined> {
  for (const element of listElements(parse(html))) {
    const attribute = (name: string) => element.attrs.find((each) => each.name === name)?.value;
    const redoc = element.tagName === 'redoc' ? attribute('spec-url') : undefined;
    if (redoc) return { viewer: 'Redoc', spec: redoc };
    if (element.tagName !== 'script') continue;
    const scalar = attribute('id') === 'api-reference' ? attribute('data-url') : undefined;
    if (scalar) return { viewer: 'Scalar', spec: scalar };
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    const tree = /Redoc|SwaggerUIBundle|Scalar/.test(text) ? await parseScript(text) : undefined;
    for (const { node } of tree ? listNodes(tree) : []) {
      const found = node.type === 'CallExpression' || node.type === 'NewExpression' ? viewerOf(node) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

/** `Redoc.init('…')`, `SwaggerUIBundle({ url })`, `Scalar.createApiReference('#app', { url })`. */
function viewerOf({ callee, arguments: given }: CodeNode): FoundViewer | undefined {
  const name = isNode(callee) ? nameOf(callee) : undefined;
  const [first, second] = childrenOf(given);
  const found = (viewer: Viewer, spec: string | undefined) => (spec === undefined ? undefined : { viewer, spec });
  if (name === 'Redoc.init') return found('Redoc', textOf(first));
  if (name === 'SwaggerUIBundle') return found('Swagger UI', textOf(propertyOf(first, 'url')?.value));
  if (name === 'Scalar.createApiReference') return found('Scalar', textOf(propertyOf(second, 'url')?.value));
  return undefined;
}

function nameOf({ type, name, object, property }: CodeNode): string | undefined {
  if (type === 'Identifier') return String(name);
  return isNode(object) && isNode(property) ? `${nameOf(object)}.${nameOf(property)}` : undefined;
}

function listElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...listElements(child)] : []));
}
