import type { Judgement } from '../criteria/judgeCriterion';
import type { Values } from '../expressions/evaluate';
import type { RunProblem } from '../problems';
import type { Action, ReceivedAnswer, Step, Workflow } from '../types';

/** A request as it is sent. */
export interface HttpRequest {
  method: string;
  url: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export type HttpAnswer = ReceivedAnswer;

/** One attempt of a step. */
export interface StepRun {
  workflow: Workflow;
  step: Step;
  /** From 1; more after retries. */
  attempt: number;
  request?: HttpRequest;
  answer?: HttpAnswer;
  judgements: Judgement[];
  /** What is wrong beside criteria, such as a server that does not answer. */
  problems: RunProblem[];
  outputs: Values;
  /** The workflow that the step has run. */
  child?: WorkflowRun;
  passed: boolean;
  /** It failed, and is tried again: only its last attempt counts. */
  isRetried?: boolean;
  /** Which of the retries of its action follows, from 1. */
  retry?: number;
  /** What followed, if an action said so. */
  action?: Action;
}

export interface WorkflowRun {
  workflow: Workflow;
  inputs: Values;
  steps: StepRun[];
  outputs: Values;
  /** What is wrong beside steps, such as an input that is missing. */
  problems: RunProblem[];
  /** Workflows that had to run before. */
  before: WorkflowRun[];
  /** The workflow that an action went on with. */
  after?: WorkflowRun;
  passed: boolean;
}
