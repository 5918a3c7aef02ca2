import type { ElementContent, Root, RootContent } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { once, onceByText } from '../cache';
import { labelCells } from '../labelCells';
import { markAlerts, unifyAlerts } from './alerts';
import { escapeText } from './escapeText';
import { fitToPage } from './fitToPage';
import type { Html } from './html';
import { type Images, listImages } from './images';
import { isPathological } from './isPathological';
import { renderSimple } from './renderSimple';
import { sanitizeSchema } from './sanitizeSchema';
import { tidyFootnotes } from './tidyFootnotes';
import { tidyHtml } from './tidyHtml';

const commonMark = unified().use(remarkParse).freeze();
const gitHubMarkdown = unified().use(remarkParse).use(remarkGfm).freeze();
const toHtmlTree = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();
const parseRaw = unified().use(rehypeRaw).freeze();
const sanitize = unified().use(rehypeSanitize, sanitizeSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** Signs of GitHub's extensions. Other texts use the CommonMark parser, which is twice as fast. */
const GITHUB = /[|~@]|(?<!\]\()https?:\/\/|www\.|\[[ x^]/i;

export function parseMarkdown(text: string): MarkdownRoot {
  return (GITHUB.test(text) ? gitHubMarkdown : commonMark).parse(text);
}

export function toSafeTree(text: string): Root {
  const source = parseMarkdown(unifyAlerts(text));
  tidyFootnotes(source);
  markAlerts(source);
  const hasHtml = tidyHtml(source);
  const tree = toHtmlTree.runSync(source);
  return sanitize.runSync(hasHtml ? parseRaw.runSync(tree) : tree);
}

export function writeTree(children: RootContent[], images: Images | undefined): Html {
  const tree: Root = { type: 'root', children };
  fitToPage(tree, images);
  labelCells(tree);
  return writer.stringify(tree).trim();
}

/** The elements of HTML that is safe, for trees that cannot hold it as a text. */
export function toElements(html: Html): ElementContent[] {
  const root: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  return parseRaw.runSync(root).children.filter((node) => node.type === 'element' || node.type === 'text');
}

function render(text: string, images?: Images): Html {
  const simple = renderSimple(text);
  if (simple !== undefined) return simple;
  if (isPathological(text)) return renderPlain(text);
  try {
    return writeTree(toSafeTree(text).children, images);
  } catch {
    // Stack overflow: the text matters more than its formatting.
    return renderPlain(text);
  }
}

const renderLinked = onceByText((text) => render(text));
const rendererWith = once((images: Images) => onceByText((text) => render(text, images)));

/**
 * Safe HTML: known harmless elements are kept, other tags are shown as text, and nothing can run. Images that are not in
 * `images` become links.
 */
export function renderMarkdown(text: string, images?: Images): Html {
  return images ? rendererWith(images)(text) : renderLinked(text);
}

/** Omits the `<p>` of a single paragraph, for use in a line or table cell. */
export function renderInlineMarkdown(text: string, images?: Images): Html {
  const html = renderMarkdown(text, images);
  const isOneParagraph = html.startsWith('<p>') && html.indexOf('</p>') === html.length - '</p>'.length;
  return isOneParagraph ? html.slice('<p>'.length, -'</p>'.length) : html;
}

/** Returns the addresses of the images in a text, as they are written. */
export function findImages(text: string): string[] {
  if (!/!\[|<img\b/i.test(text) || isPathological(text)) return [];
  try {
    return listImages(toSafeTree(text));
  } catch {
    // As in `render`.
    return [];
  }
}

/** For text that the Markdown parser cannot or should not read. */
function renderPlain(text: string): string {
  return `<p>${escapeText(text.trim())
    .split(/\r\n|\n|\r/)
    .join('<br>\n')}</p>`;
}
