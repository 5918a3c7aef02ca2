import { apiRule } from '../engine/rule';
import { shorten } from './support/shorten';

export const unusedTranslation = apiRule({
  id: 'unused-translation',
  about: 'Every translation belongs to a text of the document or a demo, or to a comment of a sample.',
  *check({ catalogues, comments, samples }) {
    for (const { unused } of catalogues) {
      for (const { text, at, isOwn } of unused) {
        const message = isOwn ? 'This translates no text' : 'The document no longer has this text';
        yield { at, message: `${message}: ${shorten(text)}` };
      }
    }
    for (const { messages, placeOf } of comments) {
      for (const text of Object.keys(messages)) {
        if (samples.some((sample) => sample.text.includes(text))) continue;
        yield { at: placeOf(text), message: `No sample has this comment: ${shorten(text)}` };
      }
    }
  },
});
