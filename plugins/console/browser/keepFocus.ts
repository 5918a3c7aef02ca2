/** What the keyboard can reach. */
const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** While a call is on trial, the focus of what disappears goes to what was before it. Returns how to stop. */
export function keepFocus(place: Element): () => void {
  let before: Element[] = [];
  const remember = ({ target }: Event) => {
    const all = [...place.querySelectorAll(REACHABLE)];
    before = all.slice(0, all.indexOf(target as Element) + 1).reverse();
  };
  const restore = () => {
    if (document.activeElement !== document.body || before[0]?.isConnected !== false) return;
    const next = before.find((one) => one.isConnected && one.getClientRects().length > 0);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(place, { childList: true, subtree: true });
  place.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', remember);
  };
}
