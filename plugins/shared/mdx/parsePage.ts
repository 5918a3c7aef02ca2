import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isObject } from '../core/isObject';
import { frontMatterBlock, readFrontMatter } from '../frontMatter/readFrontMatter';
import { type PageParser, type PageTree, parseCommonMark, parsePage } from './parseMdx';

/** A site's `markdown` option. */
export interface MarkdownSettings {
  format: 'md' | 'mdx' | 'detect';
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
  anchors?: PageTree['anchors'];
  preprocessor?: ((params: { fileContent: string; filePath: string }) => string) | undefined;
}

/** Parses pages as the site's MDX loader does. */
export function createPageParser({ format, mdx1Compat, anchors, preprocessor }: MarkdownSettings): PageParser {
  function prepare(fileContent: string, filePath: string): string {
    const unwrapped = unwrapMdx(preprocessor?.({ fileContent, filePath }) ?? fileContent);
    const escaped = mdx1Compat.headingIds ? escapeMarkdownHeadingIds(unwrapped) : unwrapped;
    return mdx1Compat.admonitions ? admonitionTitleToDirectiveLabel(escaped, ADMONITIONS) : escaped;
  }

  function parse(prepared: string, text: string, file: string): PageTree {
    const own = ownFormat(text) ?? format;
    if (own === 'md' || (own === 'detect' && file.endsWith('.md'))) return parseCommonMark(prepared);
    const page = parsePage(prepared);
    return page.error && mdx1Compat.comments && prepared.includes('<!--') ? parsePage(withMdxComments(prepared)) : page;
  }

  return (text, file) => ({ ...parse(prepare(text, file), text, file), anchors });
}

/** Docusaurus's default kinds. */
const ADMONITIONS = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];

/** `mdx: { format: md }` in the front matter. */
function ownFormat(text: string): unknown {
  if (!frontMatterBlock(text)?.includes('mdx')) return undefined;
  const { mdx } = readFrontMatter(text).values;
  return isObject(mdx) ? mdx.format : undefined;
}

/** Removes fences of `mdx-code-block`, which is for translation services. Keeps the lines. */
function unwrapMdx(text: string): string {
  return text.replace(/^ *(`{3,4}) *mdx-code-block(\r?\n[\s\S]*?\r?\n) *\1\r?$/gm, '$2');
}

/** Turns HTML comments into those of MDX, at the same places. Those in code are left as they are. */
function withMdxComments(text: string): string {
  const code = codeRanges(parseCommonMark(text).tree, text);
  return text.replace(/<!--([\s\S]*?)-->/g, (comment, inner: string, index: number) => {
    if (code.some(([from, to]) => from < index && index < to)) return comment;
    return `{/*${inner.replaceAll('*/', '* /')}*/ }`;
  });
}

/** Without indented code, which MDX does not have. */
function codeRanges(tree: Root, text: string): Array<[from: number, to: number]> {
  const ranges: Array<[number, number]> = [];
  visit(tree, (node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
    const isCode = node.type === 'inlineCode' || (node.type === 'code' && /[`~]/.test(text.charAt(from)));
    if (isCode) ranges.push([from, to]);
  });
  return ranges;
}
