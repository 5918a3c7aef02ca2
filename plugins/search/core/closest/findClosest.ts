import { insertBest } from '../best';
import type { Matcher } from '../index/matcher';
import type { Prepared } from '../index/prepare';
import { gatherMissing, type RemoteTexts } from '../index/remoteTexts';
import { describeText, FOUND } from '../text/describeText';
import { collectCalls } from './collectCalls';
import { atWordStart, type Head, type Heads } from './heads';
import { createKindOf, KINDS } from './kinds';
import type { Term } from './understand';
import { isHan } from './words';

export interface Closest {
  head: Head;
  score: number;
  /** Whether it says all that was asked for. */
  hasAll?: boolean;
}

const EVIDENCE = {
  wholeTitle: 4,
  wholeName: 3,
  title: 2.2,
  beginning: 1.5,
  name: 1.2,
  beginningOfName: 0.8,
  /** The first sentences about a call. */
  summary: 0.9,
  text: 0.5,
  inWord: 0.15,
};
/** A call that has all words of a query is probably what is looked for. */
const CALL_WITH_ALL = 1.2;
/** Who only names a thing probably wants to make one. */
const CREATES = /^ (?:create|add|new|send|post|make|upload)s? /;
const CREATING = 1.15;
/** What is done matters less than to what: most words of a description are about the latter. */
const VERB = 0.5;
/** For each part of its path, a call is less central. */
const PART_OF_PATH = 0.02;
const MOST_PARTS = 10;
/** All that was asked for is in its names. */
const NAMED_WHOLE = 1.1;
/** What a model says, of the calls that send or return it. */
const OF_MODEL = 0.5;
const WHOLE_QUERY = { title: 2, name: 1.7 };
/** Sums of fractions may miss 1 by rounding. */
const ALL = 0.99;
/** A word in more texts than this is too common to matter. */
const MOST_TEXTS = 3000;
const LEAST = 0.4;

/** Ranks heads by rarity and number of terms, preferring titles. Words found only in texts lead to no head. */
export function createFindClosest(prepared: Prepared, heads: Heads, match: Matcher, remote?: RemoteTexts) {
  const size = heads.heads.length;
  const total = new Float32Array(size);
  const ofTerm = new Float32Array(size);
  const inNames = new Uint8Array(size);
  const covered = new Float32Array(size);
  /** The last term, by number, with a name. */
  const namedBy = new Uint8Array(size);
  const isCall = Uint8Array.from(heads.heads, ({ name }) => (name?.kind === 'operation' ? 1 : 0));
  const callsOf = remote?.calls ?? collectCalls(prepared, heads);
  const kinds = heads.heads.map(createKindOf(prepared, heads));

  return (terms: Term[], most: number): Closest[] => {
    if (terms.length > 1)
      gatherMissing(
        terms.flat().map(
          ({ phrase, inTexts }) =>
            () =>
              void (inTexts && match(phrase)),
        ),
      );
    const touched: number[] = [];
    let worthOfAll = 0;
    let worthInCalls = 0;
    for (const [index, term] of terms.entries()) {
      const { places, count } = weighTerm(term, index + 1, terms.length > 1);
      const worth = Math.log(1 + size / (1 + count));
      const inCalls = isVerb(term) ? worth * VERB : worth;
      worthOfAll += worth;
      worthInCalls += inCalls;
      for (const place of places) {
        if (covered[place] === 0) touched.push(place);
        const own = isCall[place] ? inCalls : worth;
        total[place] = (total[place] ?? 0) + own * (ofTerm[place] ?? 0);
        covered[place] = (covered[place] ?? 0) + own;
        ofTerm[place] = 0;
      }
    }
    const scale = worthOfAll / worthInCalls;
    const whole = toWhole(terms);
    const hasVerb = terms.some(isVerb);
    const best: Closest[] = [];
    for (const place of touched) {
      const head = heads.heads[place];
      const share = (covered[place] ?? 0) / (isCall[place] ? worthInCalls : worthOfAll);
      const named = inNames[place] ?? 0;
      const isNamed = named > 0 || share > ALL;
      const weight = KINDS[kinds[place] ?? 'section'] * weighWhole(place, whole);
      const hasAll = share > ALL && named >= Math.max(1, terms.length - 1);
      const isFirst = !hasVerb && CREATES.test(heads.titles[place] ?? '');
      const ofCall = isCall[place] ? scale * weighCall(head, hasAll) * (isFirst ? CREATING : 1) : 1;
      const ofName = terms.length > 1 && named === terms.length ? NAMED_WHOLE : 1;
      const score = (total[place] ?? 0) * share * weight * ofCall * ofName;
      total[place] = 0;
      covered[place] = 0;
      inNames[place] = 0;
      namedBy[place] = 0;
      const worst = best.length < most ? 0 : (best.at(-1)?.score ?? 0);
      if (head && isNamed && score > worst) insertBest(best, { head, score, hasAll: share > ALL }, most);
    }
    const least = (best[0]?.score ?? 0) * LEAST;
    return best.filter(({ score }) => score >= least);
  };

  /** Writes the weight of each matching head into `ofTerm`. `count` includes matches in texts. */
  function weighTerm(term: Term, number: number, withTexts: boolean): { places: number[]; count: number } {
    const places: number[] = [];
    let many = 0;
    const add = (place: number, weight: number) => {
      const before = ofTerm[place] ?? 0;
      if (before === 0) places.push(place);
      if (before < weight) ofTerm[place] = weight;
    };
    for (const { phrase, worth, inTexts, ofCalls } of term) {
      for (const place of heads.find(phrase)) {
        if (ofCalls && !isCall[place]) continue;
        if (namedBy[place] !== number) {
          namedBy[place] = number;
          inNames[place] = (inNames[place] ?? 0) + 1;
        }
        add(place, worth * weighNames(place, phrase, withTexts));
      }
      if (!inTexts || !withTexts) continue;
      const { titles, texts } = match(phrase);
      const how = remote?.find(phrase).how;
      if (titles.length + texts.length > MOST_TEXTS) many = Math.max(many, titles.length + texts.length);
      else {
        for (const list of [titles, texts]) {
          for (const place of list)
            add(heads.ofEntry[place] ?? place, worth * weighText(place, phrase, how?.[place] ?? 0));
        }
      }
    }
    const count = Math.max(many, places.length);
    if (withTexts && callsOf.size > 0) addCalls(places, add);
    return { places, count };
  }

  function addCalls(places: readonly number[], add: (place: number, weight: number) => void): void {
    for (const place of [...places]) {
      for (const call of callsOf.get(place) ?? []) add(call, OF_MODEL * (ofTerm[place] ?? 0));
    }
  }

  /** `remoteHow`: of a text that is not in the index itself. */
  function weighText(place: number, phrase: string, remoteHow: number): number {
    const ofCall = isCall[heads.ofEntry[place] ?? place] === 1;
    const how = remoteHow || describeText(prepared.texts[place] ?? '', phrase, ofCall);
    if (how === FOUND.summary) return EVIDENCE.summary;
    return how === FOUND.word || isHan(phrase) ? EVIDENCE.text : EVIDENCE.inWord;
  }

  function weighNames(place: number, phrase: string, isPart: boolean): number {
    const title = heads.titles[place] ?? '';
    const others = heads.others[place] ?? '';
    const wanted = atWordStart(phrase);
    // Beside other words, the heading `issue` says no more than `Create an issue`; a page of this name still does.
    const isLess = isPart && !phrase.includes(' ') && kinds[place] !== 'page' && kinds[place] !== 'guide';
    const whole = isLess ? EVIDENCE.title : EVIDENCE.wholeTitle;
    const other = isCall[place] ? weighId(others, wanted) : 0;
    return Math.max(weighTitle(title, wanted, whole), weighOthers(others, wanted, phrase), other);
  }

  function weighWhole(place: number, whole: string): number {
    if (isWhole(heads.titles[place] ?? '', ` ${whole}`)) return WHOLE_QUERY.title;
    return heads.others[place]?.includes(`| ${whole} |`) ? WHOLE_QUERY.name : 1;
  }
}

function weighTitle(title: string, wanted: string, whole: number): number {
  const at = title.indexOf(wanted);
  if (at < 0) return 0;
  const cover = 0.6 + (0.4 * wanted.trimStart().length) / (title.length - 1);
  if (at <= 1 && isWhole(title.slice(at), wanted)) return whole;
  const end = title[at + wanted.length];
  const isWord = end === undefined || end === ' ' || isHan(wanted);
  return cover * (isWord ? EVIDENCE.title : EVIDENCE.beginning);
}

/** Or its plural: `Redeem codes` is about a `redeem code`. */
function isWhole(title: string, wanted: string): boolean {
  return title.startsWith(wanted) && ['', 's'].includes(title.slice(wanted.length));
}

function weighOthers(others: string, wanted: string, phrase: string): number {
  if (others === '' || !others.includes(wanted)) return 0;
  if (others.includes(`| ${phrase} |`)) return EVIDENCE.wholeName;
  return isHan(phrase) || others.includes(`${wanted} `) ? EVIDENCE.name : EVIDENCE.beginningOfName;
}

function isVerb(term: Term): boolean {
  return term.some(({ ofCalls }) => ofCalls);
}

/** The id of a call, its first other name, says as much as its title. */
function weighId(others: string, wanted: string): number {
  const at = others.indexOf(wanted);
  const end = others.indexOf(' |', 2);
  return at < 0 || at > end ? 0 : weighTitle(others.slice(2, end), wanted, EVIDENCE.title);
}

function toWhole(terms: Term[]): string {
  const typed = terms.map(([first]) => first?.phrase ?? '').join(' ');
  return typed.replace(/(?<=\p{Unified_Ideograph}) (?=\p{Unified_Ideograph})/gu, '');
}

function weighCall(head: Head | undefined, hasAll: boolean): number {
  const { owner = '' } = head?.name ?? {};
  // A webhook has a name, no path.
  const parts = owner.includes('/') ? Math.min(MOST_PARTS, owner.split('/').length) : MOST_PARTS;
  return (hasAll ? CALL_WITH_ALL : 1) * (1.06 - PART_OF_PATH * parts);
}
