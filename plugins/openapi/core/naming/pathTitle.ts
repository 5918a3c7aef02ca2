import { isPlural, nameKey, oneOf } from '../../../shared/core/nouns';
import { joinTitle } from '../../../shared/core/splitWords';
import { isClearVerb, isVerb } from '../../../shared/core/verbs';
import { readPath } from './pathWords';

const VERBS: Record<string, string> = { GET: 'Get', HEAD: 'Check', DELETE: 'Delete', PUT: 'Update', PATCH: 'Update' };

/** GET verbs that apply to a collection. */
const QUERIES = new Set(['search', 'find', 'lookup', 'export', 'download', 'count', 'list']);

/** Distinguishes part of a collection: `/questions/featured`. */
const ADJECTIVE = /^(?:upcoming|trending|pending|ongoing|popular|latest|recent|active|current|[a-z]{3,}[^e]ed)$/i;

/** `GET /guilds/{id}/members` -> `List guild members`. `updates`: another operation updates the resource. */
export function titlePath(method: string, path: string, updates = false): string | undefined {
  const parts = readPath(path);
  if (!parts) return undefined;
  const last = parts.at(-1)?.words ?? [];
  const isItem = last.length === 0;
  const lastStatic = parts.findLastIndex(({ words }) => words.length > 0);
  const isCall = method === 'POST' ? isVerb(last[0]) : isClearVerb(last[0]);
  if (parts.length === 1 && last.length > 1 && isCall) return joinTitle(last);
  if (parts.length === 1 && last.length === 1 && QUERIES.has(last[0]?.toLowerCase() ?? '')) return joinTitle(last);
  const [action, ...how] = actionOf(method, last, parts.length > 1) ?? [];
  if (action !== undefined) {
    const object = nounAt(lastStatic - 1 - countParameters(lastStatic));
    const isOne = how.length > 0 || parts[lastStatic - 1]?.words.length === 0;
    return object && joinTitle([action, ...(isOne ? oneOf(object) : object), ...how]);
  }
  const noun = nounAt(lastStatic);
  if (!noun) return undefined;
  if (method === 'POST') {
    if (isItem) return updates ? undefined : joinTitle(['Update', ...oneOf(noun)]);
    return isPlural(noun.at(-1)) ? joinTitle(['Create', ...oneOf(noun)]) : undefined;
  }
  const isMany = isPlural(noun.at(-1)) || (ADJECTIVE.test(noun[0] ?? '') && isPlural(noun[1]));
  const verb = method === 'GET' && !isItem && isMany ? 'List' : VERBS[method];
  return verb && joinTitle([verb, ...(isItem ? oneOf(noun) : noun)]);

  function countParameters(index: number): number {
    return parts?.[index - 1]?.words.length === 0 ? 1 + countParameters(index - 1) : 0;
  }

  function nounAt(index: number): string[] | undefined {
    const own = parts?.[index]?.words;
    if (!own || own.length === 0) return undefined;
    const parameters = countParameters(index);
    const owner = parts?.[index - 1 - parameters]?.words ?? [];
    const isMine = owner.join('').toLowerCase() === 'me';
    if (!isMine && parameters === 0 && own.length === 1 && ADJECTIVE.test(own[0] ?? '')) return [...own, ...owner];
    const before = isMine ? ['my'] : parameters > 0 ? oneOf(owner) : owner;
    const isRepeated = before.length > 0 && nameKey(own.slice(0, before.length)) === nameKey(before);
    return isRepeated ? own : [...before, ...own];
  }
}

function actionOf(method: string, last: string[], hasObject: boolean): string[] | undefined {
  const [first, ...rest] = last;
  if (!first || !hasObject) return undefined;
  const isShort = rest.length === 0;
  const isQuery = isShort ? QUERIES.has(first.toLowerCase()) : isClearVerb(first);
  const isAction = isShort ? isVerb(first) : isClearVerb(first);
  const isCall = method === 'GET' ? isQuery : ['POST', 'PUT'].includes(method) && isAction;
  return isCall ? last : undefined;
}
