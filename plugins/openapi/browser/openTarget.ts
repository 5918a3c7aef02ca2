import { decodePercent } from '../../shared/core/decodePercent';

export function onRouteDidUpdate({ location: { hash } }: { location: { hash: string } }): void {
  const target = hash === '' ? null : document.getElementById(decodePercent(hash.slice(1)));
  if (!target) return;
  let folded = target.closest('details:not([open])');
  if (!folded) return;
  for (; folded; folded = target.closest('details:not([open])')) folded.setAttribute('open', '');
  target.scrollIntoView();
}
