import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { onceByText } from '../core/cache';
import { frontMatterBlock } from '../frontMatter/readFrontMatter';
import { describeSyntaxError, type MdxError } from './describeSyntaxError';

/** A page as parsed. Its readers share the tree: do not change it. */
export interface PageTree {
  /** As parsed: lines are those of the file, columns may differ where Docusaurus extends the syntax. */
  text: string;
  /** Absent if the page is not valid MDX. */
  tree?: Root | undefined;
  error?: MdxError | undefined;
  /** How ids of headings are made; default: in lower case. */
  anchors?: { maintainCase: boolean } | undefined;
}

/** `file`: its ending may choose the format. */
export type PageParser = (text: string, file: string) => PageTree;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();
/** Trees are large. */
const MAX_PAGES = 256;

/** Fails for text that is not valid MDX. */
export function parseMdx(text: string): Root {
  return mdx.parse(text);
}

/** Parses a page of MDX with its front matter. */
export const parsePage = onceByText((text): PageTree => {
  try {
    return { text, tree: mdx.parse(blankFrontMatter(text)) };
  } catch (error) {
    return { text, error: describeSyntaxError(error, text) };
  }
}, MAX_PAGES);

/** Parses a page of CommonMark, whose tags and braces are no code, with its front matter. */
export const parseCommonMark = onceByText(
  (text): PageTree & { tree: Root } => ({ text, tree: markdown.parse(blankFrontMatter(text)) }),
  MAX_PAGES,
);

/** Import statements for the tree of a page, from the names and what they are imported from. */
export function importNodes(names: Iterable<[name: string, from: string]>): Root['children'] {
  return mdx.parse(Array.from(names, ([name, from]) => `import ${name} from ${JSON.stringify(from)};`).join('\n'))
    .children;
}

/** Keeps lines and columns. */
function blankFrontMatter(text: string): string {
  const block = frontMatterBlock(text);
  if (block === undefined) return text;
  const end = block.length + '---'.length;
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
