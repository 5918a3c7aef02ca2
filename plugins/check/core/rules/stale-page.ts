import { startOf } from '../../../shared/problem';
import type { CheckRule } from '../engine/rule';
import { followedKey, hashPage } from '../translations/followed';

/** The original has changed since the page was translated; facts that differ are errors of another rule. */
export const stalePage: CheckRule = {
  id: 'stale-page',
  severity: 'warning',
  about: 'Every translated page follows its original as it is now; `--accept-translations` remembers that it does.',
  *check({ pages, followed }) {
    if (!followed) return;
    for (const page of pages) {
      const original = pages.find(({ isDefault, source }) => isDefault && source === page.source);
      const hash = followed[followedKey(page)];
      if (page.isDefault || !original || hash === hashPage(original)) continue;
      const what =
        hash === undefined ? 'It is not known which version of its original' : 'Its original has changed since';
      const message = `${what} this page ${hash === undefined ? 'follows' : 'was translated'}.`;
      const hint = `Compare it with \`${original.file}\`, then run \`livespec check --accept-translations\`.`;
      yield { at: startOf(page.file), message, hint };
    }
  },
};
