import { insertBest } from '../best';
import type { Matcher } from '../index/matcher';
import type { Prepared } from '../index/prepare';
import { atWordStart, type Head, type Heads } from './heads';
import type { Term } from './understand';
import { isHan } from './words';

export interface Closest {
  head: Head;
  score: number;
}

const EVIDENCE = {
  wholeTitle: 4,
  wholeName: 3,
  title: 2.2,
  beginning: 1.5,
  name: 1.2,
  beginningOfName: 0.8,
  text: 0.5,
  inWord: 0.15,
};
const WHOLE_QUERY = { title: 2, name: 1.7 };
/** Weights by kind: things with a name of their own precede their parts. */
const KINDS = {
  page: 1.5,
  heading: 0.5,
  operation: 1.1,
  error: 1.05,
  entity: 0.85,
  section: 1,
  demo: 1,
  parameter: 0.35,
  field: 0.3,
};
const LETTER = /[a-z]/;
/** Sums of fractions may miss 1 by rounding. */
const ALL = 0.99;
/** A word in more texts than this is too common to matter. */
const MOST_TEXTS = 3000;
const LEAST = 0.4;

/** Ranks heads by rarity and number of terms, preferring titles. Words found only in texts lead to no head. */
export function createFindClosest(prepared: Prepared, heads: Heads, match: Matcher) {
  const size = heads.heads.length;
  const total = new Float32Array(size);
  const ofTerm = new Float32Array(size);
  const inNames = new Uint8Array(size);
  const covered = new Float32Array(size);

  return (terms: Term[], most: number): Closest[] => {
    const touched: number[] = [];
    let worthOfAll = 0;
    for (const term of terms) {
      const { places, count } = weighTerm(term, terms.length > 1);
      const worth = Math.log(1 + size / (1 + count));
      worthOfAll += worth;
      for (const place of places) {
        if (covered[place] === 0) touched.push(place);
        total[place] = (total[place] ?? 0) + worth * (ofTerm[place] ?? 0);
        covered[place] = (covered[place] ?? 0) + worth;
        ofTerm[place] = 0;
      }
    }
    const whole = toWhole(terms);
    const best: Closest[] = [];
    for (const place of touched) {
      const head = heads.heads[place];
      const share = (covered[place] ?? 0) / worthOfAll;
      const isNamed = (inNames[place] ?? 0) > 0 || share > ALL;
      const score = (total[place] ?? 0) * share * KINDS[kindOf(head, prepared)] * weighWhole(place, whole);
      total[place] = 0;
      covered[place] = 0;
      inNames[place] = 0;
      const worst = best.length < most ? 0 : (best.at(-1)?.score ?? 0);
      if (head && isNamed && score > worst) insertBest(best, { head, score }, most);
    }
    const least = (best[0]?.score ?? 0) * LEAST;
    return best.filter(({ score }) => score >= least);
  };

  /** Writes the weight of each matching head into `ofTerm`. `count` includes matches in texts. */
  function weighTerm(term: Term, withTexts: boolean): { places: number[]; count: number } {
    const places: number[] = [];
    let many = 0;
    const add = (place: number, weight: number) => {
      const before = ofTerm[place] ?? 0;
      if (before === 0) places.push(place);
      if (before < weight) ofTerm[place] = weight;
    };
    for (const { phrase, worth, inTexts } of term) {
      for (const place of heads.find(phrase)) {
        inNames[place] = 1;
        add(place, worth * weighNames(place, phrase, withTexts));
      }
      if (!inTexts || !withTexts) continue;
      const { titles, texts } = match(phrase);
      if (titles.length + texts.length > MOST_TEXTS) many = Math.max(many, titles.length + texts.length);
      else {
        for (const list of [titles, texts]) {
          for (const place of list) add(heads.ofEntry[place] ?? place, worth * weighText(place, phrase));
        }
      }
    }
    return { places, count: Math.max(many, places.length) };
  }

  function weighText(place: number, phrase: string): number {
    const text = prepared.texts[place] ?? '';
    return isHan(phrase) || hasWord(text, phrase) ? EVIDENCE.text : EVIDENCE.inWord;
  }

  function weighNames(place: number, phrase: string, isPart: boolean): number {
    const title = heads.titles[place] ?? '';
    const others = heads.others[place] ?? '';
    const wanted = atWordStart(phrase);
    // Beside other words, the heading `issue` says no more than `Create an issue`; a page of this name still does.
    const isLess = isPart && !phrase.includes(' ') && kindOf(heads.heads[place], prepared) !== 'page';
    const whole = isLess ? EVIDENCE.title : EVIDENCE.wholeTitle;
    return Math.max(weighTitle(title, wanted, whole), weighOthers(others, wanted, phrase));
  }

  function weighWhole(place: number, whole: string): number {
    if (heads.titles[place] === ` ${whole}`) return WHOLE_QUERY.title;
    return heads.others[place]?.includes(`| ${whole} |`) ? WHOLE_QUERY.name : 1;
  }
}

function weighTitle(title: string, wanted: string, whole: number): number {
  const at = title.indexOf(wanted);
  if (at < 0) return 0;
  const cover = 0.6 + (0.4 * wanted.trimStart().length) / (title.length - 1);
  if (title.length === wanted.trimStart().length + 1) return whole;
  const end = title[at + wanted.length];
  const isWhole = end === undefined || end === ' ' || isHan(wanted);
  return cover * (isWhole ? EVIDENCE.title : EVIDENCE.beginning);
}

function weighOthers(others: string, wanted: string, phrase: string): number {
  if (others === '' || !others.includes(wanted)) return 0;
  if (others.includes(`| ${phrase} |`)) return EVIDENCE.wholeName;
  return isHan(phrase) || others.includes(`${wanted} `) ? EVIDENCE.name : EVIDENCE.beginningOfName;
}

function toWhole(terms: Term[]): string {
  const typed = terms.map(([first]) => first?.phrase ?? '').join(' ');
  return typed.replace(/(?<=\p{Unified_Ideograph}) (?=\p{Unified_Ideograph})/gu, '');
}

function hasWord(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function kindOf(head: Head | undefined, { entries }: Prepared): keyof typeof KINDS {
  if (head?.name) return head.name.kind;
  const { of, texts } = entries[head?.entry ?? -1] ?? { of: 'section', texts: [] };
  // A heading with only subheadings is for navigation.
  return of === 'section' && texts.length === 0 ? 'heading' : of;
}
