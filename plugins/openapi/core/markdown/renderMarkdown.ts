import type { Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { onceByText } from '../cache';
import type { Html } from '../schema/types';
import { fitToPage } from './fitToPage';
import { isPathological } from './isPathological';
import { renderPlain } from './renderPlain';
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

/**
 * Tables, strike-through, bare addresses, footnotes and check boxes. Without one, the plain parser gives the same in half
 * the time, but for an address in a broken link, which stays text.
 */
const GITHUB = /[|~@]|(?<!\]\()https?:\/\/|www\.|\[[ x^]/i;

/** A text as a tree that is safe to show, its headings still headings. */
export function toSafeTree(text: string): Root {
  const source = (GITHUB.test(text) ? gitHubMarkdown : commonMark).parse(text);
  tidyFootnotes(source);
  const hasHtml = tidyHtml(source);
  const tree = toHtmlTree.runSync(source);
  return sanitize.runSync(hasHtml ? parseRaw.runSync(tree) : tree);
}

/** A part of such a tree as HTML. */
export function writeTree(children: RootContent[]): Html {
  const tree: Root = { type: 'root', children };
  fitToPage(tree);
  return writer.stringify(tree).trim();
}

function render(text: string): Html {
  const simple = renderSimple(text);
  if (simple !== undefined) return simple;
  if (isPathological(text)) return renderPlain(text);
  try {
    return writeTree(toSafeTree(text).children);
  } catch {
    // Only nesting beyond the stack gets here; the words are worth more than their form.
    return renderPlain(text);
  }
}

/**
 * CommonMark with GitHub's tables and links, as HTML that is safe to insert. The text of a document is data: known
 * harmless HTML in it survives, other tags are shown as text, and nothing in it can run.
 */
export const renderMarkdown = onceByText(render);

/** As `renderMarkdown`; a single paragraph comes without its `<p>`, to stand in a line or a table cell. */
export function renderInlineMarkdown(text: string): Html {
  const html = renderMarkdown(text);
  const isOneParagraph = html.startsWith('<p>') && html.indexOf('</p>') === html.length - '</p>'.length;
  return isOneParagraph ? html.slice('<p>'.length, -'</p>'.length) : html;
}
