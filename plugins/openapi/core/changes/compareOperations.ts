import type { Direction } from '../../../values/core/context';
import type { Operation, Parameter } from '../model/types';
import { compareBodies, compareResponses, type Tools } from './compareMessages';
import { pairUp } from './pairUp';
import { reportDeprecation, reportPresence } from './presence';
import type { Report } from './types';

/** Compares a call with its older form; of a webhook or callback, the reader of the document receives the request. */
export function compareOperations(old: Operation, now: Operation, tools: Tools): void {
  const { report, watch } = tools;
  const isSent = now.kind === 'operation';
  const asked: Direction = isSent ? 'request' : 'response';
  compareParameters(old, now, asked, tools);
  compareBodies(old.body, now.body, asked, tools);
  compareResponses(old.responses, now.responses, isSent ? 'response' : 'request', tools);
  compareErrors(old, now, report);
  compareSecurity(old, now, report);
  reportDeprecation([old.deprecated, now.deprecated], now, tools);
  compareRest(old, now, report);
  const at = ({ method, path }: Operation) => `callback ${method} ${path}`;
  pairUp(old.callbacks, now.callbacks, at, {
    kept(before, after) {
      watch.kept(after);
      const inside: Report = (impact, kind, details) =>
        report(impact, kind, { ...details, place: [at(after), details?.place].filter(Boolean).join(' ') });
      compareOperations(before, after, { ...tools, report: inside });
    },
    added(after) {
      watch.added(after);
      report('notable', 'added', { place: at(after) });
    },
    removed: (before) => report('breaking', 'removed', { place: at(before) }),
  });
}

function compareParameters(old: Operation, now: Operation, direction: Direction, tools: Tools): void {
  const { compare, report, watch } = tools;
  const presence = reportPresence(direction, report);
  const at = ({ name, in: place }: Parameter) => `${place} ${name}`;
  pairUp(withKeys(old), withKeys(now), ({ key }) => key, {
    kept({ parameter: before }, { parameter: after }) {
      const place = at(after);
      watch.kept(after);
      presence.kept(before.required, after.required, place);
      if (formatOf(before) !== formatOf(after)) report('breaking', 'encoding', { place });
      reportDeprecation([before.deprecated, after.deprecated], after, tools, place);
      compare(before.schema, after.schema, direction, place, report);
    },
    added({ parameter: after }) {
      watch.added(after);
      presence.added(after.required, at(after));
    },
    removed: ({ parameter: before }) => presence.removed(at(before)),
  });
}

/** Path parameters are equal by position: a name in the template is not sent. Names of headers have no case. */
function withKeys({ path, parameters }: Operation): Array<{ key: string; parameter: Parameter }> {
  const positions = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name]) => name);
  return parameters.map((parameter) => {
    const { in: place, name } = parameter;
    const index = positions.indexOf(name);
    const id = place === 'path' && index >= 0 ? index : place === 'header' ? name.toLowerCase() : name;
    return { key: `${place} ${id}`, parameter };
  });
}

/** How the value is written, with the defaults of OpenAPI. */
function formatOf({ in: place, contentType, style, explode }: Parameter): string {
  const used = style ?? (place === 'path' || place === 'header' ? 'simple' : 'form');
  return [contentType, used, explode ?? ['form', 'cookie', 'deepObject'].includes(used)].join(' ');
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

/** Breaking if a set of credentials that sufficed no longer does. Names of schemes are not sent. */
function compareSecurity(old: Operation, now: Operation, report: Report): void {
  const needs = ({ security }: Operation) =>
    (security.length > 0 ? security : [[]]).map((set) =>
      set.flatMap(({ scheme: { key, type, in: place, name, scheme }, scopes }) => {
        const id = type === 'unknown' ? key : [type, place, name, scheme?.toLowerCase()].join(' ');
        return [id, ...scopes.map((scope) => `${id} ${scope}`)];
      }),
    );
  const [before, after] = [needs(old), needs(now)];
  const isEnough = (had: string[]) => after.some((needed) => needed.every((one) => had.includes(one)));
  if (!before.every(isEnough)) report('breaking', 'security-raised');
  else if (JSON.stringify(before) !== JSON.stringify(after)) report('harmless', 'security-lowered');
}

function compareRest(old: Operation, now: Operation, report: Report): void {
  if (old.operationId !== now.operationId) report('notable', 'id', { from: old.operationId, to: now.operationId });
  if (old.effect?.kind !== now.effect?.kind || old.effect?.irreversible !== now.effect?.irreversible) {
    report('notable', 'effect', { from: old.effect?.kind, to: now.effect?.kind });
  }
  const [wait, waitNow] = [old.poll?.seconds ?? 0, now.poll?.seconds ?? 0];
  if (wait !== waitNow) {
    const breaks = waitNow > wait && !now.poll?.recommended;
    report(breaks ? 'breaking' : 'notable', 'interval', { from: String(wait), to: String(waitNow) });
  }
}
