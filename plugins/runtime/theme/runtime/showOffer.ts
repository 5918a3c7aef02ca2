import i18n from '@generated/i18n';
import offers from '@generated/runtime/default/offers.json';
import { inLocale, type Locale } from '../../../shared/locales/locale';
import { SITE } from '../../../shared/locales/siteLocales';
import { element } from './element';

/** Shows the offer until it is closed. Returns what makes it lead to the page that is open. */
export function showOffer(locale: Locale): (() => void) | undefined {
  const words = offers[locale.id];
  if (!words) return undefined;
  const { text, open, dismiss } = words;
  const root = element('aside', 'load-notice language-offer');
  root.lang = i18n.localeConfigs[locale.id]?.htmlLang ?? locale.id;
  root.ariaLabel = text;
  const anchor = element('a', 'language-offer-open', open);
  anchor.hreflang = root.lang;
  const follow = () => {
    anchor.href = inLocale(window.location, locale, SITE);
  };
  follow();
  const close = element('button', 'load-notice-close', '✕');
  close.type = 'button';
  close.ariaLabel = dismiss;
  close.addEventListener('click', () => root.remove());
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && root.remove());
  root.append(element('p', 'load-notice-text', text), anchor, close);
  document.body.append(root);
  return follow;
}
