import type { ApiModel, CheckTools } from '../openapi';
import { createOperationRouter } from '../sandbox';
import { matchCalls, type Version } from './core/calls/matchCalls';
import { reaches } from './core/calls/reaches';
import type { ClientCalls } from './core/calls/types';
import { buildFacts } from './core/facts/buildFacts';
import type { Project } from './core/project/project';

/** Compares two versions of a document; if the calls of a client are given, only what reaches them. */
export function compareVersions(
  old: ApiModel,
  now: ApiModel,
  calls: ClientCalls | undefined,
  { findChanges }: CheckTools,
): Pick<Project, 'comparison' | 'calls'> {
  const comparison = findChanges(old, now);
  if (!calls) return { comparison };
  const [before, after] = [old, now].map((model) => ({ model, route: createOperationRouter(model) })) as [
    Version,
    Version,
  ];
  const matched = matchCalls(calls, before, after, buildFacts(now).paths);
  const changes = comparison.changes.filter((change) => reaches(change, matched, old));
  return { comparison: { ...comparison, changes }, calls: matched };
}
