import { posix } from 'node:path';
import { type Problem, startOf } from '../../shared/problem';
import type { Checked } from './types';

/** All files that are, or were meant to be, tabs. The docs plugin must not make pages of them. */
export const TAB_FILES = '**/*.$tab-*.{md,mdx}';

export const MARKED_FILES = '**/*.$*.{md,mdx}';

const NAME = /^(?<page>.+?)\.\$tab-(?<key>.*)\.mdx?$/;
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses a tab's file name. `path`: below the docs folder; `shown`: the file name for messages. */
export function parseTabFile(path: string, shown: string): Checked<{ page: string; key: string }> {
  const { page = '', key = '' } = NAME.exec(posix.basename(path))?.groups ?? {};
  if (KEY.test(key)) return { value: { page: posix.join(posix.dirname(path), page), key }, problems: [] };
  return { value: undefined, problems: [badName(page, key, shown)] };
}

/** Reports a file whose name resembles a tab's; it would become a page. */
export function describeNearTab(path: string, shown: string): Problem {
  const name = posix.basename(path);
  const meant = name.replace(/\.\$[a-z]*[-_ ]?/i, '.$tab-');
  return {
    ...startOf(shown),
    rule: 'tab-file-name',
    severity: 'error',
    message: `\`${name}\` is not the name of a tab: \`$tab-\` is missing.`,
    hint: `Did you mean \`${meant}\`?`,
  };
}

function badName(page: string, key: string, file: string): Problem {
  const suggestion = key
    .split('.')[0]
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    ...startOf(file),
    rule: 'tab-file-name',
    severity: 'error',
    message: key === '' ? 'The name of this tab has no key.' : `\`${key}\` cannot be the key of a tab.`,
    hint:
      `A key consists of lowercase letters, digits and single hyphens: \`${page}.$tab-${suggestion || 'recipes'}.mdx\`.` +
      (key.includes('.') ? ' A translation has the same name, in the folder of its language.' : ''),
  };
}

export function pageOfTab(path: string): string | undefined {
  const { page } = NAME.exec(posix.basename(path))?.groups ?? {};
  return page === undefined ? undefined : posix.join(posix.dirname(path), page);
}

/** `api/rank.gen.mdx` -> `api/rank`. */
export function pageOfFile(path: string): string {
  return path.replace(/(\.gen)?\.mdx?$/, '');
}

/** `game-server` -> `Game server`. */
export function titleFromKey(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
