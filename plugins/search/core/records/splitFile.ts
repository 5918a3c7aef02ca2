/** MDX allows any indent. */
const FENCE = /^\s*(?<mark>`{3,}|~{3,})(?<info>.*)$/;
/** `:::note`, and its closing `:::`. */
const DIRECTIVE = /^\s*:{3,}(?<name>\s*\w)?/;
const HEADING = /^#{1,6}\s/;
/** `[name]: https://…` and `[^1]: text`, which apply to the whole file. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/m;

/**
 * Pieces parse alone, so that a change affects only one; they are larger if unsure. An element across two is detected,
 * as it makes both invalid MDX.
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
