import { splitWords } from '../../../shared/core/splitWords';

export interface PathPart {
  /** Empty for a parameter. */
  words: string[];
}

const VERSION = /^(v\d+([._]\d+)*((alpha|beta|preview|rc)\d*)?|\d+([._-]\d+)*|latest|beta|stable)$/i;
/** A version after the name of an API: `/events/v3/events`. */
const VERSION_MARK = /^v\d+([._]\d+)*$/i;
const FORMAT = /\.(json|xml|csv|html|php|aspx?|yaml)$/i;
/** An action after a colon: `/orders/{id}:cancel`. */
const METHOD = /(?<=[^/]):(?=[a-z]+$)/;
const ENTRANCE = new Set(['api', 'apis', 'rest', 'public', 'services']);

/** Drops prefixes such as `/api/v1` and Azure's `…/providers/<namespace>`. Returns `undefined` for unusual syntax. */
export function readPath(path: string): PathPart[] | undefined {
  const segments = path
    .replace(/[?#].*$/, '')
    .replace(FORMAT, '')
    .replace(METHOD, '/')
    .replace(/^.*\/providers\/[\w.]+\.[\w.]+(?=\/[^{])/, '')
    .split('/')
    .filter((segment) => segment !== '');
  const parts = segments.map(readSegment);
  if (parts.includes(undefined)) return undefined;
  const first = segments.findIndex((segment, index) => !isEntrance(segment) && (parts[index]?.words.length ?? 0) > 0);
  if (first < 0) return undefined;
  return parts.filter(
    (part, index) => part !== undefined && index >= first && !VERSION_MARK.test(segments[index] ?? ''),
  ) as PathPart[];
}

function isEntrance(segment: string): boolean {
  return VERSION.test(segment) || ENTRANCE.has(segment.toLowerCase());
}

/** `{id}.json` and `Users({id})` count as parameters. */
function readSegment(segment: string): PathPart | undefined {
  if (/^\{[^{}]*\}(\.\w+)?$/.test(segment) || /^:\w+$/.test(segment)) return { words: [] };
  return /^@?[\w.~-]+$/.test(segment) ? { words: splitWords(segment) } : undefined;
}
