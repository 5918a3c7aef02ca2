import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();
const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\r?\n[\s\S]*?^---[^\S\n]*$/m;

/** Fails for text that is not valid MDX. */
export function parseMdx(text: string): Root {
  return mdx.parse(text);
}

/** Parses a page with its front matter. */
export function parsePage(text: string): Root {
  return mdx.parse(text.replace(FRONT_MATTER, blank));
}

/** Import statements for the tree of a page, from the names and what they are imported from. */
export function importNodes(names: Iterable<[name: string, from: string]>): Root['children'] {
  return mdx.parse(Array.from(names, ([name, from]) => `import ${name} from ${JSON.stringify(from)};`).join('\n'))
    .children;
}

/** Keeps lines and columns. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
