import { passageRule } from '../engine/rule';
import type { Facts, NameFact } from '../facts/types';
import type { Spot } from '../project';
import { type Amount, amountsOf, nameAmount, nameSeconds, readAmounts, secondsOf } from '../text/amounts';
import { proseOf } from '../text/passage';
import { factsNamedIn, schemaAt } from './support/limits';

const CUE = /\bdefaults?\b|\bwithout (?:it|one)\b|默认|缺省|不传/i;

/** `ttl` lives for 7 days by default. */
export const wrongDefault = passageRule({
  id: 'wrong-default',
  needsAll: true,
  about: 'A default that a text states is the one of the document.',
  *check(spot, facts) {
    const { passage } = spot;
    const prose = proseOf(passage);
    if (!CUE.test(prose)) return;
    for (const amount of amountsOf(passage)) {
      if (!CUE.test(sentenceAt(prose, amount))) continue;
      const allowed = allowedBy(spot, amount, facts);
      const value = secondsOf(amount) ?? amount.value;
      if (allowed.length === 0 || allowed.includes(value)) continue;
      const known = [...new Set(allowed)].map((one) => (amount.unit ? nameSeconds(one) : String(one)));
      const message = `The default in the document is ${known.slice(0, 3).join(' or ')}, not ${nameAmount(amount)}.`;
      yield { at: passage.place(amount.index), message };
    }
  },
});

function sentenceAt(prose: string, { before, index }: Amount): string {
  return `${before}${prose.slice(index).split(/[.;|](?:\s|$)|[。；]/)[0]}`;
}

/** Defaults with a unit come from descriptions, those without from schemas. */
function allowedBy({ passage, owners }: Spot, { unit }: Amount, facts: Facts): number[] {
  const own = owners.find(({ kind, key }) => key === 'description' && (kind === 'parameter' || kind === 'schema'));
  if (own) {
    const { default: value } = schemaAt(own.node);
    return typeof value === 'number' && unit === undefined ? [value] : [];
  }
  const named = factsNamedIn(passage.context, facts);
  if (named.length > 0) return named.flatMap((name) => defaultsOf(name, unit !== undefined));
  return unit === undefined ? [] : [...facts.names.values()].flat().flatMap((name) => defaultsOf(name, true));
}

export function defaultsOf({ description, schema }: NameFact, hasUnit: boolean): number[] {
  if (!hasUnit) return typeof schema.default === 'number' ? [schema.default] : [];
  return CUE.test(description) ? readAmounts(description).flatMap((amount) => secondsOf(amount) ?? []) : [];
}
