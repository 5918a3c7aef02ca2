import { loadTogether } from '../../shared/browser/loadTogether';
import type { DemoAsset } from '../core/types';
import type { Provider } from './makeForm';
import type { Outcome } from './outcome';

/** Opens a demo in an online editor, in a new tab. Offers this tab if the browser blocks the new one. */
export async function openProject(
  provider: Provider,
  load: () => Promise<DemoAsset>,
  locale: string,
): Promise<Outcome | undefined> {
  return openForm(async () => {
    const [{ makeForm }, asset] = await loadTogether(import('./makeForm'), load);
    return makeForm(provider, asset, locale);
  });
}

/** Submits a form in a new tab. */
export async function openForm(make: () => Promise<HTMLFormElement>): Promise<Outcome | undefined> {
  // At once: after waiting, the browser would block it.
  const tab = window.open('about:blank', '_blank');
  try {
    const form = await make();
    if (tab) {
      submitIn(tab, form);
      return undefined;
    }
    return { kind: 'blocked', openHere: () => submitIn(window, form) };
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** A form in the new tab's own document: the tab keeps no link to this page. */
function submitIn(tab: Window, form: HTMLFormElement): void {
  const own = tab.document.importNode(form, true);
  own.target = '_self';
  own.hidden = true;
  tab.document.body.append(own);
  if (tab !== window) tab.opener = null;
  own.submit();
}
