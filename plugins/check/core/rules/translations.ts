import { apiRule, type CheckRule } from '../engine/rule';
import { followedKey, hashPage } from '../translations/followed';

const shorten = (text: string) => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

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

export const missingPage: CheckRule = {
  id: 'missing-page',
  severity: 'warning',
  about: 'Every hand-written page is translated, and every translated page has an original.',
  *check({ pages, catalogues, defaultLocale }) {
    const locales = new Set([...catalogues.map(({ locale }) => locale), ...pages.map(({ locale }) => locale)]);
    const names = new Set(pages.map(({ locale, source }) => `${locale} ${source}`));
    for (const { file, source, isDefault } of pages) {
      const at = { file, line: 1, column: 1 };
      if (!isDefault && !names.has(`${defaultLocale} ${source}`)) yield { at, message: 'This page translates none.' };
      if (!isDefault) continue;
      for (const locale of locales) {
        if (!names.has(`${locale} ${source}`)) yield { at, message: `This page is not translated into ${locale}.` };
      }
    }
  },
};

/** The original has changed since the page was translated; facts that differ are errors of another rule. */
export const stalePage: CheckRule = {
  id: 'stale-page',
  severity: 'warning',
  about: 'Every translated page follows its original as it is now; `--accept-translations` remembers that it does.',
  *check({ pages, followed }) {
    if (!followed) return;
    for (const page of pages) {
      const original = pages.find(({ isDefault, source }) => isDefault && source === page.source);
      const hash = followed.hashes[followedKey(page)];
      if (page.isDefault || !original || hash === hashPage(original)) continue;
      const what =
        hash === undefined ? 'It is not known which version of its original' : 'Its original has changed since';
      const message = `${what} this page ${hash === undefined ? 'follows' : 'was translated'}.`;
      const hint = `Compare it with \`${original.file}\`, then run \`livespec check --accept-translations\`.`;
      yield { at: { file: page.file, line: 1, column: 1 }, message, hint };
    }
  },
};
