import type { Problem } from '../../shared/problem';

/** The front matter of a tab's file. Absent fields have their defaults. */
export interface TabFrontMatter {
  /** The word on the tab. By default it is made of the key: `game-server` -> `Game server`. */
  title?: string;
  /** Where the tab stands among its siblings, the smallest first; those without one stand last, by title. */
  order?: number;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}

/** A file that is to be a tab: `api/rank.$tab-recipes.mdx` is the tab `recipes` of the page `api/rank`. */
export interface TabFile {
  /** Path below the docs folder, with `/`. */
  path: string;
  /** Path of its page below the docs folder, without an extension. */
  page: string;
  /** The value of `?tab=`. */
  key: string;
  title: string;
  order: number;
  /** Where to read it, absolute: a translation where there is one. */
  file: string;
}

/** Something that was read, and what was wrong with it. */
export interface Checked<T> {
  value: T | undefined;
  problems: Problem[];
}
