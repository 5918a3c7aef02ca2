import type { Source } from '../../../shared/problem';
import type { ApiModel, ErrorCode, Operation } from '../model/types';
import { compareOperations } from './compareOperations';
import { createSchemaComparison } from './compareSchemas';
import { pairUp } from './pairUp';
import type { Change, Report } from './types';

/** Lists what changed for clients between two versions of a document, in the order of the new one. */
export function compareModels(before: ApiModel, after: ApiModel): Change[] {
  const changes: Change[] = [];
  const reportOn =
    (subject: string, source: Source, operation?: string): Report =>
    (impact, kind, details) =>
      changes.push({ impact, kind, subject, ...details, source, ...(operation ? { operation } : {}) });

  const compareSchemas = createSchemaComparison(before, after);
  for (const kind of ['operations', 'webhooks'] as const) {
    pairUp(before[kind], after[kind], addressOf, {
      kept: (old, now) => compareOperations(old, now, compareSchemas, reportOn(nameOf(now), now.source, now.id)),
      added: (now) => reportOn(nameOf(now), now.source, now.id)('harmless', 'added'),
      removed: (old) => reportOn(nameOf(old), old.source)('breaking', 'removed'),
    });
  }
  const onError = ({ code, source }: ErrorCode) => reportOn(`error ${code}`, source ?? after.source);
  pairUp(before.errors, after.errors, ({ code }) => String(code), {
    kept: (old, now) => compareErrors(old, now, onError(now)),
    added: (now) => onError(now)('harmless', 'added'),
    removed: (old) => onError(old)('notable', 'removed'),
  });
  const onServer = (url: string) => reportOn(`server ${url}`, after.source);
  pairUp(urlsOf(before), urlsOf(after), String, {
    kept: () => undefined,
    added: (url) => onServer(url)('harmless', 'added'),
    removed: (url) => onServer(url)('notable', 'removed'),
  });
  return changes;
}

/** A path parameter may change its name: it is not sent. */
function addressOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function urlsOf({ servers }: ApiModel): string[] {
  return servers.map(({ url }) => url);
}

function compareErrors(old: ErrorCode, now: ErrorCode, report: Report): void {
  if (old.name !== now.name) report('notable', 'error-name', { from: old.name, to: now.name });
  if (old.meaning !== now.meaning) report('notable', 'error-meaning', { from: old.meaning, to: now.meaning });
  if (old.retry !== now.retry) report('notable', 'error-retry', { from: old.retry, to: now.retry });
}
