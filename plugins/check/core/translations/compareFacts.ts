import { once } from '../../../shared/core/cache';
import type { Finding } from '../engine/rule';
import { findUnitNames, nameUnit, type Unit } from '../text/amounts';
import { type Passage, proseOf } from '../text/passage';
import { sentencesOf } from '../text/sentences';
import { compareMethods, compareWords } from './compareWords';
import { areRead, factsOf, nameFact, type PassageFacts, plain } from './factsOf';

const HAN = /\p{Script=Han}/u;

const comparisons = once((original: Passage) => once((translation: Passage) => compare(original, translation)));

/** Reports what a translation says differently. `one` and `a` count in neither language. */
export function compareFacts(original: Passage, translation: Passage): Finding[] {
  return comparisons(original)(translation);
}

function compare(original: Passage, translation: Passage): Finding[] {
  const copy = findCopy(original, translation);
  if (copy !== undefined) return [{ at: translation.place(copy), message: 'This text is not translated.' }];
  const [there, here] = [factsOf(original), factsOf(translation)];
  const findings: Finding[] = [];
  for (const [kind, name] of [['codes', 'code'] as const, ['links', 'link'] as const]) {
    // Placeholders in code are translated, too: `longitude:latitude`.
    let translated = kind === 'codes' ? translation.codes.filter(({ value }) => HAN.test(value)).length : 0;
    for (const value of there[kind].keys()) {
      if (here[kind].has(value) || isNumber(value, there, here)) continue;
      if (translated > 0) {
        translated -= 1;
        continue;
      }
      const own = [...here[kind]].find(([one]) => !there[kind].has(one));
      findings.push(differ(translation, own?.[1] ?? 0, `The original has the ${name} \`${value}\` here`, own?.[0]));
    }
    for (const [value, index] of here[kind]) {
      if (there[kind].has(value) || findings.length > 0 || isNumber(value, here, there)) continue;
      findings.push(differ(translation, index, `The original does not have the ${name} \`${value}\` here`));
    }
  }
  if (!areRead(original, translation)) {
    return [...findings, ...compareDigits(original, translation), ...compareMethods(original, translation)];
  }
  const [numbers, others] = [numbersOf(there), numbersOf(here)];
  const lost = [...there.digits.keys()].filter((value) => !others.has(plain(value)));
  const added = [...here.digits].filter(([value]) => !numbers.has(plain(value)));
  for (const value of lost)
    findings.push(
      differ(
        translation,
        added[0]?.[1] ?? 0,
        `The original says ${nameFact(value)} here`,
        added[0] && nameFact(added[0][0]),
      ),
    );
  if (lost.length === 0) {
    for (const [value, index] of added)
      findings.push(differ(translation, index, `The original does not say ${nameFact(value)} here`));
  }
  const isCount = ([value]: [string, number]) => plain(value) !== '1';
  const [lostWord] = [...there.words].filter((word) => isCount(word) && !others.has(plain(word[0])));
  const [addedWord] = [...here.words].filter(
    (word) => isCount(word) && !numbers.has(plain(word[0])) && !isImplied(word[0], original),
  );
  if (lostWord) {
    findings.push(
      differ(
        translation,
        addedWord?.[1] ?? 0,
        `The original says ${nameFact(lostWord[0])} here`,
        addedWord && nameFact(addedWord[0]),
      ),
    );
  } else if (addedWord) {
    findings.push(differ(translation, addedWord[1], `The original does not say ${nameFact(addedWord[0])} here`));
  }
  for (const [value, index] of here.softPlaces) {
    if (lostWord || numbers.has(value) || isImplied(value, original)) continue;
    findings.push(differ(translation, index, `The original does not say ${value} here`));
  }
  findings.push(...compareWords(original, translation));
  const units = unitsOf(there.digits);
  for (const [value, index] of here.digits) {
    const own = units.get(plain(value));
    const unit = value.replace(/^[\d.]+/, '');
    if (own === undefined || own.has(unit) || own.has('') || unit === '') continue;
    const name = nameUnit(unit as Unit);
    findings.push(
      differ(translation, index, `The original gives ${plain(value)} in another unit here, not in ${name}`),
    );
  }
  const [named, translated] = [original, translation].map(
    ({ text }) => new Set(findUnitNames(text).map(({ unit }) => unit)),
  );
  const other = [...(translated ?? [])].find((unit) => !named?.has(unit));
  if (other && [...(named ?? [])].some((unit) => !translated?.has(unit))) {
    const place = findUnitNames(translation.text).find(({ unit }) => unit === other)?.index ?? 0;
    findings.push(differ(translation, place, `The original names another unit here, not ${nameUnit(other)}`));
  }
  return findings;
}

/** A sentence that is the same in both languages; names and titles may be. */
function findCopy(original: Passage, translation: Passage): number | undefined {
  if (original.lang === translation.lang || !isLong(proseOf(translation))) return undefined;
  const copy = sentencesOf(translation.text).find(
    ({ text }) => isLong(proseOf({ text })) && original.text.includes(text.trim()),
  );
  return copy && copy.index + copy.text.search(/\S/);
}

const isLong = (prose: string) => (prose.match(WORDS) ?? []).length > 4;
const WORDS = /(?<![\w/.-])[a-z]{2,}(?![\w/-])/g;

const DIGITS = /(?<![\d:.])\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?(?![\d:])/g;

/** A number that is another one; languages separate thousands and decimals differently, and may write words. */
function* compareDigits(original: Passage, translation: Passage): Generator<Finding> {
  const [there, here] = [original, translation].map((one) => {
    const found = [...proseOf(one).matchAll(DIGITS)];
    return new Map(found.map(({ 0: written, index }) => [written.replace(/\D/g, ''), { written, index }]));
  });
  const [lost] = [...(there ?? [])].filter(([digits]) => !here?.has(digits));
  const [added] = [...(here ?? [])].filter(([digits]) => !there?.has(digits));
  if (lost && added)
    yield differ(translation, added[1].index, `The original says ${lost[1].written} here`, added[1].written);
}

/** Whether a link such as `/errors#10021` is lost together with the number that is its text. */
function isNumber(link: string, own: PassageFacts, other: PassageFacts): boolean {
  const [, number = ''] = /#(\d+)$/.exec(link) ?? [];
  return own.digits.has(number) && !other.digits.has(number);
}

function differ(translation: Passage, index: number, message: string, own?: string): Finding {
  return { at: translation.place(index), message: own === undefined ? `${message}.` : `${message}, not ${own}.` };
}

/** `both` and `twice` are two. */
function isImplied(value: string, { text }: Passage): boolean {
  return (
    plain(value) === '2' &&
    /\b(?:both|twice|pair|second|other|either|neither|again|one by one|between|apart|half|halves|sides?|each)\b/i.test(
      text,
    )
  );
}

function numbersOf({ digits, words, soft }: ReturnType<typeof factsOf>): Set<string> {
  return new Set([...digits.keys(), ...words.keys(), ...soft].map(plain));
}

function unitsOf(digits: Map<string, number>): Map<string, Set<string>> {
  const units = new Map<string, Set<string>>();
  for (const value of digits.keys()) {
    const number = plain(value);
    units.set(number, (units.get(number) ?? new Set()).add(value.slice(number.length)));
  }
  return units;
}
