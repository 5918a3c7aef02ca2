import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { attributeOf, type Element, isElement } from '../../../shared/mdx/element';
import { headingId, withoutHeadingId } from '../../../shared/mdx/headingId';
import { drawnTexts } from './drawnTexts';
import { htmlText, inlineText, SILENT } from './inlineText';
import type { PagePart, ParsedPage } from './types';

/** Commands, which are always indexed. */
const COMMANDS = new Set(['bash', 'console', 'powershell', 'sh', 'shell', 'zsh']);

const INLINE = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'mdxTextExpression',
  'mdxJsxTextElement',
  'textDirective',
]);

export interface ReadOptions {
  /** Whether to index code blocks; commands always are. */
  code: boolean;
  /** Makes a unique id from a title: Docusaurus's slugger, one per file. */
  slug(title: string): string;
}

/** Reads the headings, texts and places of a tree. */
export function readTree({ children }: Root, options: ReadOptions): ParsedPage {
  const reader = new TreeReader(options);
  reader.readAll(children);
  return { parts: reader.parts, noIndex: reader.noIndex };
}

class TreeReader {
  readonly parts: PagePart[] = [];
  noIndex = false;

  constructor(readonly options: ReadOptions) {}

  readAll(nodes: readonly RootContent[]): void {
    let run: RootContent[] = [];
    for (const node of nodes) {
      if (INLINE.has(node.type)) {
        run.push(node);
        continue;
      }
      this.#addText(inlineText(run));
      run = [];
      this.#read(node);
    }
    this.#addText(inlineText(run));
  }

  #read(node: RootContent): void {
    for (const text of node.data?.texts ?? drawnTexts(node.data?.hChildren)) this.#addText(text);
    switch (node.type) {
      case 'heading':
        this.#addHeading(node);
        break;
      case 'paragraph':
        if (isElementsAlone(node)) for (const child of node.children) this.#read(child);
        else this.#addText(inlineText(node.children));
        break;
      case 'tableRow':
        this.#addText(
          node.children
            .map((cell) => inlineText(cell.children))
            .filter((text) => text !== '')
            .join(' · '),
        );
        break;
      case 'code':
        if (this.options.code || COMMANDS.has(node.lang ?? ''))
          for (const line of node.value.split(/\r?\n/)) this.#addText(line.trim());
        break;
      case 'html':
        this.#addText(htmlText(node.value).replace(/\s+/g, ' ').trim());
        break;
      case 'mdxFlowExpression':
        this.#addText(inlineText([node]));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.#readElement(node);
        break;
      case 'containerDirective':
        this.#addText(node.attributes?.title ?? '');
        this.readAll(node.children);
        break;
      default:
        if ('children' in node) this.readAll(node.children);
    }
  }

  #readElement(element: Element): void {
    const { name, children } = element;
    if (SILENT.has(name ?? '')) {
      this.noIndex ||= forbidsIndex(element);
      return;
    }
    const id = attributeOf(element, 'id');
    if (id !== undefined) this.parts.push({ kind: 'place', name: id });
    if (name && children.length === 0 && isComponent(element)) this.parts.push({ kind: 'place', name });
    this.readAll(children);
  }

  #addHeading(heading: Heading): void {
    const title = withoutHeadingId(inlineText(heading.children), heading);
    const { id, slugText } = headingId(heading);
    this.parts.push({ kind: 'heading', depth: heading.depth, title, id: id ?? this.options.slug(slugText) });
  }

  #addText(text: string): void {
    if (text !== '') this.parts.push({ kind: 'text', text });
  }
}

/** MDX makes no paragraph of elements on a line of their own, like `<Head>…</Head>`. */
function isElementsAlone({ children }: Paragraph): boolean {
  const elements = children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  return (
    elements.length > 0 &&
    elements.every((child) => child.type === 'mdxJsxTextElement' && (elements.length === 1 || isComponent(child)))
  );
}

function isComponent({ name }: Element): boolean {
  return /^[A-Z]/.test(name ?? '');
}

/** `<meta name="robots" content="noindex">` in the page's head. */
function forbidsIndex({ children }: Element): boolean {
  return (children as RootContent[]).some(
    (child) =>
      isElement(child) &&
      attributeOf(child, 'name') === 'robots' &&
      /\bnoindex\b/.test(attributeOf(child, 'content') ?? ''),
  );
}
