import type { Problem } from '../../../shared/problem';
import type { StepRun, WorkflowRun } from '../run/types';

const RULE = 'flow-run';

/** What failed in a workflow, where it is written. */
export function listProblems({ workflow, steps, problems, before, after }: WorkflowRun): Problem[] {
  return [
    ...before.flatMap(listProblems),
    ...problems.map((message) => toProblem(workflow, message)),
    ...steps.flatMap(listOfStep),
    ...(after ? listProblems(after) : []),
  ];
}

/** What is wrong in a step beside criteria. */
export function problemsOf({ problems, undeclared }: StepRun): string[] {
  return undeclared === undefined ? problems : [...problems, `The document declares no answer ${undeclared}.`];
}

function listOfStep(run: StepRun): Problem[] {
  const { step, passed, isRetried, judgements, child } = run;
  if (passed || isRetried) return [];
  const inner = child ? listProblems(child) : [];
  // What failed inside says more than that the workflow has failed.
  const own = inner.length > 0 ? [] : problemsOf(run).map((message) => toProblem(step, `\`${step.id}\`: ${message}`));
  const criteria = judgements.flatMap(({ criterion, reason }) =>
    reason === undefined ? [] : toProblem(criterion, `\`${step.id}\`: ${reason}`),
  );
  return [...inner, ...own, ...criteria];
}

function toProblem({ source }: Pick<WorkflowRun['workflow'], 'source'>, message: string): Problem {
  return { ...source, rule: RULE, severity: 'error', message };
}
