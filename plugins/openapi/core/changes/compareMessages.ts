import { jsonText } from '../../../schema/core/keywords/jsonText';
import type { Direction } from '../../../values/core/context';
import type { MediaType, RequestBody, Response } from '../model/types';
import type { SchemaComparison } from './compareSchemas';
import { pairUp } from './pairUp';
import { reportPresence } from './presence';
import type { Report, Watch } from './types';

/** What the comparison of an operation needs. */
export interface Tools {
  compare: SchemaComparison;
  report: Report;
  watch: Watch;
}

export function compareBodies(
  old: RequestBody | undefined,
  now: RequestBody | undefined,
  direction: Direction,
  tools: Tools,
): void {
  const presence = reportPresence(direction, tools.report);
  const place = 'body';
  if (old && now) {
    presence.kept(old.required, now.required, place);
    compareContents(old.contents, now.contents, direction, place, tools);
  } else if (now) presence.added(now.required, place);
  else if (old) presence.removed(place);
}

/** A status may be given by its class (`2XX`), or be one of all others (`default`). */
export function compareResponses(old: Response[], now: Response[], direction: Direction, tools: Tools): void {
  const { report } = tools;
  const compared = new Set<Response>();
  const statuses = new Set(now.map(({ status }) => status));
  const gone = old.filter(({ status }) => !statuses.has(status));
  for (const after of now) {
    const before = findStatus(after, old) ?? gone.find((one) => findStatus(one, [after]));
    if (before) compareResponse(before, after, direction, tools);
    else report('notable', 'added', { place: placeOf(after) });
    if (before) compared.add(before);
  }
  for (const before of gone) {
    if (compared.has(before)) continue;
    const after = findStatus(before, now);
    if (after) compareResponse(before, after, direction, tools);
    else report(isSuccess(before) ? 'breaking' : 'notable', 'removed', { place: placeOf(before) });
  }
}

function findStatus(response: Response, responses: Response[]): Response | undefined {
  const find = (wanted: string) => responses.find(({ status }) => status.toUpperCase() === wanted.toUpperCase());
  const { status } = response;
  return find(status) ?? find(`${status[0]}XX`) ?? (isSuccess(response) ? undefined : find('default'));
}

function isSuccess({ status }: Response): boolean {
  return status.startsWith('2');
}

function placeOf({ status }: Response): string {
  return status === '200' ? 'result' : `response ${status}`;
}

function compareResponse(old: Response, now: Response, direction: Direction, tools: Tools): void {
  const { compare, report, watch } = tools;
  const place = placeOf(now);
  compareContents(old.contents, now.contents, direction, place, tools);
  const presence = reportPresence(direction, report);
  const at = (name: string) => `${place} header ${name}`;
  pairUp(old.headers, now.headers, ({ name }) => name.toLowerCase(), {
    kept(before, after) {
      watch.kept(after);
      presence.kept(before.required, after.required, at(after.name));
      compare(before.schema, after.schema, direction, at(after.name), report);
    },
    added(after) {
      watch.added(after);
      presence.added(after.required, at(after.name));
    },
    removed: ({ name }) => presence.removed(at(name)),
  });
}

function compareContents(old: MediaType[], now: MediaType[], direction: Direction, place: string, tools: Tools): void {
  const { compare, report } = tools;
  const at = ({ mediaType }: MediaType) => ({ place: `${place} ${mediaType}` });
  const known = new Set<MediaType>();
  for (const after of now) {
    const before = old.find((one) => covers(after, one)) ?? old.find((one) => covers(one, after));
    if (!before) {
      report('harmless', 'added', at(after));
      continue;
    }
    known.add(before);
    compare(before.schema, after.schema, direction, place, report);
    compare(before.itemSchema, after.itemSchema, direction, `${place}[]`, report);
    const [parts, partsNow] = [before, after].map(({ encoding, parts: others }) => jsonText([encoding, others]));
    if (parts !== partsNow) report('notable', 'encoding', at(after));
  }
  for (const before of old) {
    // Of a range of media types, a result may have one; a request had the choice.
    const isKept = now.some((after) => covers(after, before)) || (direction === 'response' && known.has(before));
    if (!isKept) report('breaking', 'removed', at(before));
  }
}

/** Whether a media type is the same, or a range that contains the other one. */
function covers({ mediaType: range }: MediaType, { mediaType }: MediaType): boolean {
  const essence = (text: string) =>
    text
      .toLowerCase()
      .replace(/;\s*charset=[^;]*/, '')
      .trim();
  const [wide, one] = [essence(range), essence(mediaType)];
  return wide === one || wide === '*/*' || (wide.endsWith('/*') && one.startsWith(wide.slice(0, -1)));
}
