import { cutSentence } from './cutSentence';

/** The first sentence of a Markdown text, without its marks, for `<meta name="description">`. */
export function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s]+/gm, '')
    .replace(/[`*]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? undefined : cutSentence(plain);
}
