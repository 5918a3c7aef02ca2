import type { Locale, Locales } from '../../shared/locales/locale';

/** The words of an offer, in the language that it offers. */
export interface LanguageOffer {
  text: string;
  open: string;
  dismiss: string;
}

/**
 * The language that a reader's browser prefers to the one of the page. Pages in another language than the default one were
 * chosen: they offer nothing. `languages`: of the browser, the best first.
 */
export function offeredLocale(languages: readonly string[], { locales }: Locales, current: string): Locale | undefined {
  if (current !== locales[0].id) return undefined;
  for (const language of languages) {
    const same = locales.find(({ id }) => id.toLowerCase() === language.toLowerCase());
    const match = same ?? locales.find(({ id }) => baseOf(id) === baseOf(language));
    if (match) return match.id === current ? undefined : match;
  }
  return undefined;
}

/** `zh-TW` and `zh-CN` are closer to each other than to the default language. */
function baseOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
