import { createNames } from '../engine/names';
import { type FoundGroup as GroupToOrder, orderGroups } from '../engine/orderGroups';
import { showHit } from '../engine/showHit';
import type { Entry } from '../index/entries';
import { WEIGHTS } from '../index/weights';
import { fold } from '../text/fold';
import { highlight } from '../text/highlight';
import type { Hit, HitGroup, NameHit, NameRecord, SearchResult } from '../types';
import type { Answers, Found, FoundGroup } from './answers';

export interface Shown {
  text: string;
  keywords: string[];
  limit: number;
  nameLimit: number;
}

export function showAnswers({ groups, names }: Answers, request: Shown): SearchResult {
  const { text, keywords, nameLimit } = request;
  const shown = orderGroups(groups.filter(({ hits }) => hits.length > 0).map((group) => showGroup(group, request)));
  const called = createNames(names.flatMap(toName)).find(text, keywords);
  return {
    keywords,
    names: called.slice(0, nameLimit).map((name) => showName(name, keywords)),
    namesTotal: called.length,
    groups: shown,
    total: shown.reduce((sum, { total }) => sum + total, 0),
  };
}

function showGroup({ hits, found = hits.length }: FoundGroup, { keywords, limit }: Shown): GroupToOrder {
  const { navTitle, navOrder = Infinity } = hits[0]?.document ?? {};
  const ranked = hits.map((hit) => rankFound(hit, keywords)).sort(byRank);
  const group: HitGroup = {
    title: navTitle,
    priority: navOrder * 1000,
    hits: ranked.slice(0, limit).map(({ hit }) => hit),
    total: found,
  };
  return { group, hasAll: ranked[0]?.count === keywords.length };
}

interface Ranked {
  hit: Hit;
  count: number;
  position: number;
}

function byRank(a: Ranked, b: Ranked): number {
  return b.count - a.count || b.hit.priority - a.hit.priority || a.position - b.position;
}

function rankFound({ document, highlight }: Found, keywords: string[]): Ranked {
  const entry = toEntry(document);
  const texts = entry.texts.map(fold).join('\n');
  const weights = keywords.map((keyword) => weigh(entry, texts, fold(keyword)));
  const count = weights.filter(Boolean).length;
  // Servers tokenize differently: if no keyword matches as typed, use the server's matches.
  const marks = count > 0 ? keywords : matchedWords(highlight);
  const priority = weights.reduce((sum, weight) => sum + weight, 0);
  return { hit: showHit(entry, texts, priority, marks), count, position: document.position };
}

function weigh({ of, rawTitle, title }: Entry, texts: string, keyword: string): number {
  if (fold(rawTitle).includes(keyword) || fold(title).includes(keyword))
    return of === 'page' ? WEIGHTS.page : WEIGHTS.title;
  return texts.includes(keyword) ? WEIGHTS.text : 0;
}

function toEntry(document: Found['document']): Entry {
  const { type, link, title, pageTitle = title, page, heading, lead, text = [], keywords = [] } = document;
  return {
    of: type === 'page' || type === 'demo' ? type : 'section',
    link,
    title,
    pageTitle,
    rawTitle: page ?? heading ?? '',
    texts: [...text, ...keywords],
    beginning: lead,
  };
}

function toName({ document }: Found): NameRecord[] {
  const { kind, name, aliases = [], owner = '', link } = document;
  return kind !== undefined && name !== undefined ? [{ kind, name, aliases, owner, link }] : [];
}

function matchedWords(highlight: unknown): string[] {
  if (Array.isArray(highlight)) return highlight.flatMap(matchedWords);
  if (typeof highlight !== 'object' || highlight === null) return [];
  return Object.entries(highlight).flatMap(([name, value]: [string, unknown]) =>
    name === 'matched_tokens' ? [value].flat(Infinity).filter((word) => typeof word === 'string') : matchedWords(value),
  );
}

function showName({ kind, name, owner, link }: NameRecord, keywords: readonly string[]): NameHit {
  return { kind, name: highlight(name, keywords), owner: highlight(owner, keywords), link };
}
