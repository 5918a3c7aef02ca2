/** A title with a place among others of its kind. */
export interface Place {
  title?: string;
  order?: number;
}

/** Front matter that says where a page stands. */
export interface PageMeta {
  order?: number;
  /** Group of the sidebar. */
  group?: Place;
  /** Entry of the top navigation, and of its second level. */
  nav?: Place & { second?: Place };
}

/** A page, as the navigation knows it. */
export interface NavPage {
  /** Address below the docs' root, without slashes at its ends; empty for the home page. */
  path: string;
  /** Is it the page of its folder? */
  isIndex: boolean;
  title: string;
  meta: PageMeta;
}

/** The part of `Intl.Collator` that is needed. */
export interface Collator {
  compare(a: string, b: string): number;
}

/** Reads the places out of front matter. What is not as it should be is left out: `checkFrontMatter` tells of it. */
export function readMeta(frontMatter: Record<string, unknown>): PageMeta {
  const group = readPlace(frontMatter.group);
  const nav = readPlace(frontMatter.nav);
  const second = isRecord(frontMatter.nav) ? readPlace(frontMatter.nav.second) : undefined;
  return {
    ...readOrder(frontMatter.order),
    ...(group && { group }),
    ...(nav && { nav: { ...nav, ...(second && { second }) } }),
  };
}

/** A bare text is a title. */
function readPlace(value: unknown): Place | undefined {
  if (typeof value === 'string' && value !== '') return { title: value };
  if (!isRecord(value)) return undefined;
  const { title } = value;
  return { ...(typeof title === 'string' && title !== '' && { title }), ...readOrder(value.order) };
}

function readOrder(value: unknown): { order?: number } {
  return typeof value === 'number' && Number.isFinite(value) ? { order: value } : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
