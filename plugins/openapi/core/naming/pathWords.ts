import { splitWords } from './words';

/** A segment of a path: words, or a parameter. */
export interface PathPart {
  /** Empty for a parameter. */
  words: string[];
}

const VERSION = /^(v\d+([._]\d+)*((alpha|beta|preview|rc)\d*)?|\d+([._-]\d+)*|latest|beta|stable)$/i;
/** A version also where it stands behind the name of an API: `/events/v3/events`. */
const VERSION_MARK = /^v\d+([._]\d+)*$/i;
const FORMAT = /\.(json|xml|csv|html|php|aspx?|yaml)$/i;
/** What is done may follow a colon: `/orders/{id}:cancel`. */
const METHOD = /(?<=[^/]):(?=[a-z]+$)/;
const ENTRANCE = new Set(['api', 'apis', 'rest', 'public', 'services']);

/**
 * The parts of a path that tell what it is about: without what stands before them in all paths, such as `/api/v1` or
 * `/{version}`, and without what Azure puts before the resource. `undefined` for what is no plain path.
 */
export function readPath(path: string): PathPart[] | undefined {
  const segments = path
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

/** A parameter with an extension or in brackets, as `{id}.json` and `Users({id})`, is a parameter. */
function readSegment(segment: string): PathPart | undefined {
  if (/^\{[^{}]*\}(\.\w+)?$/.test(segment) || /^:\w+$/.test(segment)) return { words: [] };
  return /^[\w.~-]+$/.test(segment) ? { words: splitWords(segment) } : undefined;
}
