import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Problem } from '../../../shared/problem';
import type { ReadFlows } from '../read/readFlows';
import { createReuse } from '../read/reuse';
import type { FoundSources } from '../types';
import { checkExpressions } from './checkExpressions';
import { checkFields } from './checkFields';
import { checkNames } from './checkNames';
import { checkSecurity } from './checkSecurity';
import { checkTargets } from './checkTargets';

/** Checks a document that has the right form. `sources`: what its source descriptions lead to, as far as it was read. */
export function checkFlows({ document, desk }: ReadFlows, sources: FoundSources): Problem[] {
  const { root } = desk;
  if (!document || !isObject(root)) return [];
  const problems: Problem[] = [];
  const ruleDesk = {
    at: desk.at,
    within: desk.within,
    report({ file, line, column }, rule, message, hint, severity = 'error') {
      problems.push({ file, line, column, rule, severity, message, ...(hint !== undefined && { hint }) });
    },
  } satisfies Parameters<typeof checkNames>[0];
  // What is wrong with references was reported when they were read.
  const reuse = createReuse({ ...desk, report: () => undefined }, root);
  checkNames(ruleDesk, root, reuse);
  for (const [index, workflow] of document.workflows.entries()) {
    const node = list(root.workflows)[index] as JsonObject;
    checkTargets(ruleDesk, document, workflow, node, sources);
    checkExpressions(ruleDesk, document, workflow, node, reuse);
    checkSecurity(ruleDesk, workflow, sources);
    checkFields(ruleDesk, workflow, node, reuse, sources);
  }
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}
