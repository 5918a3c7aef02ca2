import type { MediaType, Operation, Parameter, RequestBody, Response } from '../model/types';
import type { SchemaComparison } from './compareSchemas';
import { pairUp } from './pairUp';
import type { Report } from './types';

export function compareOperations(old: Operation, now: Operation, compare: SchemaComparison, report: Report): void {
  compareParameters(old, now, compare, report);
  compareBodies(old.body, now.body, compare, report);
  pairUp(old.responses, now.responses, ({ status }) => status, {
    kept: (before, after) => compareResponses(before, after, compare, report),
    added: (after) => report('harmless', 'added', { place: placeOf(after) }),
    removed: (before) => report('breaking', 'removed', { place: placeOf(before) }),
  });
  compareErrors(old, now, report);
  compareSecurity(old, now, report);
  compareRest(old, now, report);
}

function compareParameters(old: Operation, now: Operation, compare: SchemaComparison, report: Report): void {
  const key = (parameter: Parameter) =>
    parameter.in === 'path' ? `path ${positionInPath(parameter, old, now)}` : `${parameter.in} ${parameter.name}`;
  const at = ({ name, in: place }: Parameter) => ({ place: `${place} ${name}` });
  pairUp(old.parameters, now.parameters, key, {
    kept(before, after) {
      compareRequired(before, after, at(after).place, report);
      if (
        before.contentType !== after.contentType ||
        before.style !== after.style ||
        before.explode !== after.explode
      ) {
        report('breaking', 'encoding', at(after));
      }
      if (!before.deprecated && after.deprecated) report('notable', 'deprecated', at(after));
      if (before.description !== after.description) report('harmless', 'text', at(after));
      compare(before.schema, after.schema, 'request', at(after).place, report);
    },
    added: (after) =>
      after.required ? report('breaking', 'added-required', at(after)) : report('harmless', 'added', at(after)),
    removed: (before) => report('breaking', 'removed', at(before)),
  });
}

/** Path parameters are equal by position: a name in the template is not sent. */
function positionInPath({ name }: Parameter, old: Operation, now: Operation): number {
  const index = (path: string) => Array.from(path.matchAll(/\{[^}]*\}/g), String).indexOf(`{${name}}`);
  return index(old.path) >= 0 ? index(old.path) : index(now.path);
}

function compareRequired(old: { required: boolean }, now: { required: boolean }, place: string, report: Report): void {
  if (!old.required && now.required) report('breaking', 'became-required', { place });
  if (old.required && !now.required) report('harmless', 'became-optional', { place });
}

function compareBodies(
  old: RequestBody | undefined,
  now: RequestBody | undefined,
  compare: SchemaComparison,
  report: Report,
): void {
  const place = 'body';
  if (old && now) {
    compareRequired(old, now, place, report);
    compareContents(old.contents, now.contents, 'request', place, compare, report);
  } else if (now?.required) report('breaking', 'added-required', { place });
  else if (now) report('harmless', 'added', { place });
  else if (old) report('breaking', 'removed', { place });
}

function placeOf({ status }: Response): string {
  return status === '200' ? 'result' : `response ${status}`;
}

function compareResponses(old: Response, now: Response, compare: SchemaComparison, report: Report): void {
  const place = placeOf(now);
  compareContents(old.contents, now.contents, 'response', place, compare, report);
  const at = (name: string) => ({ place: `${place} header ${name}` });
  pairUp(old.headers, now.headers, ({ name }) => name.toLowerCase(), {
    kept: (before, after) => compare(before.schema, after.schema, 'response', at(after.name).place, report),
    added: ({ name }) => report('harmless', 'added', at(name)),
    removed: ({ name }) => report('breaking', 'removed', at(name)),
  });
}

function compareContents(
  old: MediaType[],
  now: MediaType[],
  direction: 'request' | 'response',
  place: string,
  compare: SchemaComparison,
  report: Report,
): void {
  const at = ({ mediaType }: MediaType) => ({ place: `${place} ${mediaType}` });
  pairUp(old, now, ({ mediaType }) => mediaType, {
    kept(before, after) {
      compare(before.schema, after.schema, direction, place, report);
      compare(before.itemSchema, after.itemSchema, direction, `${place}[]`, report);
    },
    added: (after) => report('harmless', 'added', at(after)),
    removed: (before) => report('breaking', 'removed', at(before)),
  });
}

function compareErrors(old: Operation, now: Operation, report: Report): void {
  pairUp(old.errors, now.errors, ({ error }) => String(error.code), {
    kept(before, after) {
      const [from, to] = [before, after].map(({ error, meaning }) => meaning?.meaning ?? error.meaning);
      // A meaning from the catalogue is reported there.
      const isOwn = before.meaning !== undefined || after.meaning !== undefined;
      const name = String(after.error.code);
      if (isOwn && from !== to) report('notable', 'error-meaning', { name, from, to });
    },
    added: ({ error }) => report('notable', 'error-returned', { name: String(error.code) }),
    removed: ({ error }) => report('notable', 'error-not-returned', { name: String(error.code) }),
  });
}

/** Breaks clients if a set of credentials that was enough is no longer. */
function compareSecurity(old: Operation, now: Operation, report: Report): void {
  const needs = ({ security }: Operation) =>
    (security.length > 0 ? security : [[]]).map((set) =>
      set.flatMap(({ scheme, scopes }) => [scheme.key, ...scopes.map((scope) => `${scheme.key} ${scope}`)]),
    );
  const [before, after] = [needs(old), needs(now)];
  const isEnough = (had: string[]) => after.some((needed) => needed.every((one) => had.includes(one)));
  if (!before.every(isEnough)) report('breaking', 'security-raised');
  else if (JSON.stringify(before) !== JSON.stringify(after)) report('harmless', 'security-lowered');
}

function compareRest(old: Operation, now: Operation, report: Report): void {
  if (!old.deprecated && now.deprecated) report('notable', 'deprecated');
  if (old.deprecated && !now.deprecated) report('harmless', 'not-deprecated');
  if (old.operationId !== now.operationId) report('notable', 'id', { from: old.operationId, to: now.operationId });
  if (old.effect?.kind !== now.effect?.kind || old.effect?.irreversible !== now.effect?.irreversible) {
    report('notable', 'effect', { from: old.effect?.kind, to: now.effect?.kind });
  }
  const [wait, waitNow] = [old.poll?.seconds ?? 0, now.poll?.seconds ?? 0];
  if (wait !== waitNow) {
    report(waitNow > wait ? 'breaking' : 'notable', 'interval', { from: String(wait), to: String(waitNow) });
  }
  if (old.title !== now.title || old.description !== now.description) report('harmless', 'text');
}
