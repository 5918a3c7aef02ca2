/** The marked target, as `:target` stays behind when the router changes the address. */
let landed: Element | null = null;

function openTarget(hash: string): void {
  landed?.removeAttribute('data-landed');
  const target = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
  landed = target;
  if (!target) return;
  target.setAttribute('data-landed', '');
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
