import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Gives a title its address, and another one to the next of the same title: Docusaurus's slugger. */
export type Slug = (title: string) => string;

/** `{#id}` at the end of a title. */
const CLASSIC = /\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/;

/**
 * The id of a heading, as Docusaurus gives it: that of a comment at its end, that of `{#id}`, or one made of its text.
 * Only the last kind counts in the slugger.
 */
export function headingId(heading: Heading, slug: Slug): string {
  const comment = commentId(heading);
  if (comment !== undefined) return comment;
  const nodes = heading.children.filter(({ type }) => type !== 'html');
  const text = textOf(nodes.length > 0 ? nodes : heading);
  return CLASSIC.exec(text)?.groups?.id?.trim() ?? slug(text);
}

/** The title without what gives it its id. */
export function withoutHeadingId(title: string): string {
  return title.replace(CLASSIC, '');
}

/** `{/* #id *\/}`, and nothing else in the braces, or `<!-- #id -->`. */
function commentId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const comment =
    last?.type === 'mdxTextExpression'
      ? /^\s*\/\*(?<text>(?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(last.value)?.groups?.text
      : last?.type === 'html'
        ? /^<!--(?<text>[\s\S]*)-->$/.exec(last.value)?.groups?.text
        : undefined;
  const [first = ''] = comment?.trim().split(' ') ?? [];
  return first.startsWith('#') && first.length > 1 ? first.slice(1) : undefined;
}
