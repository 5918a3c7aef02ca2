/** Loads the code that marks sections in the sidebar when a reader first scrolls. */
function followLater(): void {
  void import('./followReading').then(
    ({ followReading }) => followReading(),
    // Offline: the sidebar still marks the page.
    () => undefined,
  );
}

if (typeof document !== 'undefined') document.addEventListener('scroll', followLater, { passive: true });
