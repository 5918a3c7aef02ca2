import { apiRule, type Finding } from '../engine/rule';
import type { TranslatedText } from '../project/project';
import { shorten } from '../support/shorten';

export const missingTranslation = apiRule({
  id: 'missing-translation',
  about: 'Every text of the document, of flows and of demos is translated into all languages of the site, once.',
  *check({ catalogues }) {
    for (const { missing, slips, file, pairs } of catalogues) {
      for (const { message, hint, ...at } of slips) yield { at, message, hint };
      yield* checkPairs(pairs, !pairs.some(({ original }) => original.place(0).file !== file));
      for (const { earlier, text, at, from, isOwn } of missing) {
        if (earlier !== undefined) continue;
        const message = `This text${isOwn ? '' : ' of the document'} has no translation in \`${file}\`: ${shorten(text)}`;
        yield { at: from ?? at, message };
      }
    }
  },
});

/** Four words of Latin letters in a row. */
const PROSE = /[A-Za-z]{2,}(?:[,;]? [A-Za-z]{2,}){3}/;

function* checkPairs(pairs: readonly TranslatedText[], isOnce: boolean): Generator<Finding> {
  const seen = new Set<string>();
  for (const { original, translation } of pairs) {
    const at = translation.place(0);
    if (translation.text.trim() === '')
      yield { at, message: `This translation of ${shorten(original.text)} is empty.` };
    else if (translation.text === original.text && PROSE.test(original.text)) {
      yield { at, message: 'This is the original text, not a translation.' };
    }
    if (isOnce && seen.has(original.text)) {
      yield { at: original.place(0), message: `This text is translated twice: ${shorten(original.text)}` };
    }
    seen.add(original.text);
  }
}
