import type { Rule } from '../../shared/frontMatter/checkKeys';

/** Docusaurus accepts numbers and dates as text, and quoted `true` and `false`. */
const text: Rule = {
  expects: 'text',
  test: (value) => typeof value === 'string' || typeof value === 'number' || value instanceof Date,
};
const flag: Rule = { expects: '`true` or `false`', test: (value) => ['true', 'false'].includes(String(value)) };
const number: Rule = {
  expects: 'a number',
  test: (value) => ['number', 'string'].includes(typeof value) && value !== '' && Number.isFinite(Number(value)),
};
const list: Rule = { expects: 'a list', test: Array.isArray };
const map: Rule = { expects: 'a map', test: (value) => typeof value === 'object' && value !== null };
const orNull = ({ expects, test }: Rule): Rule => ({ expects, test: (value) => value === null || test(value) });

export const DOCUSAURUS_KEYS: Record<string, Rule> = {
  id: text,
  title: text,
  description: text,
  keywords: list,
  image: text,
  slug: text,
  tags: orNull(list),
  draft: flag,
  unlisted: flag,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: number,
  toc_max_heading_level: number,
  sidebar_key: text,
  sidebar_label: text,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: map,
  displayed_sidebar: orNull(text),
  pagination_label: text,
  pagination_next: orNull(text),
  pagination_prev: orNull(text),
  custom_edit_url: orNull(text),
  parse_number_prefixes: flag,
  last_update: map,
  wrapperClassName: text,
};
