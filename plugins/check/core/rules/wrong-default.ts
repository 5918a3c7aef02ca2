import { passageRule } from '../engine/rule';
import type { Facts, NameFact } from '../facts/types';
import type { Spot } from '../project';
import {
  type Amount,
  amountsOf,
  LONGEST_SENTENCE,
  nameAmount,
  nameSeconds,
  readAmounts,
  secondsOf,
} from '../text/amounts';
import { type Passage, proseOf } from '../text/passage';
import { factsNamedIn, schemaAt } from './support/limits';
import { translationsOf } from './support/meanings';

const CUE =
  /\bdefaults?\b|\bwithout (?:it\b|one\b|\s+[,.])|\bunless you (?:pass|send|set|give|say)|\bif you (?:do not|don't|leave|omit)\b|默认|缺省|不传/i;

/** `ttl` lives for 7 days by default. */
export const wrongDefault = passageRule<ReadonlyMap<string, string>>({
  id: 'wrong-default',
  needsAll: true,
  about: 'A default that a text states is the one of the document.',
  prepare: ({ catalogues }) => translationsOf(catalogues),
  *check(spot, facts, translations) {
    const { passage } = spot;
    const prose = proseOf(passage);
    if (!CUE.test(prose)) return;
    for (const [sentence, amounts] of groupBySentence(prose, amountsOf(passage))) {
      for (const amount of CUE.test(sentence) ? amounts : []) {
        const allowed = allowedBy(spot, amount, sentence, facts, translations);
        // A sentence that states the default may go on about other amounts.
        if (allowed.length === 0 || amounts.some((one) => allowed.includes(secondsOf(one) ?? one.value))) continue;
        const known = [...new Set(allowed)].map((one) => (amount.unit ? nameSeconds(one) : String(one)));
        const message = `The default in the document is ${known.slice(0, 3).join(' or ')}, not ${nameAmount(amount)}.`;
        yield { at: passage.place(amount.index), message };
      }
    }
  },
});

function groupBySentence(prose: string, amounts: Amount[]): Map<string, Amount[]> {
  const groups = new Map<string, Amount[]>();
  for (const amount of amounts) {
    const { before, index } = amount;
    const sentence = `${before}${prose.slice(index, index + LONGEST_SENTENCE).split(/[.;|](?:\s|$)|[。；]/)[0]}`;
    const group = groups.get(sentence);
    if (group) group.push(amount);
    else groups.set(sentence, [amount]);
  }
  return groups;
}

/** Defaults with a unit come from descriptions, those without from schemas. */
function allowedBy(
  { passage, owners, page }: Spot,
  { unit, index }: Amount,
  sentence: string,
  facts: Facts,
  translations: ReadonlyMap<string, string>,
): number[] {
  const own = owners.find(({ kind, key }) => key === 'description' && (kind === 'parameter' || kind === 'schema'));
  if (own) {
    const { default: value } = schemaAt(own.node);
    return typeof value === 'number' && unit === undefined ? [value] : [];
  }
  const named = factsNamedIn(near(passage, index), facts);
  const words = wordsOf(sentence);
  if (named.length > 0) {
    // `ttl` of several calls: the sentence, or its page, tells which.
    const meant = named.filter(({ owner }) => isMeant(owner, words, page, facts));
    return (meant.length > 0 ? meant : named).flatMap((name) => defaultsOf(name, unit !== undefined));
  }
  if (unit === undefined) return [];
  const alike = [...facts.names.values()].flat().filter((name) => {
    const texts = [name.description, translations.get(name.description) ?? ''];
    return texts.some((text) => [...wordsOf(text)].some((word) => words.has(word)));
  });
  const meant = alike.filter((name) => defaultsOf(name, true).length > 0 && isMeant(name.owner, words, page, facts));
  return (meant.length > 0 ? meant : alike).flatMap((name) => defaultsOf(name, true));
}

function isMeant(owner: string, words: Set<string>, page: Spot['page'], facts: Facts): boolean {
  const operation = facts.operations.get(owner);
  if (!operation) return false;
  const own = page ? facts.pageOperations.get(page.path) : undefined;
  if (own) return own.includes(operation);
  return operation.tags.some((tag) => [...wordsOf(tag)].some((word) => words.has(word)));
}

function near({ text, context }: Passage, index: number): string {
  return context.length < LONGEST_SENTENCE
    ? context
    : text.slice(Math.max(0, index - LONGEST_SENTENCE), index + LONGEST_SENTENCE);
}

export function defaultsOf({ description, schema }: NameFact, hasUnit: boolean): number[] {
  if (!hasUnit) return typeof schema.default === 'number' ? [schema.default] : [];
  return CUE.test(description) ? readAmounts(description).flatMap((amount) => secondsOf(amount) ?? []) : [];
}

const USUAL = new Set(
  'default defaults without about after then that this with from long when where which each every keep keeps kept live lives last lasts valid stored expire expires until milliseconds second seconds minute minutes hour hours days weeks month months year years'.split(
    ' ',
  ),
);

/** Words that say what a text is about, and pairs of Chinese characters. */
function wordsOf(text: string): Set<string> {
  const english = (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !USUAL.has(word))
    .map((word) => word.replace(/s$/, ''));
  const chinese = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((letter, index) => `${run[index]}${letter}`),
  );
  return new Set([
    ...english,
    ...chinese.filter((pair) => !/[有效期默认单位分钟小时天年码的不传约为是后过]/.test(pair)),
  ]);
}
