import { once } from '../../../shared/core/cache';
import { languagesOf } from '../cues';
import type { Cues, Property } from '../cues/types';
import { attributesOf } from '../text/attributesOf';
import type { Passage } from '../text/passage';
import { sentencesOf } from '../text/sentences';
import { ownPhrasesOf, type Phrase, phrasesOf } from './compilePhrase';
import { readAmount, unitOf } from './readAmount';
import type { Claim, Subject } from './types';

/** The statements of a passage that leave no doubt. Everything else is no claim. */
export const extractClaims = once((passage: Passage): Claim[] => {
  const { text, shift } = readRow(passage);
  if (!/[`[<]|\d/.test(text)) return [];
  return languagesOf(text)
    .flatMap((cues) => sentencesOf(text).flatMap((sentence) => claimsIn(sentence.text, sentence.index, cues)))
    .map((claim) => ({ ...claim, span: move(claim.span, -shift), stated: move(claim.stated, -shift) }));
});

/** The first cell of a row says what the others are about. */
function readRow({ text, context }: Passage): { text: string; shift: number } {
  const bare = (row: string) => row.replace(/^[\s|]+/, '');
  const isFirst = context !== text && bare(text) !== '' && bare(context).startsWith(bare(text));
  return isFirst ? { text: context, shift: context.indexOf(text) } : { text, shift: 0 };
}

/** The statements of a description about its own parameter or field. */
export function extractOwn(text: string, property: Property): Claim[] {
  return languagesOf(text).flatMap((cues) =>
    ownPhrasesOf(cues)
      .filter((phrase) => phrase.property === property)
      .flatMap((phrase) =>
        [...text.matchAll(phrase.pattern)].flatMap((match) => readMatch(match, phrase, cues, text, 0)),
      ),
  );
}

const guardsOf = once(({ doubting, past, uncounted }: Cues) => ({
  doubt: new RegExp(doubting, 'i'),
  past: new RegExp(past, 'i'),
  uncounted: new RegExp(`^\\s?(?:${uncounted})`, 'i'),
}));

function claimsIn(sentence: string, start: number, cues: Cues): Claim[] {
  if (/[?？]\s*$/.test(sentence) || guardsOf(cues).past.test(sentence)) return [];
  const { doubt } = guardsOf(cues);
  const hasSubject = /[`<]|\]\(/.test(sentence);
  const lower = sentence.toLowerCase();
  const phrases = phrasesOf(cues).filter(
    ({ property, canBeIn }) => (hasSubject || COUNTS.has(property)) && canBeIn(lower),
  );
  const claims = phrases.flatMap((phrase) =>
    [...sentence.matchAll(phrase.pattern)].flatMap((match) => {
      const before = sentence.slice(0, match.index).replace(/`[^`]*`|\]\([^)]*\)/g, '``');
      return doubt.test(before) ? [] : readMatch(match, phrase, cues, sentence, start);
    }),
  );
  // A denial contains its opposite: `is not optional`.
  return claims.filter(
    (claim) =>
      claim.negated ||
      !claims.some((other) => other.negated && other.property === claim.property && overlaps(other, claim)),
  );
}

function readMatch(
  match: RegExpExecArray,
  { property, negated }: Phrase,
  cues: Cues,
  text: string,
  start: number,
): Claim[] {
  const { subject: written = '', amount, value: stated = '', owned, owner = owned, title } = match.groups ?? {};
  const span: Claim['span'] = [start + match.index, start + match.index + match[0].length];
  const part = amount ?? stated;
  const at = span[0] + Math.max(0, match[0].lastIndexOf(part));
  const value = amount === undefined ? readValue(property, stated, cues) : readAmount(amount, cues);
  if (value === undefined) return [];
  const rest = text.slice(match.index + match[0].length);
  if (amount !== undefined && guardsOf(cues).uncounted.test(rest) && !COUNTS.has(property)) return [];
  if (property === 'meaning')
    return [
      {
        property,
        subject: { name: '' },
        value: [stated.replaceAll('`', ''), title ?? ''],
        negated,
        span,
        stated: [at, at + part.length],
      },
    ];
  const subjects = written === '' ? [{ name: '' }] : subjectsIn(written, owner);
  return subjects.map((subject) => ({ property, subject, ...value, negated, span, stated: [at, at + part.length] }));
}

/** Counts of all calls and codes, whose subject is the document. */
const COUNTS: ReadonlySet<Property> = new Set(['calls', 'codes']);

function readValue(property: Property, written: string, cues: Cues): Pick<Claim, 'value' | 'unit'> | undefined {
  if (property === 'required' || property === 'optional') return { value: property };
  if (property === 'meaning') return { value: written };
  if (property === 'error') return { value: Number(/\d+/.exec(written)?.[0]) };
  if (property === 'returns' || property === 'takes' || property === 'values') return { value: namesIn(written) };
  const word = written.replaceAll('`', '').toLowerCase();
  if (property === 'unit') {
    const unit = unitOf(word, cues);
    return unit && { value: unit, unit };
  }
  const [, meaning] = Object.entries(cues.words[property] ?? {}).find(([key]) => key.toLowerCase() === word) ?? [];
  return meaning === undefined ? undefined : { value: meaning };
}

function subjectsIn(written: string, owned: string | undefined): Subject[] {
  const owner = owned === undefined ? undefined : nameOf(owned);
  const names = [...written.matchAll(/`([^`]+)`|<(?:Call|Field)\b[^>]*>|\]\(([^)\s]+)\)/g)].map((match) => {
    const [whole, code, href] = match;
    return code ?? (href === undefined ? nameOf(whole) : `#${href.split('#')[1]}`);
  });
  // A link around a name is not another one.
  const own = names.filter((name) => name !== owner && (!name.startsWith('#') || names.length === 1));
  return own.map((name) => ({ name, ...(owner !== undefined && { owner }) }));
}

/** The name in code or in a pin. */
function nameOf(written: string): string {
  const [, code] = /`([^`]+)`/.exec(written) ?? [];
  const { id, name } = attributesOf(written);
  return code ?? name ?? id ?? '';
}

const namesIn = (written: string) => [...written.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const move = ([from, to]: Claim['span'], by: number): Claim['span'] => [from + by, to + by];

function overlaps({ span: [from, to] }: Claim, { span: [start, end] }: Claim): boolean {
  return from < end && start < to;
}
