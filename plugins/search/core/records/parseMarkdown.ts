import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export type MarkdownFormat = 'md' | 'mdx';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/**
 * The tree of a page's text. Never fails: the bundler is the one to say that a page is no valid MDX, and until it is
 * mended, its words are found as those of plain Markdown.
 */
export function parseMarkdown(text: string, format: MarkdownFormat): Root {
  if (format === 'md') return markdown.parse(text);
  return parseMdx(text) ?? parseMdx(withMdxComments(text)) ?? markdown.parse(text);
}

/** Undefined where the text is no valid MDX. */
export function parseMdx(text: string): Root | undefined {
  try {
    return mdx.parse(text);
  } catch {
    return undefined;
  }
}

/** Docusaurus lets HTML comments stand in MDX, unless it is configured not to. */
function withMdxComments(text: string): string {
  return text.replace(/<!--([\s\S]*?)-->/g, (_comment, inner: string) => `{/*${inner.replaceAll('*/', '* /')}*/}`);
}
