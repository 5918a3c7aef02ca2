import type { Source } from '../../../shared/problem';
import type { ApiModel, ErrorCode, Operation } from '../model/types';
import { compareOperations } from './compareOperations';
import { createSchemaComparison } from './compareSchemas';
import { compareServers } from './compareServers';
import { joinShared } from './joinShared';
import { pairUp } from './pairUp';
import type { Change, Report, Watch } from './types';

const NOBODY: Watch = { kept: () => undefined, added: () => undefined, deprecated: () => undefined };

/** The subject of changed addresses. */
export const SERVERS = 'servers';

/** Lists what changed for clients between two versions of a document, in the order of the new one. */
export function compareModels(before: ApiModel, after: ApiModel, watch = NOBODY): Change[] {
  // Alternatives may contain the same part.
  const changes = new Map<string, Change>();
  const reportOn =
    (subject: string, source: Source, target: Pick<Change, 'operation' | 'error' | 'tags'> = {}): Report =>
    (impact, kind, details) => {
      const change = { impact, kind, subject, ...details, source, ...target };
      changes.set(JSON.stringify(change), change);
    };

  const compareSchemas = createSchemaComparison(before, after, watch);
  for (const kind of ['operations', 'webhooks'] as const) {
    pairUp(before[kind], after[kind], addressesOf(before[kind], after[kind]), {
      kept(old, now) {
        const report = reportOn(nameOf(now), now.source, targetOf(now));
        watch.kept(now);
        compareOperations(old, now, { compare: compareSchemas, report, watch });
        const hasOwnServers = old.servers !== before.servers || now.servers !== after.servers;
        if (hasOwnServers) compareServers(old.servers, now.servers, report);
      },
      added(now) {
        watch.added(now);
        reportOn(nameOf(now), now.source, targetOf(now))('harmless', 'added');
      },
      removed: (old) => reportOn(nameOf(old), after.source, tagsOf(old))('breaking', 'removed'),
    });
  }
  const onError = ({ code }: ErrorCode, source = after.source) => reportOn(`error ${code}`, source, { error: code });
  pairUp(before.errors, after.errors, ({ code }) => String(code), {
    kept: (old, now) => compareErrors(old, now, onError(now, now.source)),
    added: (now) => onError(now, now.source)('harmless', 'added'),
    removed: (old) => onError(old)('notable', 'removed'),
  });
  compareServers(before.servers, after.servers, reportOn(SERVERS, after.source));
  return joinShared(changes.values(), after);
}

function targetOf(operation: Operation): Pick<Change, 'operation' | 'tags'> {
  return { operation: operation.id, ...tagsOf(operation) };
}

function tagsOf({ tags }: Operation): Pick<Change, 'tags'> {
  return tags.length > 0 ? { tags } : {};
}

/** A path parameter may change its name, which is not sent, unless another path differs only in that. */
function addressesOf(...lists: Operation[][]): (operation: Operation) => string {
  const shapeOf = ({ method, path }: Operation) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
  const clashes = new Set(
    lists.flatMap((list) => {
      const seen = new Set<string>();
      return list.map(shapeOf).filter((shape) => seen.has(shape) || !seen.add(shape));
    }),
  );
  return (operation) => (clashes.has(shapeOf(operation)) ? nameOf(operation) : shapeOf(operation));
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function compareErrors(old: ErrorCode, now: ErrorCode, report: Report): void {
  if (old.name !== now.name) report('notable', 'error-name', { from: old.name, to: now.name });
  if (old.meaning !== now.meaning) report('notable', 'error-meaning', { from: old.meaning, to: now.meaning });
  if (old.retry !== now.retry) report('notable', 'error-retry', { from: old.retry, to: now.retry });
}
