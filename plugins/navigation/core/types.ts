import { isObject } from '../../shared/core/isObject';

export interface Place {
  title?: string;
  order?: number;
}

export interface PageMeta {
  order?: number;
  group?: Place;
  nav?: Place & { second?: Place };
}

export interface NavPage {
  /** Address below the docs' root, without leading and trailing slashes; empty for the home page. */
  path: string;
  isIndex: boolean;
  title: string;
  meta: PageMeta;
}

export interface Collator {
  compare(a: string, b: string): number;
}

/** Reads the places from front matter. Ignores invalid values: `checkFrontMatter` reports them. */
export function readMeta(frontMatter: Record<string, unknown>): PageMeta {
  const group = readPlace(frontMatter.group);
  const nav = readPlace(frontMatter.nav);
  const second = isObject(frontMatter.nav) ? readPlace(frontMatter.nav.second) : undefined;
  return {
    ...readOrder(frontMatter.order),
    ...(group && { group }),
    ...(nav && { nav: { ...nav, ...(second && { second }) } }),
  };
}

function readPlace(value: unknown): Place | undefined {
  if (typeof value === 'string' && value !== '') return { title: value };
  if (!isObject(value)) return undefined;
  const { title } = value;
  return { ...(typeof title === 'string' && title !== '' && { title }), ...readOrder(value.order) };
}

function readOrder(value: unknown): { order?: number } {
  return typeof value === 'number' && Number.isFinite(value) ? { order: value } : {};
}
