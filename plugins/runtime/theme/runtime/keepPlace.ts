import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * After a reload and Back from another site, shows the same part of the page. Browsers do so by themselves,
 * unless the host redirects `/doc/guide` to `/doc/guide/`. Runs after `trimAddress`.
 */
if (ExecutionEnvironment.canUseDOM) {
  const slot = createStorageSlot('runtime.place', { persistence: 'sessionStorage' });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [top, address] = slot.get()?.split(' ') ?? [];
  if ((visit?.type === 'reload' || visit?.type === 'back_forward') && address === window.location.href) {
    const restore = () => window.scrollTo(0, Number(top));
    restore();
    // Right after `load`, browsers may still scroll to the top, or to the target of the hash.
    window.addEventListener('load', () => setTimeout(restore), { once: true });
  }
  window.addEventListener('pagehide', () => slot.set(`${window.scrollY} ${window.location.href}`));
}
