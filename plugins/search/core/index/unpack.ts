import {
  type DemoRecord,
  type NameRecord,
  type PageRecord,
  SearchError,
  type SearchIndex,
  type SectionRecord,
  type ShardDirectory,
} from '../types';
import {
  FOREIGN,
  FORMAT_VERSION,
  KINDS,
  type PackedDemo,
  type PackedEntry,
  type PackedIndex,
  type PackedName,
  type PackedPage,
  type PackedSection,
  type PackedShards,
  USUAL,
  usualHash,
  usualTitle,
} from './pack';
import { isListOf, isNumber, isOrNull, isText, isTuple, type Shape } from './shape';

/** Parses `pack`'s output. Throws a "damaged" `SearchError` with its cause. */
export function unpack(text: string): SearchIndex {
  try {
    const [, entries, pages, names, synonyms = [], shards] = read(text);
    return {
      pages: pages.map((page) => unpackPage(page, entries)),
      names: names.map((name) => unpackName(name, pages)),
      ...(synonyms.length > 0 ? { synonyms } : {}),
      ...(shards ? { shards: unpackShards(shards) } : {}),
    };
  } catch (cause) {
    throw new SearchError('damaged', { cause });
  }
}

const isForm: Shape<number> = (value) => value === FORMAT_VERSION;
const isTexts = isListOf(isText);
const isEntry = isTuple<PackedEntry>([isOrNull(isText), isOrNull(isNumber)]);
const isSection = isTuple<PackedSection>([isText, isText, isTexts, isText], 3);
const isDemo = isTuple<PackedDemo>([isText, isText, isText, isText, isTexts]);
const isPage = isTuple<PackedPage>([isNumber, isText, isText, isListOf(isSection), isListOf(isDemo), isTexts], 5);
const isPlace = isTuple<[number, string?]>([isNumber, isText], 1);
const isLink: Shape<PackedName[3]> = (value) => isText(value) || isPlace(value);
const isName = isTuple<PackedName>([isNumber, isText, isText, isLink, isTexts]);
const isCalls = isTuple<[number, number[]]>([isNumber, isListOf(isNumber)]);
const isShards = isTuple<PackedShards>([isText, isTexts, isTexts, isListOf(isNumber), isText, isListOf(isCalls)]);
const isIndex = isTuple<PackedIndex>(
  [isForm, isListOf(isEntry), isListOf(isPage), isListOf(isName), isListOf(isTexts), isShards],
  4,
);

function read(text: string): PackedIndex {
  const value: unknown = JSON.parse(text);
  if (!isIndex(value)) throw new TypeError(`The search index does not have format ${FORMAT_VERSION}`);
  return value;
}

function unpackPage([entry, title, link, sections, demos, keywords]: PackedPage, entries: PackedEntry[]): PageRecord {
  const [navTitle, navOrder] = at(entries, entry);
  return {
    ...(navTitle === null ? {} : { navTitle }),
    ...(navOrder === null ? {} : { navOrder }),
    title,
    ...(keywords ? { keywords } : {}),
    link,
    sections: sections.map((section) => unpackSection(section, title, link)),
    demos: demos.map(unpackDemo),
  };
}

function unpackSection(packed: PackedSection, pageTitle: string, pageLink: string): SectionRecord {
  const [rawTitle, rest, paragraphs, title = usualTitle(pageTitle, rawTitle)] = packed;
  const link = rest.startsWith(FOREIGN)
    ? rest.slice(FOREIGN.length)
    : pageLink + (rest === USUAL ? usualHash(rawTitle) : rest);
  return { rawTitle, title, link, paragraphs };
}

function unpackDemo([link, rawTitle, title, description, keywords]: PackedDemo): DemoRecord {
  return { link, rawTitle, title, description, keywords };
}

function unpackName([kind, name, owner, place, aliases]: PackedName, pages: PackedPage[]): NameRecord {
  const link = typeof place === 'string' ? place : at(pages, place[0])[2] + (place[1] ?? `#${name}`);
  return { kind: at(KINDS, kind), name, aliases, owner, link };
}

function unpackShards([folder, windows, wide, texts, phrases, calls]: PackedShards): ShardDirectory {
  return { folder, windows, wide, texts, phrases, calls };
}

function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`The search index refers to number ${place} of ${list.length}`);
  return item;
}
