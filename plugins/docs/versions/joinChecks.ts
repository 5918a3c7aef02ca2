import { CURRENT_VERSION } from '../../shared/core/versionKey';
import type { Problem } from '../../shared/problem';
import type { PageCheck } from '../check/pageCheck';
import { findVersion } from '../folders/findVersion';
import type { DocsVersion } from './openVersion';

type SiteCheck = Pick<PageCheck, 'announce' | 'check' | 'errorsIn' | 'isGood' | 'pages' | 'permalinkOf'>;

/** Each page is checked with the document and the addresses of its own version. Those without a document are left alone. */
export function joinChecks(versions: readonly DocsVersion[]): SiteCheck {
  const checks = versions.map(({ pageCheck }) => pageCheck);
  return {
    announce: (aliases) => checks.forEach((check) => check.announce(aliases)),
    async check() {
      const problems: Problem[] = [];
      for (const { api, folders, pageCheck } of versions) {
        if (api || folders.name === CURRENT_VERSION) problems.push(...(await pageCheck.check()));
      }
      return problems;
    },
    errorsIn(file, page) {
      const version = findVersion(versions, file) ?? versions.find(({ folders }) => folders.isLast);
      return version?.pageCheck.errorsIn(file, page) ?? [];
    },
    pages: () => checks.flatMap((check) => check.pages()),
    isGood: (file, text) => findVersion(versions, file)?.pageCheck.isGood(file, text) ?? true,
    permalinkOf(href, file) {
      for (const check of checks) {
        const found = check.permalinkOf(href, file);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}
