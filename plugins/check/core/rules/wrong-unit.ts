import { passageRule } from '../engine/rule';
import type { NameFact } from '../facts/types';
import { findUnitNames, nameUnit, type Unit } from '../text/amounts';

/** `ttl` in seconds, where the document says minutes. */
export const wrongUnit = passageRule({
  id: 'wrong-unit',
  about: 'The unit that a text gives to a parameter or field is the one of its description.',
  *check({ passage, owners }, { names }) {
    const own = owners.some(({ key, kind }) => key === 'description' && (kind === 'parameter' || kind === 'schema'));
    if (own || passage.codes.length === 0) return;
    for (const { unit, index } of findUnitNames(passage.text)) {
      const named = [...passage.codes].reverse().find((code) => code.index < index && index - code.index < 60);
      const next = passage.codes.find((code) => code.index > index && code.index - index < 12);
      const name = named ?? next;
      const units = name ? unitsOf(names.get(name.value) ?? []) : [];
      if (units.length === 0 || units.includes(unit)) continue;
      const known = units.map(nameUnit).join(' or ');
      const message = `The document gives \`${name?.value}\` in ${known}, not in ${nameUnit(unit)}.`;
      yield { at: passage.place(index), message };
    }
  },
});

export function unitsOf(facts: NameFact[]): Unit[] {
  return [...new Set(facts.flatMap(({ description }) => findUnitNames(description).map(({ unit }) => unit)))];
}
