/** The opening or closing line of a code block. MDX lets it be indented at will. */
const FENCE = /^\s*(?<mark>`{3,}|~{3,})(?<info>.*)$/;
/** `:::note`, and the `:::` that ends it. */
const DIRECTIVE = /^\s*:{3,}(?<name>\s*\w)?/;
const HEADING = /^#{1,6}\s/;
/** `[name]: https://…` and `[^1]: text`, which hold for the whole file. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/m;

/**
 * Cuts a page in front of its headings into pieces that mean the same alone as they do together, so that after a change
 * only one of them has to be parsed. Where that is not sure, pieces are larger, or the page is one. An element that
 * begins in one piece and ends in another makes both of them invalid MDX, by which it is noticed.
 */
export function splitFile(text: string): string[] {
  if (DEFINITION.test(text)) return [text];
  const pieces: string[] = [];
  let piece: string[] = [];
  let fence: string | undefined;
  let depth = 0;
  for (const line of text.split('\n')) {
    if (!fence && depth === 0 && HEADING.test(line)) {
      pieces.push(piece.join('\n'));
      piece = [];
    }
    piece.push(line);
    const { mark = '', info = '' } = FENCE.exec(line)?.groups ?? {};
    if (fence) {
      if (mark.startsWith(fence) && info.trim() === '') fence = undefined;
    } else if (mark !== '') fence = mark;
    else {
      const directive = DIRECTIVE.exec(line);
      if (directive) depth = Math.max(0, depth + (directive.groups?.name ? 1 : -1));
    }
  }
  return [...pieces, piece.join('\n')].filter((candidate) => candidate.trim() !== '');
}
