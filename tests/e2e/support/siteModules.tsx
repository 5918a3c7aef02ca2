import { type ReactNode, useSyncExternalStore } from 'react';

/** What components import of a site, for pages without one. */
function Link({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}

/** Messages that count are compiled in a site; here, they stay as they are written. */
export function translate({ message }: { message: string }, values: Record<string, string | number> = {}) {
  if (message.includes(', plural,')) return [message];
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function listen(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function useLocation(): { hash: string } {
  return { hash: useSyncExternalStore(listen, () => location.hash) };
}

/** In place of `@generated/site-storage`, whose values are read from the default export. */
export default Object.assign(Link, { type: 'localStorage', namespace: '' });
