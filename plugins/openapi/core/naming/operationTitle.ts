import { nameKey, oneOf } from '../../../shared/core/nouns';
import { joinTitle, splitWords } from '../../../shared/core/splitWords';
import { countVerbWords, isClearVerb } from '../../../shared/core/verbs';
import { titlePath } from './pathTitle';

export interface NamedOperation {
  operationId?: string;
  method: string;
  path: string;
  tag?: string;
  updates?: boolean;
}

/** Words about the code rather than the API. */
const NOISE = new Set(['controller', 'resource', 'handler', 'endpoint', 'endpoints', 'service', 'api']);

/** Words that cannot be the object: `List all`, `Get by ID`. */
const NO_OBJECT = new Set(['all', 'by', 'for', 'in', 'from', 'many', 'one', 'batch', 'with', 'async', 'at', 'on']);

const MANY = new Set(['list', 'search', 'find', 'query', 'count', 'bulk', 'batch', 'mass']);

/** Generated name endings that say less than the path: `apps-builds-get_to_many_related`. */
const GENERIC = /[a-z]-[a-z]+_(?:instance|collection|to_(?:one|many)_related)$/;

/** Makes a title for an operation without a summary: `GuildsController_getMember` -> `Get guild member`. */
export function titleOperation({ operationId, method, path, tag, updates }: NamedOperation): string {
  const fromPath = () => titlePath(method, path, updates) ?? `${method} ${path}`;
  if (operationId === undefined || GENERIC.test(operationId) || repeatsPath(operationId, method, path)) {
    return fromPath();
  }
  const { owner, words } = readName(operationId, method, tag);
  return words.length === 0 ? fromPath() : joinTitle(putVerbFirst(owner, words, tag));
}

/** Whether a name only repeats method and path: `GetUsersUser` for `GET /v1/users/{user}`. */
export function repeatsPath(operationId: string, method: string, path: string): boolean {
  const [verb, ...rest] = splitWords(operationId);
  if (verb?.toLowerCase() !== method.toLowerCase()) return false;
  const own = rest.join('').toLowerCase();
  const segments = path.split('/').filter((segment) => segment !== '');
  const forms = [segments, segments.filter((segment) => !segment.startsWith('{'))].flatMap((list) =>
    list.map((_, start) => splitWords(list.slice(start).join(' ')).join('').toLowerCase()).slice(0, 4),
  );
  return segments.length > 1 && forms.includes(own);
}

/** Separates the words of the action from those of its owner: a class, a namespace or the tag. */
function readName(operationId: string, method: string, tag = ''): { owner: string[]; words: string[] } {
  const isMixed = /[a-z]/.test(operationId) && /[A-Z]/.test(operationId);
  const pieces = operationId
    .split(isMixed ? /[/.:#\\_]+/ : /[/.:#\\]+|__+/)
    .map(splitWords)
    .filter((words) => words.length > 0 && !/^v\d+$/i.test(words.join('')));
  const words = pieces.at(-1) ?? [];
  const owner = pieces
    .slice(0, -1)
    .map(dropNoise)
    .filter((piece) => piece.length > 0 && piece.join('') !== method)
    .slice(/[^.]\.[^.]+\.[^.]/.test(operationId) ? -1 : 0);
  if (owner.length > 0) {
    if (countVerbWords(words) > 0 && countVerbWords(owner[0] ?? [], isClearVerb) === 0)
      return { owner: owner.flat(), words };
    return { owner: [], words: [...owner.flat(), ...words] };
  }
  const name = splitWords(tag);
  const after = words.slice(name.length);
  if (name.length > 0 && sameWords(words.slice(0, name.length), name) && findVerb(after) !== undefined) {
    return { owner: name, words: after };
  }
  const verbs = countVerbWords(words);
  const isVersion = name.some((word) => /^v\d/i.test(word));
  if (isVersion && verbs > 0 && sameWords(words.slice(verbs, verbs + name.length), name)) {
    return { owner: [], words: [...words.slice(0, verbs), ...words.slice(verbs + name.length)] };
  }
  const [first = '', ...rest] = words;
  if (verbs === 0 && rest.length > 1 && isClearVerb(rest[0])) return { owner: [first], words: rest };
  return { owner: [], words };
}

function dropNoise(words: string[]): string[] {
  return words.length > 1 && NOISE.has(words.at(-1)?.toLowerCase() ?? '') ? words.slice(0, -1) : words;
}

function findVerb(words: string[]): { start: number; count: number } | undefined {
  const front = countVerbWords(words);
  if (front > 0) return { start: 0, count: front };
  for (const count of [3, 2, 1]) {
    const start = words.length - count;
    if (start > 0 && countVerbWords(words.slice(start), isClearVerb) === count) return { start, count };
  }
  return undefined;
}

/** `volumes`, `create` -> `create volume`. Drops an owner that the tag or the other words already name. */
function putVerbFirst(owner: string[], words: string[], tag = ''): string[] {
  const place = findVerb(words);
  if (!place) return [...owner, ...words];
  const { start, count } = place;
  const verb = words.slice(start, start + count);
  const rest = [...words.slice(0, start), ...words.slice(start + count)];
  const isMany = MANY.has(verb[0]?.toLowerCase() ?? '');
  if (start > 0) return [...verb, ...(isMany ? rest : oneOf(rest))];
  const [next = ''] = rest.map((word) => word.toLowerCase());
  if (rest.length === 0) return [...verb, ...(isMany ? owner : oneOf(owner))];
  if (NO_OBJECT.has(next)) {
    const all = next === 'all' ? 1 : 0;
    const noun = isMany || all > 0 ? owner : oneOf(owner);
    return [...verb, ...rest.slice(0, all), ...noun, ...rest.slice(all)];
  }
  if (rest.length === 1 && next.endsWith('ed')) return [...verb, ...rest, ...(isMany ? owner : oneOf(owner))];
  const isSaid = owner.some((word) => rest.some((other) => sameWords([word], [other])));
  return isSaid || sameWords(owner, splitWords(tag)) ? [...verb, ...rest] : [...verb, ...oneOf(owner), ...rest];
}

function sameWords(a: string[], b: string[]): boolean {
  return a.length > 0 && nameKey(a) === nameKey(b);
}
