import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export type MarkdownFormat = 'md' | 'mdx';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * The tree of a page's file. Never fails: the bundler is the one to say that a page is no valid MDX, and until it is
 * mended, its words are found as those of plain Markdown.
 */
export function parseMarkdown(file: string, format: MarkdownFormat): Root {
  const text = file.replace(FRONT_MATTER, '');
  if (format === 'md') return markdown.parse(text);
  return parseMdx(text) ?? parseMdx(withMdxComments(text)) ?? markdown.parse(text);
}

function parseMdx(text: string): Root | undefined {
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
