import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { demoAddress, localeOf } from '../../../shared/locales/locale';
import { CURRENT_LOCALE, SITE } from '../../../shared/locales/siteLocales';

if (ExecutionEnvironment.canUseDOM) followDemo();

/** Reloads for an address in another language: each language is a separate build, which would show a 404 page here. */
export function onRouteUpdate({ previousLocation }: { previousLocation: unknown }): void {
  // The first response is final, even another language's 404 page: reloading it would never end.
  if (!previousLocation || followDemo()) return;
  if (localeOf(window.location, SITE).id !== CURRENT_LOCALE) window.location.reload();
}

function followDemo(): boolean {
  const target = demoAddress(window.location, SITE);
  if (target) window.location.replace(target);
  return target !== undefined;
}
