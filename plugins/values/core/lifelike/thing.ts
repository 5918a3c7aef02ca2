import { onceByText } from '../../../shared/core/cache';
import { toSingular } from '../../../shared/core/nouns';
import { splitWords } from '../../../shared/core/splitWords';
import { OWNERS } from './names';

/** What a value is: the name of its field or parameter, and of what has it. */
export interface Thing {
  name: string;
  owner?: string;
  /** The description of the parameter, or of whatever else has the schema. */
  description?: string;
  /** Part of a path: without spaces. */
  isInPath?: true;
}

const SHORT = new Map(
  Object.entries({
    org: 'organization',
    orgs: 'organization',
    repo: 'repository',
    repos: 'repository',
    no: 'number',
    num: 'number',
    nr: 'number',
    tel: 'telephone',
    addr: 'address',
    pic: 'picture',
    env: 'environment',
    ids: 'id',
    uuid: 'id',
    guid: 'id',
    uid: 'id',
    identifier: 'id',
  }),
);

/** Lower case, in singular, abbreviations written out: `orgIDs` -> `organization`, `id`. */
export const wordsOf = onceByText((name: string): readonly string[] =>
  splitWords(name).map((word) => {
    const lower = word.toLowerCase();
    return SHORT.get(lower) ?? SHORT.get(toSingular(lower)) ?? (lower.length > 3 ? toSingular(lower) : lower);
  }),
);

/** Words of schema names that say nothing of the thing. */
const EMPTY = new Set(
  'response request dto model object resource input output payload schema entity base full simple minimal nullable private public detail details info data create update new list result body type properties props param parameter record basic partial summary collection reply view'.split(
    ' ',
  ),
);

const RELATIONS = new Set(['with', 'without', 'for', 'by', 'in', 'on']);

/** `PrivateGuildMemberResponse` -> `member`: what a thing is called. */
export const nounOf = onceByText((name: string): string => {
  const all = wordsOf(name).filter((word) => !/^v?\d+$/.test(word));
  // `GuildWithCounts` is a guild.
  const rest = all.findIndex((word, index) => index > 0 && RELATIONS.has(word));
  const words = rest < 0 ? all : all.slice(0, rest);
  return words.findLast((word) => !EMPTY.has(word)) ?? words.at(-1) ?? '';
});

const KINDS = new Map(OWNERS.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)));

export function kindOf(noun: string): string | undefined {
  return KINDS.get(noun);
}

/** Names that say nothing without what has them. */
const GENERIC = new Set(
  'id key name slug number code value type kind ref version status state title label description url uri link href email login handle date time text content message body format count total size position index order result data hash token first last next before after to from path node self'.split(
    ' ',
  ),
);

export function isGeneric(words: readonly string[]): boolean {
  return words.length === 1 && GENERIC.has(words[0] ?? '');
}

/** A role makes another thing of it: the parent of a channel is another channel. */
const ROLES = new Set(
  'parent source target from to previous prev next old new root related linked original reply replied referenced last first other child second primary secondary external client sender receiver'.split(
    ' ',
  ),
);

export function isId(words: readonly string[]): boolean {
  return words.at(-1) === 'id';
}

/** The noun that an id identifies, with its role: `parentChannelId` -> `parent channel`. */
export function identified({ name, owner }: Thing): string {
  const words = wordsOf(name).slice(0, -1);
  const roles = words.slice(0, -1).filter((word) => ROLES.has(word));
  const noun = words.at(-1) ?? (owner === undefined ? '' : nounOf(owner));
  return [...roles, noun].join(' ').trim();
}

/** Things with the same key have the same value. */
export function keyOf(thing: Thing): string {
  const words = wordsOf(thing.name);
  if (isId(words)) return `${identified(thing)} id`;
  return words.length === 1 && thing.owner !== undefined ? `${nounOf(thing.owner)} ${words[0]}` : words.join(' ');
}

/** `/pets/{petId}/photos` -> `photos`: what a path or a parameter in it is about. */
export function ownerIn(path: string, before?: string): string | undefined {
  const [start = ''] = before === undefined ? [path] : path.split(`{${before}}`);
  return start.split('/').findLast((segment) => /^[a-z][\w-]*$/i.test(segment) && !/^v\d+$/i.test(segment));
}
