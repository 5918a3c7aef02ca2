import { type ApiModel, type Comparison, type Operation, SERVERS } from '../../../openapi';
import type { Source } from '../../../shared/problem';
import { type MatchedCalls, nameOf } from './matchCalls';

type Change = Comparison['changes'][number];

/** Whether a change concerns what a client calls. `earlier`: the older version. */
export function reaches(change: Change, { before, after }: MatchedCalls, earlier: ApiModel): boolean {
  return [...before, ...after].some((operation) => concerns(change, operation, before.has(operation), earlier));
}

const MOST_SHOWN = 5;

/** Where the calls are that a change concerns: `Called at src/pets.ts:3.` */
export function describePlaces(change: Change, { found, before, after }: MatchedCalls, earlier: ApiModel): string {
  const operations = [...before, ...after].filter((one) => concerns(change, one, before.has(one), earlier));
  const places = [...new Set(operations.map(nameOf))].flatMap((name) => found.get(name) ?? []);
  const shown = places.slice(0, MOST_SHOWN).map(showPlace);
  return `Called at ${shown.join(', ')}${places.length > shown.length ? ` and ${places.length - shown.length} more` : ''}.`;
}

export function showPlace({ file, line }: Source): string {
  return `${file}:${line}`;
}

function concerns(
  { subject, operation, error, users }: Change,
  called: Operation,
  isOld: boolean,
  earlier: ApiModel,
): boolean {
  if (users) return !isOld && users.includes(called.id);
  if (error !== undefined) return called.errors.some((one) => one.error.code === error);
  if (subject === SERVERS) return isOld && called.servers === earlier.servers;
  return operation === undefined ? isOld && nameOf(called) === subject : !isOld && operation === called.id;
}
