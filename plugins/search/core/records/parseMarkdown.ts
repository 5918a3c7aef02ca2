import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMdx } from '../../../shared/mdx/parseMdx';

export type MarkdownFormat = 'md' | 'mdx';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** Never fails: the bundler reports invalid MDX. Until it is fixed, it is indexed as plain Markdown. */
export function parseMarkdown(text: string, format: MarkdownFormat): Root {
  if (format === 'md') return markdown.parse(text);
  return tryMdx(text) ?? tryMdx(withMdxComments(text)) ?? markdown.parse(text);
}

export function tryMdx(text: string): Root | undefined {
  try {
    return parseMdx(text);
  } catch {
    return undefined;
  }
}

/** Docusaurus allows HTML comments in MDX by default. */
function withMdxComments(text: string): string {
  return text.replace(/<!--([\s\S]*?)-->/g, (_comment, inner: string) => `{/*${inner.replaceAll('*/', '* /')}*/}`);
}
