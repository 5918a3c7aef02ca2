import type { Problem } from '../../shared/problem';

export interface TabFrontMatter {
  /** Label. By default made from the key: `game-server` -> `Game server`. */
  title?: string;
  /** Smallest first; tabs without it come last, by title. */
  order?: number;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}

/** `api/rank.$tab-recipes.mdx` is the tab `recipes` of the page `api/rank`. */
export interface TabFile {
  /** Below the docs folder, with `/`. */
  path: string;
  page: string;
  key: string;
  title: string;
  order: number;
  /** Absolute; of the translation, if there is one. */
  file: string;
}

export interface Checked<T> {
  value: T | undefined;
  problems: Problem[];
}
