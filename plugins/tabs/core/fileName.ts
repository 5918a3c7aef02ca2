import { posix } from 'node:path';
import type { Problem } from '../../shared/problem';
import type { Checked } from './types';

/** All files that are tabs, or were meant to be: for the docs plugin, which makes no pages of them. */
export const TAB_FILES = '**/*.$tab-*.{md,mdx}';

/** Names that are nearly those of tabs. */
export const MARKED_FILES = '**/*.$*.{md,mdx}';

const NAME = /^(?<page>.+?)\.\$tab-(?<key>.*)\.mdx?$/;
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the name of a tab's file says. `path` stands below the docs folder, `shown` is how problems name the file. */
export function parseTabFile(path: string, shown: string): Checked<{ page: string; key: string }> {
  const { page = '', key = '' } = NAME.exec(posix.basename(path))?.groups ?? {};
  if (KEY.test(key)) return { value: { page: posix.join(posix.dirname(path), page), key }, problems: [] };
  return { value: undefined, problems: [badName(page, key, shown)] };
}

/** A file whose name only resembles that of a tab: it would become a page of its own. */
export function describeNearTab(path: string, shown: string): Problem {
  const name = posix.basename(path);
  const meant = name.replace(/\.\$[a-z]*[-_ ]?/i, '.$tab-');
  return {
    file: shown,
    line: 1,
    column: 1,
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
    file,
    line: 1,
    column: 1,
    rule: 'tab-file-name',
    severity: 'error',
    message: key === '' ? 'The name of this tab has no key.' : `\`${key}\` cannot be the key of a tab.`,
    hint:
      `A key has small letters, digits and single hyphens: \`${page}.$tab-${suggestion || 'recipes'}.mdx\`.` +
      (key.includes('.') ? ' A translation has the same name, in the folder of its language.' : ''),
  };
}

/** The path of the page, without its ending, that a tab's file belongs to; `undefined` for other files. */
export function pageOfTab(path: string): string | undefined {
  const { page } = NAME.exec(posix.basename(path))?.groups ?? {};
  return page === undefined ? undefined : posix.join(posix.dirname(path), page);
}

/** The path of a page without what its file adds: `api/rank.gen.mdx` -> `api/rank`. */
export function pageOfFile(path: string): string {
  return path.replace(/(\.gen)?\.mdx?$/, '');
}

/** `game-server` -> `Game server`. */
export function titleFromKey(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
