function openTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
  if (!target) return;
  let folded = target.closest('details:not([open])');
  if (!folded) return;
  for (; folded; folded = target.closest('details:not([open])')) folded.setAttribute('open', '');
  target.scrollIntoView();
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function onRouteDidUpdate({ location }: { location: { hash: string } }): void {
  openTarget(location.hash);
}
