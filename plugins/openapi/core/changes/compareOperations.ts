import type { Header, MediaType, Operation, Parameter, RequestBody, Response } from '../model/types';
import type { SchemaComparison } from './compareSchemas';
import { pairUp } from './pairUp';
import type { Report } from './types';

export function compareOperations(old: Operation, now: Operation, compare: SchemaComparison, report: Report): void {
  compareParameters(old, now, compare, report);
  compareBodies(old.body, now.body, compare, report);
  pairUp(old.responses, now.responses, ({ status }) => status, {
    kept: (before, after) => compareResponses(before, after, compare, report),
    added: ({ status }) => report('harmless', 'response-added', `Response \`${status}\` was added.`),
    removed: ({ status }) => report('breaking', 'response-removed', `Response \`${status}\` was removed.`),
  });
  compareErrors(old, now, report);
  compareSecurity(old, now, report);
  compareRest(old, now, report);
}

function compareParameters(old: Operation, now: Operation, compare: SchemaComparison, report: Report): void {
  const key = (parameter: Parameter) =>
    parameter.in === 'path' ? `path ${pathPosition(parameter, old, now)}` : `${parameter.in} ${parameter.name}`;
  const labelOf = ({ name, in: place }: Parameter) => `${place} parameter \`${name}\``;
  pairUp(old.parameters, now.parameters, key, {
    kept(before, after) {
      const label = labelOf(after);
      compareRequired(before, after, label, report);
      if (
        before.contentType !== after.contentType ||
        before.style !== after.style ||
        before.explode !== after.explode
      ) {
        report('breaking', 'parameter-encoding-changed', `The ${label} is written differently.`);
      }
      if (!before.deprecated && after.deprecated) report('notable', 'deprecated', `The ${label} is deprecated.`);
      if (before.description !== after.description) {
        report('harmless', 'text-changed', `The text of the ${label} changed.`);
      }
      compare(before.schema, after.schema, 'request', `the ${label}`, report);
    },
    added(after) {
      if (after.required) report('breaking', 'parameter-added', `The required ${labelOf(after)} was added.`);
      else report('harmless', 'parameter-added', `The optional ${labelOf(after)} was added.`);
    },
    removed: (before) => report('breaking', 'parameter-removed', `The ${labelOf(before)} was removed.`),
  });
}

/** Path parameters are equal by position: a name in the template is not sent. */
function pathPosition({ name }: Parameter, old: Operation, now: Operation): number {
  const index = (path: string) => Array.from(path.matchAll(/\{[^}]*\}/g), String).indexOf(`{${name}}`);
  return index(old.path) >= 0 ? index(old.path) : index(now.path);
}

function compareRequired(old: { required: boolean }, now: { required: boolean }, label: string, report: Report): void {
  if (!old.required && now.required) report('breaking', 'became-required', `The ${label} is required now.`);
  if (old.required && !now.required) report('harmless', 'became-optional', `The ${label} is optional now.`);
}

function compareBodies(
  old: RequestBody | undefined,
  now: RequestBody | undefined,
  compare: SchemaComparison,
  report: Report,
): void {
  if (!old && now) report(now.required ? 'breaking' : 'harmless', 'body-added', 'A request body was added.');
  if (old && !now) report('breaking', 'body-removed', 'The request body was removed.');
  if (!old || !now) return;
  compareRequired(old, now, 'request body', report);
  compareContents(old.contents, now.contents, 'request', 'the request body', compare, report);
}

function compareResponses(old: Response, now: Response, compare: SchemaComparison, report: Report): void {
  const label = now.status === '200' ? 'the result' : `response \`${now.status}\``;
  compareContents(old.contents, now.contents, 'response', label, compare, report);
  pairUp(old.headers, now.headers, ({ name }: Header) => name.toLowerCase(), {
    kept: ({ schema }, after) =>
      compare(schema, after.schema, 'response', `the header \`${after.name}\` of ${label}`, report),
    added: ({ name }) => report('harmless', 'header-added', `The header \`${name}\` of ${label} was added.`),
    removed: ({ name }) => report('breaking', 'header-removed', `The header \`${name}\` of ${label} was removed.`),
  });
}

function compareContents(
  old: MediaType[],
  now: MediaType[],
  direction: 'request' | 'response',
  label: string,
  compare: SchemaComparison,
  report: Report,
): void {
  pairUp(old, now, ({ mediaType }) => mediaType, {
    kept(before, after) {
      compare(before.schema, after.schema, direction, label, report);
      compare(before.itemSchema, after.itemSchema, direction, `items of ${label}`, report);
    },
    added: ({ mediaType }) => report('harmless', 'media-type-added', `\`${mediaType}\` was added to ${label}.`),
    removed: ({ mediaType }) => report('breaking', 'media-type-removed', `\`${mediaType}\` was removed from ${label}.`),
  });
}

function compareErrors(old: Operation, now: Operation, report: Report): void {
  pairUp(old.errors, now.errors, ({ error }) => String(error.code), {
    kept(before, after) {
      if (before.meaning?.meaning === after.meaning?.meaning && before.when === after.when) return;
      report('notable', 'error-meaning-changed', `Error \`${after.error.code}\` means something else here.`);
    },
    added: ({ error }) => report('notable', 'error-returned', `Error \`${error.code}\` may be returned.`),
    removed: ({ error }) => report('notable', 'error-not-returned', `Error \`${error.code}\` is no longer returned.`),
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
  if (!before.every(isEnough)) report('breaking', 'security-raised', 'Other credentials are needed.');
  else if (JSON.stringify(before) !== JSON.stringify(after)) {
    report('harmless', 'security-lowered', 'More kinds of credentials are accepted, or fewer are needed.');
  }
}

function compareRest(old: Operation, now: Operation, report: Report): void {
  if (!old.deprecated && now.deprecated) report('notable', 'deprecated', 'Deprecated.');
  if (old.deprecated && !now.deprecated) report('harmless', 'not-deprecated', 'No longer deprecated.');
  if (old.operationId !== now.operationId) {
    report('notable', 'id-changed', `The operation id was \`${old.operationId}\` and is \`${now.operationId}\`.`);
  }
  if (old.effect?.kind !== now.effect?.kind || old.effect?.irreversible !== now.effect?.irreversible) {
    report('notable', 'effect-changed', `It ${effectOf(old)} and now ${effectOf(now)}.`);
  }
  if (old.poll?.seconds !== now.poll?.seconds) {
    const isStricter = (now.poll?.seconds ?? 0) > (old.poll?.seconds ?? 0);
    const message = now.poll ? `Wait ${now.poll.seconds} s between calls.` : 'No interval between calls is stated.';
    report(isStricter ? 'breaking' : 'notable', 'interval-changed', message);
  }
  if (old.title !== now.title || old.description !== now.description) {
    report('harmless', 'text-changed', 'The title or the description changed.');
  }
}

function effectOf({ effect }: Operation): string {
  if (!effect) return 'states no effect';
  return { reads: 'reads', changes: 'changes data', deletes: 'deletes data' }[effect.kind];
}
