/** Loads the code that lights up places when a reader first clicks or focuses something that has one. */
function lightUpLater(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('.api-op :is(.api-name, .api-side pre)')) return;
  void import('./lightUp').then(
    ({ lightUp }) => lightUp(event),
    // Offline: the link of the name still works.
    () => undefined,
  );
}

if (typeof document !== 'undefined') {
  for (const type of ['click', 'focusin']) document.addEventListener(type, lightUpLater);
}
