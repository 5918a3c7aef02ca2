import { messageOf } from '../../shared/core/messageOf';

export const TEXTS = {
  missingInput: 'The input `{name}` is missing.',
  noWorkflow: 'There is no workflow `{name}`.',
  noWorkflowBefore: 'There is no workflow `{name}`, which has to run before.',
  waiting: '`{name}` has to run before, and waits for this workflow.',
  failedBefore: '`{name}` has to run before, and failed.',
  failedWorkflow: '`{name}` has failed.',
  workflowsInCircles: 'Workflows run one another in circles.',
  stepsInCircles: 'More than {count} steps have run: this workflow goes in circles.',
  noStep: 'There is no step `{name}`.',
  channel: 'Channels of AsyncAPI cannot be run.',
  noCall: 'The call of this step is not in the documents.',
  noScheme: 'The security scheme of this step is not in the document.',
  unknownScheme: 'Credentials of the kind `{name}` cannot be sent.',
  noCredential: 'The value `{name}` of `x-security` is missing.',
  noPlace: 'The body has no place `{name}`.',
  tooDeep: 'The answer is nested more than {count} levels deep, too deep to be read.',
  undeclared: 'The document declares no answer {status}.',
  /** In the words of whoever sends requests, or judges answers. */
  other: '{message}',
} as const;

/** What is wrong in a run beside criteria. */
export interface RunProblem {
  kind: keyof typeof TEXTS;
  /** What its text names. */
  values: Readonly<Record<string, string>>;
}

/** A step cannot be sent. */
export class StepMistake extends Error {
  constructor(readonly problem: RunProblem) {
    super(explainProblem(problem));
  }
}

export function problem(kind: RunProblem['kind'], values: RunProblem['values'] = {}): RunProblem {
  return { kind, values };
}

/** The problem that has been thrown. */
export function problemOf(error: unknown): RunProblem {
  return error instanceof StepMistake ? error.problem : problem('other', { message: messageOf(error) });
}

/** In English; pages have texts of their own. */
export function explainProblem({ kind, values }: RunProblem): string {
  return TEXTS[kind].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
