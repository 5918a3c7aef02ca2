import { judgeCriterion } from '../criteria/judgeCriterion';
import { select } from '../criteria/select';
import { fill, type Scope, type Value, type Values } from '../expressions/evaluate';
import { findWorkflow } from '../findOperation';
import { problem, type RunProblem } from '../problems';
import type { Action, FlowDocument, FlowParameter, FoundSources, Step, Workflow, WorkflowTarget } from '../types';
import { answerMessage, readOutputs, type Send, sendStep } from './sendStep';
import type { StepRun, WorkflowRun } from './types';

const MOST_STEPS = 2_000;
/** More workflows within one another are an endless loop, too. */
const MOST_WORKFLOWS = 50;

export interface Runner {
  send: Send;
  /** More steps than this are an endless loop. Default: 2000. */
  mostSteps?: number;
  /** Waits before another attempt. */
  wait(seconds: number): Promise<void>;
  /** Called before each attempt of a step, and after it. */
  onStart?(step: Step, workflow: Workflow): void | Promise<void>;
  onEnd?(run: StepRun): void | Promise<void>;
}

interface Frame {
  document: FlowDocument;
  sources: FoundSources;
  workflow: Workflow;
  run: WorkflowRun;
  /** Outputs by step. */
  outputs: Record<string, Values>;
}

/** Runs workflows; those that have run are known to the next ones, as `$workflows`. */
export function createRun(
  runner: Runner,
): (document: FlowDocument, sources: FoundSources, workflow: Workflow, inputs: Values) => Promise<WorkflowRun> {
  // Without a prototype: any name may be an id.
  const known = Object.create(null) as Record<string, { inputs: Values; outputs: Values }>;
  const finished = new Map<Workflow, WorkflowRun>();
  const running: Workflow[] = [];
  const { mostSteps = MOST_STEPS } = runner;
  let steps = 0;

  async function run(
    document: FlowDocument,
    sources: FoundSources,
    workflow: Workflow,
    given: Values,
  ): Promise<WorkflowRun> {
    const own: WorkflowRun = {
      workflow,
      inputs: withDefaults(workflow, given),
      steps: [],
      outputs: {},
      problems: [],
      before: [],
      passed: false,
    };
    known[workflow.id] = { inputs: own.inputs, outputs: {} };
    const frame: Frame = { document, sources, workflow, run: own, outputs: Object.create(null) };
    for (const { name, required } of workflow.inputs) {
      if (required && own.inputs[name] === undefined) own.problems.push(problem('missingInput', { name }));
    }
    if (running.length >= MOST_WORKFLOWS) own.problems.push(problem('workflowsInCircles'));
    running.push(workflow);
    if (own.problems.length === 0) await runBefore(frame);
    if (own.problems.length === 0) await runSteps(frame);
    running.pop();
    own.outputs = readOutputs(workflow.outputs, scopeOf(frame));
    known[workflow.id] = { inputs: own.inputs, outputs: own.outputs };
    const failed = own.steps.some(({ passed, isRetried }) => !passed && !isRetried);
    own.passed = !failed && own.problems.length === 0 && own.after?.passed !== false;
    finished.set(workflow, own);
    return own;
  }

  async function runBefore({ document, sources, workflow, run: own }: Frame): Promise<void> {
    for (const target of workflow.dependsOn) {
      const found = findWorkflow(target, document, sources);
      if (!found) {
        own.problems.push(problem('noWorkflowBefore', { name: target.id }));
        continue;
      }
      if (running.includes(found.workflow)) {
        own.problems.push(problem('waiting', { name: target.id }));
        continue;
      }
      const done = finished.get(found.workflow);
      const before = done ?? (await run(found.document, found.sources, found.workflow, own.inputs));
      if (!done) own.before.push(before);
      if (!before.passed) own.problems.push(problem('failedBefore', { name: target.id }));
    }
  }

  async function runSteps(frame: Frame): Promise<void> {
    const { workflow, run: own } = frame;
    let index = 0;
    while (index < workflow.steps.length) {
      const step = workflow.steps[index] as Step;
      const action = await runStep(frame, step);
      if (action === 'next') {
        index += 1;
      } else if (action === 'end' || action.to === undefined) {
        return;
      } else if (action.to.kind === 'step') {
        const { id } = action.to;
        index = workflow.steps.findIndex((one) => one.id === id);
        if (index < 0) return void own.problems.push(problem('noStep', { name: id }));
      } else {
        const after = await runOther(frame, action.to, action.parameters, scopeOf(frame));
        if ('kind' in after) own.problems.push(after);
        else own.after = after;
        return;
      }
    }
  }

  /** Returns the `goto` to follow, or whether to go on. */
  async function runStep(frame: Frame, step: Step): Promise<Action | 'next' | 'end'> {
    const { workflow, run: own } = frame;
    const retries = new Map<Action, number>();
    for (let attempt = 1; ; attempt += 1) {
      steps += 1;
      if (steps > mostSteps) {
        own.problems.push(problem('stepsInCircles', { count: String(mostSteps) }));
        return 'end';
      }
      await runner.onStart?.(step, workflow);
      const { run: done, scope } = await attemptStep(frame, step, attempt);
      own.steps.push(done);
      frame.outputs[step.id] = done.outputs;
      const fits = ({ criteria }: Action) => criteria.every((criterion) => judgeCriterion(criterion, scope).passed);
      const action = (done.passed ? step.onSuccess : step.onFailure).find(
        (one) => fits(one) && (one.type !== 'retry' || (retries.get(one) ?? 0) < one.retryLimit),
      );
      if (action) done.action = action;
      if (action?.type === 'retry') {
        retries.set(action, (retries.get(action) ?? 0) + 1);
        Object.assign(done, { isRetried: true, retry: retries.get(action) });
      }
      await runner.onEnd?.(done);
      if (!action) return done.passed ? 'next' : 'end';
      if (action.type === 'end') return 'end';
      if (action.type === 'goto') return action;
      const after = Number(done.answer?.headers['retry-after']);
      await runner.wait(Number.isFinite(after) && done.answer?.headers['retry-after'] ? after : action.retryAfter);
      await runBetween(frame, action, scope);
    }
  }

  /** What a retry does before the step is tried again. */
  async function runBetween(frame: Frame, { to, parameters }: Action, scope: Scope): Promise<void> {
    const { workflow, run: own } = frame;
    if (to?.kind === 'workflow') {
      const other = await runOther(frame, to, parameters, scope);
      if ('kind' in other) own.problems.push(other);
      else if (!other.passed) own.problems.push(problem('failedWorkflow', { name: to.id }));
    } else if (to) {
      const step = workflow.steps.find(({ id }) => id === to.id);
      if (!step) return void own.problems.push(problem('noStep', { name: to.id }));
      await runner.onStart?.(step, workflow);
      const { run: done } = await attemptStep(frame, step, 1);
      frame.outputs[step.id] = done.outputs;
      // Whether it was of use shows when the step is tried again.
      if (!done.passed) done.isRetried = true;
      own.steps.push(done);
      await runner.onEnd?.(done);
    }
  }

  async function attemptStep(frame: Frame, step: Step, attempt: number): Promise<{ run: StepRun; scope: Scope }> {
    const { workflow } = frame;
    const scope = scopeOf(frame);
    if (step.target.kind === 'channel') {
      const problems = [problem('channel')];
      return { scope, run: { workflow, step, attempt, judgements: [], problems, outputs: {}, passed: false } };
    }
    if (step.target.kind !== 'workflow') {
      const { scope: after, ...sent } = await sendStep(step, scope, frame.sources, runner.send);
      const passed = sent.problems.length === 0 && sent.judgements.every((one) => one.passed);
      return { scope: after, run: { workflow, step, attempt, ...sent, passed } };
    }
    const child = await runOther(frame, step.target, step.parameters, scope);
    if ('kind' in child) {
      return { scope, run: { workflow, step, attempt, judgements: [], problems: [child], outputs: {}, passed: false } };
    }
    // `$statusCode` is that of the last answer.
    const answer = child.steps.at(-1)?.answer;
    const last = answer && { statusCode: answer.status, response: answerMessage(answer) };
    const after: Scope = { ...scope, ...last, outputs: child.outputs };
    const judgements = step.criteria.map((criterion) => judgeCriterion(criterion, after));
    const outputs = step.outputs.length > 0 ? readOutputs(step.outputs, after) : child.outputs;
    const problems = child.passed ? [] : [problem('failedWorkflow', { name: step.target.id })];
    const passed = child.passed && judgements.every((one) => one.passed);
    return { scope: after, run: { workflow, step, attempt, judgements, problems, outputs, child, passed } };
  }

  /** Returns a problem if there is no such workflow. */
  async function runOther(
    { document, sources }: Frame,
    target: WorkflowTarget,
    parameters: readonly FlowParameter[],
    scope: Scope,
  ): Promise<WorkflowRun | RunProblem> {
    const found = findWorkflow(target, document, sources);
    if (!found) return problem('noWorkflow', { name: target.id });
    const values = parameters.map(({ name, value }): [string, Value] => [name, fill(value, scope, select)]);
    return run(found.document, found.sources, found.workflow, Object.fromEntries(values));
  }

  function scopeOf({ document, run: own, outputs }: Frame): Scope {
    const sources = document.sources.map(({ name, url, type }) => [name, { name, url, type }]);
    return {
      self: document.self,
      inputs: own.inputs,
      outputs: own.outputs,
      steps: outputs,
      workflows: known,
      sources: Object.fromEntries(sources),
    };
  }

  return run;
}

function withDefaults({ inputs }: Workflow, given: Values): Values {
  const defaults = inputs.flatMap(
    ({ name, schema }): Array<[string, Value]> =>
      schema.default === undefined ? [] : [[name, schema.default as Value]],
  );
  return { ...Object.fromEntries(defaults), ...given };
}
