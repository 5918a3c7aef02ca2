import { startOf } from '../../../shared/problem';
import { type CheckRule } from '../engine/rule';

export const missingPage: CheckRule = {
  id: 'missing-page',
  severity: 'warning',
  about: 'Every hand-written page is translated, and every translated page has an original.',
  *check({ pages, catalogues, defaultLocale }) {
    const locales = new Set([
      ...catalogues.flatMap(({ locale }) => locale || []),
      ...pages.map(({ locale }) => locale),
    ]);
    const names = new Set(pages.map(({ locale, source }) => `${locale} ${source}`));
    for (const { file, source, isDefault } of pages) {
      const at = startOf(file);
      if (!isDefault && !names.has(`${defaultLocale} ${source}`)) yield { at, message: 'This page translates none.' };
      if (!isDefault) continue;
      for (const locale of locales) {
        if (!names.has(`${locale} ${source}`)) yield { at, message: `This page is not translated into ${locale}.` };
      }
    }
  },
};
