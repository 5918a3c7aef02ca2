import { createRequire } from 'node:module';

type Reload<Site> = (site: Site, ...rest: unknown[]) => Promise<Site>;

export interface Reloads<Site = unknown> {
  reloadSite: Reload<Site>;
  reloadSitePlugin: Reload<Site>;
}

const queued = Symbol('queued');

/**
 * Runs reloads one at a time, each from the previous result: Docusaurus lets them overlap, which corrupts files after
 * quick saves. A queued reload is not queued twice.
 */
export function queueReloads<Site>(reloads: Reloads<Site>): void {
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
      // A failed reload changes nothing.
      const next = result
        .catch(() => before)
        .finally(() => {
          if (last === next) last = undefined;
        });
      last = next;
      return result;
    };
    reloads[name] = Object.assign(inTurn, { [queued]: true });
  }
  queue('reloadSite');
  queue('reloadSitePlugin');
}

/**
 * Docusaurus has no hook around its reloads. Its command line reads these functions from its module's exports at each
 * call; an import could resolve to another copy.
 */
export function queueSiteReloads(): void {
  queueReloads(createRequire(__filename)('@docusaurus/core/lib/server/site.js') as Reloads);
}
