import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { demoAddress, localeOf } from '../../../shared/locales/locale';
import { CURRENT_LOCALE, SITE } from '../../../shared/locales/siteLocales';

if (ExecutionEnvironment.canUseDOM) followDemo();

/** Each language is a build of its own: an address of another one is loaded anew, instead of not being found in this one. */
export function onRouteUpdate({ previousLocation }: { previousLocation: unknown }): void {
  // What the server has answered stays, even if it is the 404 page of another language: else it would load for ever.
  if (!previousLocation || followDemo()) return;
  if (localeOf(window.location, SITE).id !== CURRENT_LOCALE) window.location.reload();
}

function followDemo(): boolean {
  const target = demoAddress(window.location, SITE);
  if (target) window.location.replace(target);
  return target !== undefined;
}
