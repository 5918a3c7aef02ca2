/** Loads the code that marks sections in the sidebar when a reader first scrolls, or begins further down. */
function followLater(): void {
  void import('./followReading').then(
    ({ followReading }) => followReading(),
    // Offline: the sidebar still marks the page.
    () => undefined,
  );
}

if (typeof document !== 'undefined') document.addEventListener('scroll', followLater, { passive: true });

interface RouteUpdate {
  previousLocation: object | null;
}

/** The browser scrolls to the target of an address before it runs scripts; another tab is shown without a scroll. */
export function onRouteDidUpdate({ previousLocation }: RouteUpdate): void {
  if (previousLocation || window.location.hash || window.scrollY > 0) followLater();
}
