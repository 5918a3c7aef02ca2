import { trimSlashes } from './segments';

/** What decides the address of a page. */
export interface PageFile {
  /** Path of the file below the docs folder, with `/`. */
  source: string;
  slug?: string;
  /** Front matter `id`, which takes the place of the file's name. */
  id?: string;
}

/** `01-intro` has its number for the order of files alone; that of `2.0`, a version, or of `2026-11-21` belongs to it. */
const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*(?=[^-_.\s\d])/;

/**
 * Address of a page below the docs' root, without slashes at its ends: `api/index.mdx` -> `api`. As Docusaurus has it,
 * which works it out only after the sidebars, where it is needed first.
 */
export function pagePath({ source, slug, id }: PageFile): string {
  const { folders, name } = splitSource(source);
  if (slug !== undefined) return resolveSlug(slug, folders);
  return trimSlashes([...folders, ...(isIndexFile(source) ? [] : [id ?? name])].join('/'));
}

/** A slug that does not begin with a slash is below the folder of its file. */
function resolveSlug(slug: string, folders: string[]): string {
  const parts = slug.startsWith('/') ? [] : [...folders];
  for (const part of slug.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return trimSlashes(parts.join('/'));
}

/** Is the file the page of its folder: `index`, `README`, or called like the folder? */
export function isIndexFile(source: string): boolean {
  const { folders, name } = splitSource(source);
  return ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase());
}

function splitSource(source: string): { folders: string[]; name: string } {
  const parts = source
    .replace(/(\.gen)?\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(NUMBER_PREFIX, ''));
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' };
}

/** How many segments a section of the navigation has at most: one level of navigation, or two. */
export type Levels = 1 | 2;

/** The section that a page belongs to by its address: its folder, of at least one and at most `levels` segments. */
export function sectionOf(path: string, isIndex: boolean, levels: Levels): string {
  const parts = path.split('/');
  const folder = isIndex ? parts : parts.slice(0, -1);
  return parts.slice(0, Math.max(1, Math.min(levels, folder.length))).join('/');
}
