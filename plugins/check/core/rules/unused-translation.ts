import { apiRule } from '../engine/rule';
import { shorten } from '../support/shorten';

export const unusedTranslation = apiRule({
  id: 'unused-translation',
  needsAll: true,
  about: 'Every translation belongs to a text of the document, a flow or a demo, or to a comment of a sample.',
  *check({ catalogues, comments, samples }) {
    for (const { unused } of catalogues) {
      for (const { text, at, isOwn, lastLine } of unused) {
        const message = isOwn ? 'This translates no text' : 'The document no longer has this text';
        const fix =
          lastLine === undefined ? {} : { fix: { ...at, column: 1, length: 0, text: '', removesTo: lastLine } };
        yield { at, message: `${message}: ${shorten(text)}`, ...fix };
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
