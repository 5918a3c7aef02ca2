import { apiRule } from '../engine/rule';
import { shorten } from '../support/shorten';

export const staleTranslation = apiRule({
  id: 'stale-translation',
  about: 'Every translated text of the document follows the text as it is now.',
  *check({ catalogues }) {
    for (const { missing } of catalogues) {
      for (const { earlier, text, at, from } of missing) {
        if (earlier === undefined) continue;
        const place = from ? ` (${from.file}:${from.line})` : '';
        const message = `The text of the document${place} has changed since it was translated.`;
        yield { at, message, hint: `It is now ${shorten(text)}.` };
      }
    }
  },
});
