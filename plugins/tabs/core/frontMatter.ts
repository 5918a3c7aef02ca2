import { checkKeys, flag, number, type Rule } from '../../shared/frontMatter/checkKeys';
import { locate, readFrontMatter } from '../../shared/frontMatter/readFrontMatter';
import type { Problem } from '../../shared/problem';
import type { Checked, TabFrontMatter } from './types';

const level: Rule = {
  expects: 'a whole number from 2 to 6',
  test: (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
};

export const TAB_KEYS: Record<keyof TabFrontMatter, Rule> = {
  title: { expects: 'text that is not empty', test: (value) => typeof value === 'string' && value.trim() !== '' },
  order: number,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
};

/** Reads a tab's front matter. Ignores keys that resemble none of ours: they may belong to other plugins. */
export function readTabFrontMatter(text: string, file: string): Checked<TabFrontMatter> {
  const { block, values, fault } = readFrontMatter(text);
  const faults = fault
    ? [fault]
    : checkKeys(values, TAB_KEYS).map(({ path, at, message, hint }) => ({ ...locate(block, path, at), message, hint }));
  const problems = faults.map((found): Problem => ({ file, rule: 'tab-front-matter', severity: 'error', ...found }));
  return { value: problems.length === 0 ? values : undefined, problems };
}
