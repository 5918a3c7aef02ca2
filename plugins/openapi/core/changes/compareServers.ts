import { withoutEndSlashes } from '../../../shared/core/withoutEndSlashes';
import type { Server } from '../model/types';
import { pairUp } from './pairUp';
import type { Report } from './types';

/** An address fewer is notable; breaking if none of the old ones is left. */
export function compareServers(old: Server[], now: Server[], report: Report): void {
  const addressOf = ({ url }: Server) => withoutEndSlashes(url);
  const kept = new Set(now.map(addressOf));
  const isOneLeft = old.some((server) => kept.has(addressOf(server)));
  pairUp(old, now, addressOf, {
    kept(before, after) {
      pairUp(before.variables, after.variables, ({ name }) => name, {
        kept({ name, default: from }, { default: to }) {
          if (from !== to) report('notable', 'default', { place: `${after.url} {${name}}`, from, to });
        },
      });
    },
    added: ({ url }) => report('harmless', 'added', { place: url }),
    removed: ({ url }) => report(isOneLeft ? 'notable' : 'breaking', 'removed', { place: url }),
  });
}
