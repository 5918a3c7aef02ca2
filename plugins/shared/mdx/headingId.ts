import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** `{#id}` at the end of a title. */
const CLASSIC = /\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/;

/** As in Docusaurus: from a comment or `{#id}`, else made of `slugText`; only the latter are numbered. */
export function headingId(heading: Heading): { id?: string; slugText: string } {
  const nodes = heading.children.filter(({ type }) => type !== 'html');
  const slugText = textOf(nodes.length > 0 ? nodes : heading);
  const id = commentId(heading) ?? CLASSIC.exec(slugText)?.groups?.id?.trim();
  return id === undefined ? { slugText } : { id, slugText };
}

/** If a comment sets the id, `{#id}` is text. */
export function withoutHeadingId(title: string, heading: Heading): string {
  return commentId(heading) === undefined ? title.replace(CLASSIC, '') : title;
}

/** `{/* #id *\/}` or `<!-- #id -->`, and nothing else. */
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
