import type { Closest } from '../closest/findClosest';
import type { Head } from '../closest/heads';
import { formsOf } from '../closest/wordForms';
import { toPhrase, toWords } from '../closest/words';
import type { Prepared } from '../index/prepare';
import { fold } from '../text/fold';
import { highlight } from '../text/highlight';
import { cutSnippet } from '../text/snippet';
import type { NameHit, NameRecord } from '../types';
import { writtenForms } from './writtenForms';

export interface NameRow {
  kind: NameHit['kind'];
  name: string;
  owner: string;
  link: string;
  navTitle?: string;
  /** Of a page, its index in `Prepared`. */
  place?: number;
}

const MOST_CLOSEST = 5;
const BEFORE_FIELDS = 3;
/** Before a model or field of this name. */
const FEW_CALLS = 2;
/** Many entities may have the same field. */
const FEW_DATA = 2;

export interface FoundNames {
  called: readonly NameRecord[];
  closest: readonly Closest[];
  /** Whether the query can only be a name: a code, a path, an identifier. */
  isName: boolean;
}

/**
 * Exact names come first, except fields and parameters with an everyday name, such as `code`, or in a sentence. A page
 * with these words as a keyword precedes them, unless it is around them.
 */
export function mergeRows(text: string, { called, closest: found, isName }: FoundNames, prepared: Prepared): NameRow[] {
  const typed = toPhrase(text);
  const closest = found.map(({ head }) => head);
  const whole = typed.includes(' ') ? new Set(writtenForms(text).map(fold)) : undefined;
  const isLater = ({ kind, name }: NameRecord) =>
    !isName && (kind === 'field' || kind === 'parameter') && !whole?.has(fold(name));
  const isSpoken = /\S\s\S|\p{Unified_Ideograph}/u.test(text);
  const isData = ({ kind }: NameRecord) => kind !== 'error' && kind !== 'operation';
  const things = called.filter((name) => !isData(name) && !isLater(name));
  const first = things.filter((name) => isWhole(name, typed)).map(toRow);
  const reordered = things.filter((name) => !isWhole(name, typed)).map(toRow);
  const data = called.filter((name) => isData(name) && !isLater(name)).map(toRow);
  const later = called.filter(isLater).map(toRow);
  const links = new Set([...first, ...reordered, ...data, ...later].map(({ link }) => link));
  const near = closest.flatMap((head) => describeHead(head, prepared)).filter(({ link }) => !links.has(link));
  const pages = near.filter(({ kind, name }) => kind === 'page' && isCalled(name, typed));
  const described = closest
    .filter((head) => isSpoken && hasKeyword(head, typed, prepared))
    .flatMap((head) => describeHead(head, prepared));
  const isAround = ({ link }: NameRow) => first.some((row) => row.link.startsWith(`${link}#`));
  const others = near.slice(0, MOST_CLOSEST);
  const calls = data.length === 0 ? [] : found.filter(({ head, hasAll }) => hasAll && head.name?.kind === 'operation');
  return unique([
    ...described.filter((row) => !isAround(row)),
    ...pages,
    ...first,
    ...described,
    ...reordered,
    ...calls.slice(0, FEW_CALLS).flatMap(({ head }) => describeHead(head, prepared)),
    ...data.slice(0, FEW_DATA),
    ...others.slice(0, BEFORE_FIELDS),
    ...data.slice(FEW_DATA),
    ...later,
    ...others.slice(BEFORE_FIELDS),
  ]);
}

/** `custom field` is enough for a page about `Custom fields`. */
function isCalled(name: string, typed: string): boolean {
  const words = toWords(name);
  const last = words.pop() ?? '';
  return [last, ...formsOf(last)].some((form) => [...words, form].join(' ') === typed);
}

/** Without other words, and in this order. */
function isWhole({ name, aliases, owner }: NameRecord, typed: string): boolean {
  return [name, ...aliases, owner].some((text) => toPhrase(text) === typed);
}

/** The author of a page gave it this name. */
function hasKeyword({ entry }: Head, typed: string, { entries }: Prepared): boolean {
  const { of, keywords = [] } = entries[entry ?? -1] ?? {};
  return of === 'page' && keywords.some((keyword) => toPhrase(keyword) === typed);
}

export function describeHead({ entry: place = -1, name }: Head, { entries, groups, groupOf }: Prepared): NameRow[] {
  if (name) return [toRow(name)];
  const entry = entries[place];
  if (!entry) return [];
  const { of, link, title, rawTitle, pageTitle, beginning = '' } = entry;
  const navTitle = groups[groupOf[place] ?? -1]?.title;
  if (of === 'page') return [{ kind: of, name: title, owner: beginning, link, navTitle, place }];
  const around = title.endsWith(` - ${rawTitle}`) ? title.slice(0, -rawTitle.length - 3) : pageTitle;
  return [{ kind: of === 'demo' ? of : 'title', name: rawTitle || title, owner: around, link, navTitle }];
}

export function showRow({ kind, name, owner, link, navTitle }: NameRow, marks: readonly string[]): NameHit {
  const shown = kind === 'page' ? cutSnippet(owner, marks) : highlight(owner, marks);
  return { kind, name: highlight(name, marks), owner: shown, link, ...(navTitle === undefined ? {} : { navTitle }) };
}

function toRow({ kind, name, owner, link }: NameRecord): NameRow {
  return { kind, name, owner, link };
}

/** Several fields may share one address, and an address several names. A page about one call is that call. */
function unique(rows: NameRow[]): NameRow[] {
  const all = [
    ...new Map(rows.map((row) => [JSON.stringify([row.kind, row.name, row.owner, row.link]), row])).values(),
  ];
  const first = new Map<string, NameRow>();
  return all.filter((row) => {
    const key = JSON.stringify([row.name, row.link.replace(/#.*$/, '')]);
    const before = first.get(key);
    if (!before) first.set(key, row);
    return !before || (before.kind === 'page') === (row.kind === 'page');
  });
}
