import type { Chunk } from '../types';
import { skipBack, skipCharacters } from './characters';
import { fold } from './fold';
import { highlight } from './highlight';

/** Characters before the first match (product spec, section 9). */
const LEADING = 20;
/** Characters from the first match: about two lines. */
const TRAILING = 120;
const CUT = '...';

/** The text around the first match, with `...` where it was cut. `folded`: the folded text, if available. */
export function cutSnippet(text: string, keywords: readonly string[], folded = fold(text)): Chunk[] {
  const start = findFirst(folded, keywords);
  const from = skipBack(text.slice(0, start), LEADING);
  const to = start + skipCharacters(text.slice(start), TRAILING);
  const chunks = highlight(text.slice(from, to), keywords, folded.slice(from, to));
  if (from > 0) prepend(chunks, CUT);
  if (to < text.length) append(chunks, CUT);
  return chunks;
}

function findFirst(folded: string, keywords: readonly string[]): number {
  const places = keywords.map((keyword) => folded.indexOf(fold(keyword))).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : 0;
}

function prepend(chunks: Chunk[], text: string): void {
  const [first] = chunks;
  if (first && !first.marked) first.text = text + first.text;
  else chunks.unshift({ text, marked: false });
}

function append(chunks: Chunk[], text: string): void {
  const last = chunks.at(-1);
  if (last && !last.marked) last.text += text;
  else chunks.push({ text, marked: false });
}
