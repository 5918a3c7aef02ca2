import { formatProblems, type Problem, sortProblems } from '../../../shared/problem';
import { toAnnotation, toSarif } from '../../../shared/reports';
import { explainProblem } from '../problems';
import type { StepRun, WorkflowRun } from '../run/types';
import type { FlowDocument } from '../types';
import { listProblems } from './listProblems';

export const FLOW_FORMATS = ['text', 'json', 'github', 'sarif', 'markdown'] as const;
export type FlowFormat = (typeof FLOW_FORMATS)[number];

const MOST_STEPS = 100;
const SHOWN_STEPS = 6;

/** A workflow that was run. */
export interface FlowResult {
  document: FlowDocument;
  run: WorkflowRun;
}

/** Writes verdicts for people or for tools. `problems`: of the documents themselves. */
export function formatFlows(format: FlowFormat, results: readonly FlowResult[], problems: readonly Problem[]): string {
  const all = sortProblems([...problems, ...results.flatMap(({ run }) => listProblems(run))]);
  if (format === 'json') return JSON.stringify({ workflows: results.map(toJson), problems: all }, null, 2);
  if (format === 'github') return all.map(toAnnotation).join('\n');
  if (format === 'sarif') return JSON.stringify(toSarif(all, []), null, 2);
  if (format === 'markdown') return writeMarkdown(results, all);
  const written = results.map(({ document, run }) =>
    [`${document.title}: ${run.workflow.id}`, ...writeRun(run, '  ')].join('\n'),
  );
  const failed = results.filter(({ run }) => !run.passed).length;
  const count = results.length === 0 ? [] : [`${results.length - failed} of ${results.length} workflows have passed.`];
  return [...written, ...(all.length > 0 ? [formatProblems(all)] : []), ...count].join('\n\n') || 'No errors.';
}

/** A line for each attempt of a step. */
function writeRun({ before, problems, steps, after, passed }: WorkflowRun, indent: string): string[] {
  return [
    ...before.flatMap((one) => [`${indent}first ${one.workflow.id}`, ...writeRun(one, `${indent}  `)]),
    ...writeSteps(steps, indent),
    ...problems.map((problem) => `${indent}✗ ${explainProblem(problem)}`),
    ...(after ? [`${indent}then ${after.workflow.id}`, ...writeRun(after, `${indent}  `)] : []),
    ...(steps.length === 0 && passed ? [`${indent}nothing to do`] : []),
  ];
}

/** Of steps that go in circles, the first and the last few. */
function writeSteps(steps: readonly StepRun[], indent: string): string[] {
  if (steps.length <= MOST_STEPS) return steps.flatMap((step) => writeStep(step, indent));
  const left = steps.length - 2 * SHOWN_STEPS;
  return [
    ...steps.slice(0, SHOWN_STEPS).flatMap((step) => writeStep(step, indent)),
    `${indent}… ${left} more …`,
    ...steps.slice(-SHOWN_STEPS).flatMap((step) => writeStep(step, indent)),
  ];
}

function writeStep(run: StepRun, indent: string): string[] {
  const { step, passed, isRetried, attempt, request, answer, judgements, problems, child, action } = run;
  const mark = passed ? '✓' : isRetried ? '↻' : '✗';
  const call = request ? `  ${request.method} ${pathOf(request.url)}${answer ? ` → ${answer.status}` : ''}` : '';
  const times = attempt > 1 ? `  (attempt ${attempt})` : '';
  const reasons = [...judgements.flatMap(({ reason }) => reason ?? []), ...problems.map(explainProblem)];
  const next =
    action && action.type !== 'retry'
      ? [`${indent}  ${action.name}: ${action.type}${action.to ? ` ${action.to.id}` : ''}`]
      : [];
  return [
    `${indent}${mark} ${step.id}${call}${times}`,
    ...(child ? writeRun(child, `${indent}  `) : []),
    ...reasons.map((reason) => `${indent}  ${reason}`),
    ...next,
  ];
}

/** Without its query, which may hold secrets. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function writeMarkdown(results: readonly FlowResult[], problems: readonly Problem[]): string {
  const rows = results.map(({ run }) => {
    const failed = run.steps
      .filter(({ passed, isRetried }) => !passed && !isRetried)
      .map(({ step }) => `\`${step.id}\``);
    return `| ${run.passed ? '✅' : '❌'} | \`${run.workflow.id}\` | ${run.steps.length} | ${failed.join(', ')} |`;
  });
  const table = rows.length === 0 ? [] : [['| | Workflow | Steps | Failed |', '|---|---|---|---|', ...rows].join('\n')];
  const list = problems.map(
    ({ file, line, message, hint }) => `- \`${file}:${line}\` ${message}${hint ? ` ${hint}` : ''}`,
  );
  return ['## Workflows', ...table, ...(list.length > 0 ? [list.join('\n')] : [])].join('\n\n');
}

function toJson({ document, run }: FlowResult): object {
  return { document: document.title, file: run.workflow.source.file, ...runToJson(run) };
}

function runToJson({ workflow, passed, inputs, outputs, steps, problems, before, after }: WorkflowRun): object {
  return {
    workflow: workflow.id,
    passed,
    inputs,
    outputs,
    ...(problems.length > 0 && { problems: problems.map(explainProblem) }),
    ...(before.length > 0 && { before: before.map(runToJson) }),
    steps: steps.map((one) => ({
      step: one.step.id,
      passed: one.passed,
      attempt: one.attempt,
      ...(one.isRetried && { isRetried: true }),
      ...(one.request && { request: { method: one.request.method, url: one.request.url } }),
      ...(one.answer && { status: one.answer.status }),
      criteria: one.judgements.map(({ criterion, passed: holds, reason }) => ({
        condition: criterion.condition,
        passed: holds,
        ...(reason !== undefined && { reason }),
      })),
      ...(one.problems.length > 0 && { problems: one.problems.map(explainProblem) }),
      outputs: one.outputs,
      ...(one.child && { workflow: runToJson(one.child) }),
      ...(one.action && { action: { name: one.action.name, type: one.action.type, to: one.action.to?.id } }),
    })),
    ...(after && { after: runToJson(after) }),
  };
}
