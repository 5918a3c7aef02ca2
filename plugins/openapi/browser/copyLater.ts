/** Loads the code that copies a link or a page as Markdown when a reader first asks for one. */
function copyLater({ target }: Event): void {
  const trigger = target instanceof Element ? target.closest<HTMLElement>('.hash-link, .api-name, [data-copy]') : null;
  if (!trigger) return;
  void import('./copyPlace').then(
    ({ copyPlace }) => copyPlace(trigger),
    // Offline: the link is in the address bar.
    () => undefined,
  );
}

if (typeof document !== 'undefined') document.addEventListener('click', copyLater);
