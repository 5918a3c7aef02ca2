import type { TextSection } from '../markdown';
import type { ApiModel, Operation } from '../model/types';
import type { Html } from '../schema/types';
import { anchor } from '../view/compact';
import type { PageWords } from './options';

/** What stands below one heading of a description, as a part of the page that shows it. */
export interface TextPart {
  /** Anchor. */
  id: string;
  /** Plain text. */
  title: string;
  level: 2 | 3 | 4 | 5 | 6;
  html: Html;
}

interface PartOptions {
  /** Of the outermost headings. */
  level: number;
  /** Ids that are taken on the page; those of the parts are added. */
  ids: Set<string>;
  prefix?: string;
}

/**
 * Headings of the document's own description stand below the page's title. One that is called as a section of the page is
 * that section, and has its id.
 */
export function overviewParts(
  { securitySchemes, servers }: ApiModel,
  sections: TextSection[],
  words: Pick<PageWords, 'authentication' | 'servers'>,
): TextPart[] {
  const schemes = securitySchemes.map(({ key }) => `auth-${anchor(key)}`);
  const ids = new Set(['overview', 'servers', 'authentication', 'calls', ...schemes]);
  const parts = nestParts(sections, { level: 2, ids });
  for (const id of ['authentication', 'servers'] as const) {
    if ((id === 'servers' ? servers : securitySchemes).length === 0) continue;
    const names = [id, words[id].toLowerCase()];
    const same = parts.find(({ level, title }) => level === 2 && names.includes(title.toLowerCase()));
    if (same) same.id = id;
  }
  return parts;
}

/** The parts of an overview by the section that they belong to; the rest is the description's. */
export function divideParts(parts: TextPart[]): Record<'description' | 'authentication' | 'servers', TextPart[]> {
  const divided = { description: [], authentication: [], servers: [] } as ReturnType<typeof divideParts>;
  let owner: keyof typeof divided = 'description';
  for (const part of parts) {
    if (part.level === 2) owner = part.id === 'authentication' || part.id === 'servers' ? part.id : 'description';
    divided[owner].push(part);
  }
  return divided;
}

/** Ids on the page of a tag before its descriptions have theirs. */
export function tagPageIds(operations: Operation[]): Set<string> {
  return new Set(['operations', ...operations.map(({ id }) => id)]);
}

/** Those of a tag stand below the title of its page, before its operations. */
export function tagParts(sections: TextSection[], ids: Set<string>): TextPart[] {
  return nestParts(sections, { level: 2, ids });
}

/**
 * Those of an operation have its id before theirs, so that what its neighbours say moves none of them. Ids of operations
 * have no two hyphens in a row, those of fields have a dot.
 */
export function operationParts(
  { id }: Operation,
  sections: TextSection[],
  level: 2 | 3,
  ids = new Set([id]),
): TextPart[] {
  return nestParts(sections, { level, ids, prefix: `${id}--` });
}

/** Each heading one level below the nearest one above it that is higher, whatever levels the author has left out. */
function nestParts(sections: TextSection[], { level, ids, prefix = '' }: PartOptions): TextPart[] {
  const open: number[] = [];
  return sections.map(({ depth, title, id, html }) => {
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    const wanted = id === undefined ? `${prefix}${slugHeading(title)}` : anchor(id).replaceAll('/', '-');
    return { id: takeId(wanted, ids), title, level: Math.min(6, level + open.length - 1) as TextPart['level'], html };
  });
}

/** As GitHub and Docusaurus make an id of a heading. */
export function slugHeading(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function takeId(wanted: string, ids: Set<string>): string {
  const base = wanted === '' ? 'section' : wanted;
  let id = base;
  for (let count = 1; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
