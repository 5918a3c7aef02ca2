import { translate } from '@docusaurus/Translate';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { PlayState } from '../../browser/createPlay';
import type { StepRun } from '../../core/run/types';
import type { Step, Workflow } from '../../core/types';

/** How far a workflow is, in one sentence. */
export function statusOf({ steps }: Workflow, state: PlayState): string {
  const { phase, step, runs, seconds, result } = state;
  const all = steps.length;
  const number = numberOf(steps, step);
  const last = runs.at(-1);
  switch (phase) {
    case 'ready':
      return formatMessage(
        translate({ id: 'flows.status.ready', message: '{all, plural, one {# step} other {# steps}}, none run yet' }),
        { all },
      );
    case 'running':
      return formatMessage(translate({ id: 'flows.status.running', message: 'Step {number} of {all} is running' }), {
        number,
        all,
      });
    case 'waiting':
      return formatMessage(
        translate({
          id: 'flows.status.waiting',
          message: 'Step {number} has failed; it is tried again in {seconds, plural, one {# second} other {# seconds}}',
        }),
        { number: numberOf(steps, last?.step), seconds },
      );
    case 'paused': {
      const values = { last: numberOf(steps, last?.step), number };
      if (last?.passed) {
        return formatMessage(
          translate({ id: 'flows.status.passed', message: 'Step {last} has passed; next is step {number}' }),
          values,
        );
      }
      return formatMessage(
        translate({ id: 'flows.status.failed', message: 'Step {last} has failed; next is step {number}' }),
        values,
      );
    }
    case 'stopped':
      return translate({ id: 'flows.status.stopped', message: 'Stopped' });
    case 'ended': {
      if (result?.passed) return translate({ id: 'flows.status.allPassed', message: 'The flow has passed' });
      const failed = runs.findLast(({ passed, isRetried }) => !passed && !isRetried);
      if (!failed) return translate({ id: 'flows.status.notPassed', message: 'The flow has failed' });
      return formatMessage(
        translate({ id: 'flows.status.failedAt', message: 'The flow has failed at step {number}' }),
        { number: numberOf(steps, failed.step) },
      );
    }
  }
}

export function numberOf(steps: readonly Step[], step: Pick<Step, 'id'> | undefined): number {
  return steps.findIndex(({ id }) => id === step?.id) + 1;
}

/** Whether an attempt has passed, in words. */
export function verdictOf({ passed, isRetried }: StepRun): string {
  if (passed) return translate({ id: 'flows.passed', message: 'Passed' });
  return isRetried
    ? translate({ id: 'flows.retried', message: 'Failed, tried again' })
    : translate({ id: 'flows.failed', message: 'Failed' });
}
