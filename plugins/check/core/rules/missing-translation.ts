import { apiRule } from '../engine/rule';
import { shorten } from './support/shorten';

export const missingTranslation = apiRule({
  id: 'missing-translation',
  about: 'Every text of the document and of demos is translated into all languages of the site.',
  *check({ catalogues }) {
    for (const { missing, slips, file } of catalogues) {
      for (const { message, hint, ...at } of slips) yield { at, message, hint };
      for (const { earlier, text, at, from, isOwn } of missing) {
        if (earlier !== undefined) continue;
        const message = `This text${isOwn ? '' : ' of the document'} has no translation in \`${file}\`: ${shorten(text)}`;
        yield { at: from ?? at, message };
      }
    }
  },
});
