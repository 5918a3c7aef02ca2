import type { Problem } from '../../../shared/problem';
import { explainProblem } from '../problems';
import type { StepRun, WorkflowRun } from '../run/types';

const RULE = 'flow-run';

/** What failed in a workflow, where it is written. */
export function listProblems({ workflow, steps, problems, before, after }: WorkflowRun): Problem[] {
  return [
    ...before.flatMap(listProblems),
    ...problems.map((one) => toProblem(workflow, explainProblem(one))),
    ...steps.flatMap(listOfStep),
    ...(after ? listProblems(after) : []),
  ];
}

function listOfStep(run: StepRun): Problem[] {
  const { step, passed, isRetried, judgements, problems, child } = run;
  if (passed || isRetried) return [];
  const inner = child ? listProblems(child) : [];
  // What failed inside says more than that the workflow has failed.
  const own = inner.length > 0 ? [] : problems.map((one) => toProblem(step, `\`${step.id}\`: ${explainProblem(one)}`));
  const criteria = judgements.flatMap(({ criterion, reason }) =>
    reason === undefined ? [] : toProblem(criterion, `\`${step.id}\`: ${reason}`),
  );
  return [...inner, ...own, ...criteria];
}

function toProblem({ source }: Pick<WorkflowRun['workflow'], 'source'>, message: string): Problem {
  return { ...source, rule: RULE, severity: 'error', message };
}
