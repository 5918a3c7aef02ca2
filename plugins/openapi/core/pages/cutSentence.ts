import { cutText } from '../cutText';

const MAX_LENGTH = 200;

/** Returns the first sentence of a plain text; a long one is cut at a word boundary. */
export function cutSentence(text: string): string {
  const sentence = /^.*?[.!?。！？](?=\s|$|[^\x00-\x7f])/u.exec(text)?.[0] ?? text;
  return sentence.length > MAX_LENGTH ? `${cutText(sentence, MAX_LENGTH, '').replace(/\s+\S*$/, '')}…` : sentence;
}
