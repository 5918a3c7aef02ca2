import { lazily, once } from '../../../shared/core/cache';
import type { Facts } from '../facts/types';
import { type Contracts, credentialKey, keyOf } from '../lock/contracts';
import type { Spot } from '../project/project';
import { operationOf, operationsAt, operationsOf } from '../support/passages';
import { attributesOf } from '../text/attributesOf';
import { type Passage, proseOf } from '../text/passage';

/** An element that a passage names: all of it, or one of its parameters or fields. */
export interface Named {
  key: string;
  member?: string;
}

/** The elements of the document, by the words with which a passage names them. */
export interface Naming {
  contracts: Contracts;
  /** Elements that have a parameter or field of a name. */
  owners: ReadonlyMap<string, readonly string[]>;
  facts: Facts;
  /** What each passage and code names, once it was looked up. */
  known: { passages: WeakMap<Passage, string[]>; codes: Map<string, string[]> };
}

/** `before`: what the lock file knows, which may no longer be in the document. */
export function createNaming(now: Contracts, before: Contracts, facts: Facts): Naming {
  const contracts = { ...before, ...now };
  const owners = new Map<string, string[]>();
  for (const [key, contract] of [...Object.entries(before), ...Object.entries(now)]) {
    for (const name of new Set(Object.keys(contract).flatMap((part) => memberOf(part) ?? []))) {
      const known = owners.get(name) ?? [];
      if (!known.includes(key)) owners.set(name, [...known, key]);
    }
  }
  return { contracts, owners, facts, known: { passages: new WeakMap(), codes: new Map() } };
}

const PARAMETER = /^(?:path|query|header|cookie|querystring) (\S+)$/;

/** The parameter or field that a part of a contract is about: `ttl` of `query ttl`, `score` of `result.list[].score`. */
export function memberOf(part: string): string | undefined {
  const bare = part.replace(/(?: variant \d+|\[\]|\.\*)+$/, '');
  return PARAMETER.exec(bare)?.[1] ?? /\.([^.\s[\]]+)$/.exec(bare)?.[1];
}

interface Mentions {
  codes: string[];
  hrefs: string[];
  numbers: string[];
}

/** What a passage writes that may name something, without asking what it is. */
const mentionsOf = once((passage: Passage): Mentions => {
  const pins = [...passage.text.matchAll(/<(?:Call|Field|ErrorCode)\b[^>]*>/g)].map(([pin]) => attributesOf(pin));
  return {
    codes: [
      ...passage.codes.map(({ value }) => value),
      ...pins.flatMap(({ id, of, name }) => [id, of, name].flatMap((one) => one ?? [])),
    ],
    hrefs: passage.links.map(({ href }) => href),
    numbers: [
      ...(proseOf(passage).match(/(?<![\w.,])\d{3,6}(?![\w,.]\d)/g) ?? []),
      ...pins.flatMap(({ code }) => code ?? []),
    ],
  };
});

/** What a passage names. A name that several elements have is that of those named beside it, else in the section, else of all. */
export function namedIn(spot: Spot, around: readonly Spot[], naming: Naming): Named[] {
  const whole = wholesOf(spot, naming);
  const found = new Map<string, Named>(whole.map((key) => [key, { key }]));
  const add = (key: string, member: string) => void (found.has(key) || found.set(`${key} ${member}`, { key, member }));
  for (const { key, member } of describedBy(spot, naming)) {
    if (member === undefined) found.set(key, { key });
    else add(key, member);
  }
  const members = membersIn(spot, naming);
  if (members.length === 0) return [...found.values()];
  const near = lazily(() => around.flatMap((one) => wholesOf(one, naming)));
  for (const name of members) {
    const owners = naming.owners.get(name) ?? [];
    const among = (keys: readonly string[]) => owners.filter((key) => keys.includes(key));
    const beside = among(whole);
    const inSection = beside.length > 0 ? beside : among(near());
    for (const key of inSection.length > 0 ? inSection : owners) add(key, name);
  }
  return [...found.values()];
}

/** A number in a description is about the element that it describes. */
function describedBy({ passage, owners }: Spot, { contracts, facts }: Naming): Named[] {
  if (!/\d/.test(passage.text)) return [];
  return owners.flatMap((text): Named[] => {
    const { path, node, kind } = text;
    const operation =
      operationOf(text, facts) ?? facts.model.operations.find((one) => path[1] === one.path && path[0] === 'paths');
    const key = operation ? keyOf(operation) : path[1] === 'schemas' ? path[2] : undefined;
    if (key === undefined || !Object.hasOwn(contracts, key)) return [];
    const field = path.at(-2) === 'properties' ? path.at(-1) : undefined;
    const member = kind === 'parameter' && typeof node.name === 'string' ? node.name : field;
    return [{ key, ...(member !== undefined && { member }) }];
  });
}

function membersIn({ passage }: Spot, { owners }: Naming): string[] {
  const names = mentionsOf(passage).codes.flatMap((code) => code.split(/[.=]/).filter((one) => /^[\w-]+$/.test(one)));
  return [...new Set(names)].filter((name) => owners.has(name));
}

/** Operations, schemas, codes and credentials. */
function wholesOf({ passage }: Spot, naming: Naming): string[] {
  const found = naming.known.passages.get(passage) ?? findWholes(passage, naming);
  naming.known.passages.set(passage, found);
  return found;
}

function findWholes(passage: Passage, naming: Naming): string[] {
  const { contracts, facts } = naming;
  const { codes, hrefs, numbers } = mentionsOf(passage);
  const known = (key: string) => (Object.hasOwn(contracts, key) ? [key] : []);
  return [
    ...new Set([
      ...codes.flatMap((code) => wholesOfCode(code, naming)),
      ...hrefs.flatMap((href) => hrefKeys(href, facts).concat(known(href.split('#')[1] ?? ''))),
      ...numbers.flatMap(known),
    ]),
  ];
}

function wholesOfCode(code: string, { contracts, facts, known }: Naming): string[] {
  const keys = [code, credentialKey(code)].filter((key) => Object.hasOwn(contracts, key));
  const found = known.codes.get(code) ?? [...keys, ...operationsOf(code, facts).map(keyOf)];
  known.codes.set(code, found);
  return found;
}

/** The operation of an anchor, or the only one of a page. */
function hrefKeys(href: string, facts: Facts): string[] {
  const found = operationsAt(href, facts);
  return href.includes('#') || found.length === 1 ? found.map(keyOf) : [];
}
