import { cutText } from '../cutText';
import { plainText } from './plainText';

/** At the start, with text below them. */
const HEADINGS = /^\s*(?:#{1,6}[ \t].*\n\s*)+(?=\S)/;

/** Returns the first sentence of Markdown as plain text, for `<meta name="description">`. */
export function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '')
    .replace(HEADINGS, '')
    .trim()
    .split(/\n\s*\n/, 1);
  const untagged = paragraph.replace(/(`[^`]*`)|<[^>]*>/g, '$1');
  const plain = plainText(untagged.replace(/^[#>\s]+/gm, ''));
  return plain === '' ? undefined : cutSentence(plain);
}

const MAX_LENGTH = 200;

/** Returns the first sentence of a plain text; a long one is cut at a word boundary. */
export function cutSentence(text: string): string {
  const sentence = /^.*?[.!?。！？](?=\s|$|[^\x00-\x7f])/u.exec(text)?.[0] ?? text;
  return sentence.length > MAX_LENGTH ? `${cutText(sentence, MAX_LENGTH, '').replace(/\s+\S*$/, '')}…` : sentence;
}
