import { decodePercent } from '../../shared/core/decodePercent';

/** The marked target: `:target` does not follow the router. */
let landed: Element | null = null;

export function onRouteDidUpdate({ location: { hash } }: { location: { hash: string } }): void {
  landed?.removeAttribute('data-landed');
  const target = hash === '' ? null : document.getElementById(decodePercent(hash.slice(1)));
  landed = target;
  if (!target) return;
  target.setAttribute('data-landed', '');
  let folded = target.closest('details:not([open])');
  if (!folded) return;
  for (; folded; folded = target.closest('details:not([open])')) folded.setAttribute('open', '');
  target.scrollIntoView();
}
