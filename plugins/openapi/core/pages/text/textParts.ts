import type { TextSection } from '../../../../shared/core/description';
import type { Html } from '../../../../shared/core/description/html';
import { anchor } from '../../../../shared/core/slug';
import type { ApiModel, Operation } from '../../model/types';
import type { PageWords } from '../../words/pageWords';

export interface TextPart {
  id: string;
  title: string;
  level: 2 | 3 | 4 | 5 | 6;
  html: Html;
}

interface PartOptions {
  /** The level of the outermost headings. */
  level: number;
  /** Ids in use on the page; the function adds those of the parts. */
  ids: Set<string>;
  prefix?: string;
}

/** A heading named like a section of the page becomes that section and takes its id. */
export function overviewParts(
  { errorRows, securitySchemes, servers }: ApiModel,
  sections: TextSection[],
  words: Pick<PageWords, 'authentication' | 'servers'>,
): TextPart[] {
  const schemes = securitySchemes.map(({ key }) => `auth-${anchor(key)}`);
  const ids = new Set(['overview', 'servers', 'authentication', 'calls', ...schemes]);
  if (errorRows.length > 0) ids.add('error-codes');
  const parts = nestParts(sections, { level: 2, ids });
  for (const id of ['authentication', 'servers'] as const) {
    if ((id === 'servers' ? servers : securitySchemes).length === 0) continue;
    const names = [id, words[id].toLowerCase()];
    const same = parts.find(({ level, title }) => level === 2 && names.includes(title.toLowerCase()));
    if (same) same.id = id;
  }
  return parts;
}

export function divideParts(parts: TextPart[]): Record<'description' | 'authentication' | 'servers', TextPart[]> {
  const divided = { description: [], authentication: [], servers: [] } as ReturnType<typeof divideParts>;
  let owner: keyof typeof divided = 'description';
  for (const part of parts) {
    if (part.level === 2) owner = part.id === 'authentication' || part.id === 'servers' ? part.id : 'description';
    divided[owner].push(part);
  }
  return divided;
}

export function tagPageIds(operations: Operation[]): Set<string> {
  return new Set(['operations', ...operations.map(({ id }) => id)]);
}

export function tagParts(sections: TextSection[], ids: Set<string>): TextPart[] {
  return nestParts(sections, { level: 2, ids });
}

/** The `--` keeps these ids distinct from those of operations and fields, and independent of neighbours. */
export function operationParts(
  { id }: Operation,
  sections: TextSection[],
  level: 2 | 3,
  ids = new Set([id]),
): TextPart[] {
  return nestParts(sections, { level, ids, prefix: `${id}--` });
}

/** Puts each heading one level below its nearest ancestor, even if the author skipped levels. */
function nestParts(sections: TextSection[], { level, ids, prefix = '' }: PartOptions): TextPart[] {
  const open: number[] = [];
  return sections.map(({ depth, title, id, html }) => {
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    const wanted = id === undefined ? `${prefix}${slugHeading(title)}` : anchor(id).replaceAll('/', '-');
    return { id: takeId(wanted, ids), title, level: Math.min(6, level + open.length - 1) as TextPart['level'], html };
  });
}

/** As GitHub and Docusaurus do. */
function slugHeading(title: string): string {
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
