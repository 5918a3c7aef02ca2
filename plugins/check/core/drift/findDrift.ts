import { once } from '../../../shared/core/cache';
import type { Facts } from '../facts/types';
import { type Contracts, contractsOf } from '../lock/contracts';
import { digestOf, type Lock } from '../lock/lock';
import type { Project, Spot } from '../project/project';
import type { Passage } from '../text/passage';
import { compareContracts, type PartChange } from './compareContracts';
import { listWatched, type Section } from './listWatched';
import { createNaming, memberOf, type Named, type Naming, namedIn } from './namedElements';

export interface Drifted {
  spot: Spot;
  /** What changed of the elements that the passage names: a sentence for each element. */
  changes: string[];
}

/** The passages that name something that is no longer as it was. `isKept`: whether a passage was there then. */
export function* findDrift(
  project: Project,
  facts: Facts,
  before: Contracts,
  isKept: (section: Section, spot: Spot) => boolean = () => true,
): Generator<Drifted> {
  const now = contractsOf(facts.model);
  const changed = changesSince(facts)(before);
  if (changed.size === 0) return;
  const isKnown = Object.entries(before).every(([key, parts]) =>
    Object.keys(parts).every((part) => now[key] && part in now[key]),
  );
  // Most changes add no names: then what passages name is known.
  const naming = namingOf(facts)(isKnown ? NOTHING : before);
  for (const section of listWatched(project)) {
    for (const { spot, named } of namedInSection(naming)(section)) {
      const changes = named.flatMap((one) => describe(one, changed));
      if (changes.length > 0 && isKept(section, spot)) yield { spot, changes };
    }
  }
}

const changesSince = once((facts: Facts) =>
  once((before: Contracts) => compareContracts(before, contractsOf(facts.model))),
);

const namingOf = once((facts: Facts) =>
  once((before: Contracts) => createNaming(contractsOf(facts.model), before, facts)),
);

const namedInSection = once((naming: Naming) =>
  once(({ spots }: Section) =>
    spots.flatMap((spot) => {
      const named = namedIn(spot, spots, naming);
      return named.length > 0 ? [{ spot, named }] : [];
    }),
  ),
);

/** Without an older version. */
const NOTHING: Contracts = {};

/** Nothing, if it is as it was. */
function describe({ key, member }: Named, changed: ReadonlyMap<string, PartChange[]>): string[] {
  const all = changed.get(key) ?? [];
  const own = member === undefined ? all : all.filter(({ part }) => part === '' || memberOf(part) === member);
  const name = key.replace(/^credential /, '');
  return own.length === 0 ? [] : [`\`${name}\` ${own.map(({ message }) => message).join(', ')}`];
}

/** Whether the lock file has a passage as it is now. */
export function isAccepted({ passages }: Lock, { file, name }: Section, { passage }: Spot): boolean {
  return passages[file]?.[name]?.split(' ').includes(digestOf(passage)) ?? false;
}

/** Every passage that names something, and what it names. */
export function* listNaming(
  project: Project,
  facts: Facts,
): Generator<{ section: Section; spot: Spot; named: Named[] }> {
  for (const section of listWatched(project)) {
    for (const one of namedInSection(namingOf(facts)(NOTHING))(section)) yield { section, ...one };
  }
}

/** The passages that name something, whose change would be noticed. */
export function listWatchedPassages(project: Project, facts: Facts): ReadonlySet<Passage> {
  return new Set([...listNaming(project, facts)].map(({ spot }) => spot.passage));
}

/** A lock file of what passages say now. */
export function createLock(project: Project, facts: Facts): Lock {
  const now = contractsOf(facts.model);
  const used = new Set<string>();
  const passages = new Map<string, Map<string, string[]>>();
  for (const { section, spot, named } of listNaming(project, facts)) {
    for (const { key } of named) used.add(key);
    const sections = passages.get(section.file) ?? new Map<string, string[]>();
    passages.set(
      section.file,
      sections.set(section.name, [...(sections.get(section.name) ?? []), digestOf(spot.passage)]),
    );
  }
  return {
    contracts: Object.fromEntries(Object.entries(now).filter(([key]) => used.has(key))),
    passages: Object.fromEntries(
      [...passages].map(([file, sections]) => [
        file,
        Object.fromEntries([...sections].map(([name, all]) => [name, all.join(' ')])),
      ]),
    ),
  };
}
