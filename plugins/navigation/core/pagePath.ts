import { trimSlashes } from './segments';

export interface PageFile {
  /** Below the docs folder, with `/`. */
  source: string;
  slug?: string;
  /** Front matter `id`, which replaces the file's name. */
  id?: string;
}

/** Removes what only sorts files from the name of a file or folder; a site may have its own `numberPrefixParser`. */
export type StripNumber = (name: string) => string;

/** The number of `01-intro` only sorts files; in `2.0` or `2026-11-21`, it is part of the name. */
const stripUsualNumber: StripNumber = (name) => name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s\d])/, '');

/** `api/index.mdx` -> `api`. Docusaurus computes it only after the sidebars, which need it. */
export function pagePath({ source, slug, id }: PageFile, stripNumber?: StripNumber): string {
  const { folders, name } = splitSource(source, stripNumber);
  if (slug !== undefined) return resolveSlug(slug, folders);
  return trimSlashes([...folders, ...(isIndexFile(source, stripNumber) ? [] : [id ?? name])].join('/'));
}

function resolveSlug(slug: string, folders: string[]): string {
  const parts = slug.startsWith('/') ? [] : [...folders];
  for (const part of slug.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return trimSlashes(parts.join('/'));
}

/** Whether the file is its folder's page: `index`, `README`, or named like the folder. */
export function isIndexFile(source: string, stripNumber?: StripNumber): boolean {
  const { folders, name } = splitSource(source, stripNumber);
  return ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase());
}

function splitSource(source: string, stripNumber = stripUsualNumber): { folders: string[]; name: string } {
  const parts = source
    .replace(/(\.gen)?\.mdx?$/, '')
    .split('/')
    .map(stripNumber);
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' };
}

/** Levels of the navigation, and so the maximum segments of a section. */
export type Levels = 1 | 2;

/** Returns a page's section: its folder, cut to `levels` segments and with at least one. */
export function sectionOf(path: string, isIndex: boolean, levels: Levels): string {
  const parts = path.split('/');
  const folder = isIndex ? parts : parts.slice(0, -1);
  return parts.slice(0, Math.max(1, Math.min(levels, folder.length))).join('/');
}
