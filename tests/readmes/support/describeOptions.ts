import type { Joi } from '@docusaurus/utils-validation';
import type { Member } from './readMembers';

/** What `schema.describe()` returns, as far as we use it. */
interface Description {
  type?: string;
  flags?: { default?: unknown; only?: boolean; presence?: string };
  allow?: unknown[];
  tags?: string[];
  keys?: Record<string, Description>;
  patterns?: Array<{ rule: Description }>;
  items?: Description[];
  matches?: Array<{ schema?: Description; then?: Description; otherwise?: Description }>;
}

export interface Option {
  /** With those that it is in: `typesense.url`, `items[].title`. */
  name: string;
  type: string;
  /** As code; empty: none. */
  initial: string;
  purpose: string;
}

/** Where options are described that are another plugin's: a link, by name. */
export type Elsewhere = Readonly<Record<string, string>>;

/** Lists options, without those that only plugins set. Throws for an option without a comment. */
export function describeOptions(
  schema: Joi.ObjectSchema,
  members: ReadonlyMap<string, Member>,
  elsewhere: Elsewhere,
): Option[] {
  return listOptions(schema.describe(), members, elsewhere, '');
}

function listOptions(
  { keys = {} }: Description,
  members: ReadonlyMap<string, Member>,
  elsewhere: Elsewhere,
  prefix: string,
): Option[] {
  return namesOf(keys).flatMap((key) => {
    const described = keys[key] ?? {};
    const member = members.get(key);
    const name = prefix + key;
    if (!member?.comment) throw new Error(`The option ${name} has no comment`);
    const link = elsewhere[name];
    const inner = link ? undefined : findInner(described);
    const own = member.members();
    const isRecursive = [...own.keys()].join() === [...members.keys()].join();
    const hasRows =
      inner !== undefined && !isRecursive && [...own.values()].some(({ comment }) => comment !== undefined);
    const rest = link
      ? ` See ${link}.`
      : inner && !hasRows && !isRecursive
        ? ` Keys: ${listCode(namesOf(inner.described.keys))}.`
        : '';
    const row = { name, type: typeOf(described), initial: initialOf(described), purpose: `${member.comment}${rest}` };
    return [row, ...(hasRows ? listOptions(inner.described, own, elsewhere, `${name}${inner.mark}.`) : [])];
  });
}

function namesOf(keys: Description['keys'] = {}): string[] {
  return Object.keys(keys).filter((key) => !keys[key]?.tags && keys[key]?.flags?.presence !== 'forbidden');
}

/** Finds the options of an object, or those of the objects of a list. */
function findInner(described: Description): { described: Description; mark: '' | '[]' } | undefined {
  if (described.keys) return { described, mark: '' };
  for (const item of described.items ?? []) {
    const found = findInner(item);
    if (found?.mark === '') return { ...found, mark: '[]' };
  }
  for (const part of partsOf(described)) {
    const found = findInner(part);
    if (found) return found;
  }
  return undefined;
}

/** Parts of a choice. That of a function is what a plugin hands over. */
function partsOf({ matches = [] }: Description): Description[] {
  return matches
    .flatMap(({ schema, then, otherwise }) => [then, otherwise, ...(then || otherwise ? [] : [schema])])
    .flatMap((part) => (part && (part.type !== 'any' || part.flags?.only) ? [part] : []));
}

function typeOf(described: Description): string {
  const { type, flags, allow = [], items = [], patterns = [] } = described;
  const values = allow.filter((value) => value !== '').map(show);
  if (flags?.only) return values.join(' | ');
  const parts = partsOf(described);
  const own = () => {
    if (type === 'array') return listType(unite(items.map(typeOf)));
    if (type === 'alternatives') return unite(parts.map(typeOf));
    const [pattern] = patterns;
    if (type === 'object' && pattern) return `{ [name]: ${typeOf(pattern.rule)} }`;
    return type ?? 'any';
  };
  return unite([...values, own()]);
}

const unite = (types: string[]) => [...new Set(types)].join(' | ') || 'any';
const listType = (type: string) => (type.includes(' ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`);

function initialOf({ flags = {} }: Description): string {
  if (flags.presence === 'required') return 'required';
  if (flags.default === undefined) return '';
  return isDeep(flags.default) ? '`{}`' : `\`${show(flags.default)}\``;
}

/** How Joi describes the defaults of all keys. */
function isDeep(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'special' in value;
}

function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  return Array.isArray(value) ? `[${value.map(show).join(', ')}]` : JSON.stringify(value);
}

function listCode(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
