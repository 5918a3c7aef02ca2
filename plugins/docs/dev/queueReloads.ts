/** What Docusaurus knows of a site that it serves. */
type Reload<Site> = (site: Site, ...rest: unknown[]) => Promise<Site>;

/** The part of Docusaurus that reloads a site, or one of its plugins, after a save. */
export interface Reloads<Site = unknown> {
  reloadSite: Reload<Site>;
  reloadSitePlugin: Reload<Site>;
}

const queued = Symbol('queued');

/**
 * Lets the dev server reload one thing after the other. Docusaurus lets reloads overlap: after two quick saves both write
 * the same files at once, some end as a mixture of both, and stay so, since it believes that they are right. Each
 * reload starts from what the one before has made; what already waits is not queued twice.
 */
export function queueReloads<Site>(reloads: Reloads<Site>): void {
  // A reload of the whole site makes its plugins anew.
  if (queued in reloads.reloadSite) return;
  let last: Promise<Site | undefined> | undefined;
  const waiting = new Map<string, Promise<Site>>();

  function queue(name: keyof Reloads): void {
    const reload = reloads[name];
    const inTurn: Reload<Site> = (site, ...rest) => {
      const key = JSON.stringify([name, ...rest]);
      const same = waiting.get(key);
      if (same) return same;
      const before = last;
      const start = (newest: Site | undefined) => {
        waiting.delete(key);
        return reload(newest ?? site, ...rest);
      };
      const result = before ? before.then(start) : start(undefined);
      if (before) waiting.set(key, result);
      // One that fails leaves everything as it was.
      const settled = result
        .catch(() => before)
        .finally(() => {
          if (last === settled) last = undefined;
        });
      last = settled;
      return result;
    };
    reloads[name] = Object.assign(inTurn, { [queued]: true });
  }
  queue('reloadSite');
  queue('reloadSitePlugin');
}
