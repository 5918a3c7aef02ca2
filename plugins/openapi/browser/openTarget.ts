/** Marks the target, as `:target` stays behind when the router changes the address. */
const LANDED = 'data-landed';

function openTarget(hash: string): void {
  document.querySelector(`[${LANDED}]`)?.removeAttribute(LANDED);
  const target = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
  if (!target) return;
  target.setAttribute(LANDED, '');
  let folded = target.closest('details:not([open])');
  if (!folded) return;
  for (; folded; folded = target.closest('details:not([open])')) folded.setAttribute('open', '');
  target.scrollIntoView();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  openTarget(location.hash);
}
