import { cutSentence } from './cutSentence';

/** The first sentence of a Markdown text, without its marks, for `<meta name="description">`. */
export function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? undefined : cutSentence(plain);
}
