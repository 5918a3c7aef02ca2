import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { type RefObject, useEffect, useRef } from 'react';
import { rememberPlace, restorePlace } from '../../browser/place';
import { DOC, idOfHash, tabSearch } from '../../core/address';

/** A hash may open another tab. Without one, keeps the scroll position, or shows the tab's start if that is above. */
export function useTarget(strip: RefObject<HTMLElement | null>, active: string): void {
  const location = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const shown = useRef(active);

  useIsomorphicLayoutEffect(() => rememberPlace(), [location]);

  useEffect(() => {
    if (!isBrowser || !strip.current) return;
    const isNew = shown.current !== active;
    shown.current = active;
    const target = findTarget(strip.current, location.hash, active);
    if (target && target.tab !== active) {
      history.replace(`${location.pathname}${tabSearch(location.search, target.tab)}${location.hash}`);
    } else if (isNew && target) {
      target.element.scrollIntoView();
    } else if (isNew && history.action === 'PUSH') {
      focusChosen(strip.current);
    }
  }, [strip, location, history, active, isBrowser]);
}

/** Undoes Docusaurus's move of focus and scroll position to the top at each new address. */
function focusChosen(strip: HTMLElement): void {
  strip.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  restorePlace();
  if (strip.getBoundingClientRect().top < 0) strip.scrollIntoView();
}

function findTarget(
  strip: HTMLElement,
  hash: string,
  active: string,
): { tab: string; element: HTMLElement } | undefined {
  if (hash.length < 2) return undefined;
  const panels = [...(strip.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-tab]') ?? [])];
  const found = panels.flatMap((panel) => {
    const element = panel.querySelector<HTMLElement>(`#${CSS.escape(idOfHash(hash))}`);
    return element ? [{ tab: panel.dataset.tab ?? DOC, element }] : [];
  });
  return found.find(({ tab }) => tab === active) ?? found[0];
}
