import { cutText } from './cutText';

/** Returns the first sentence of Markdown as plain text, for `<meta name="description">`. */
export function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s]+/gm, '')
    .replace(/[`*]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, '')
    .replace(/&#x((?:10|[\da-f])?[\da-f]{1,4});/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? undefined : cutSentence(plain);
}

const MAX_LENGTH = 200;

/** Returns the first sentence of a plain text; a long one is cut at a word boundary. */
export function cutSentence(text: string): string {
  const sentence = /^.*?[.!?。！？](?=\s|$|[^\x00-\x7f])/u.exec(text)?.[0] ?? text;
  return sentence.length > MAX_LENGTH ? `${cutText(sentence, MAX_LENGTH, '').replace(/\s+\S*$/, '')}…` : sentence;
}
