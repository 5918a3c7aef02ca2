import { translate } from '@docusaurus/Translate';
import StepLink from '@theme/FlowPlayer/StepLink';
import { numberOf } from '@theme/FlowPlayer/words';
import type { ReactNode } from 'react';
import { formatMessage } from '../../../shared/messages/formatMessage';
import type { Player } from '../../browser/player';
import type { StepRun } from '../../core/run/types';
import type { Action } from '../../core/types';

interface NextProps {
  player: Player;
  run: StepRun;
}

/** What the workflow does next, unless it is the usual. */
export default function Next({ player, run }: NextProps): ReactNode {
  const { action, passed } = run;
  if (!action && passed) return null;
  return (
    <p className="flow-next">
      {action ? (
        <Followed player={player} run={run} action={action} />
      ) : (
        translate({ id: 'flows.next.failed', message: 'No action is left for this failure: the flow ends here.' })
      )}
    </p>
  );
}

function Followed({ player, run, action }: NextProps & { action: Action }): ReactNode {
  const { document } = player.play;
  const { workflow, retry = 1 } = run;
  const { type, to, retryLimit: all } = action;
  const step = (text: ReactNode) => (
    <StepLink player={player} workflow={workflow} step={to?.id ?? ''}>
      {text}
    </StepLink>
  );
  const strong = (text: ReactNode) => <b>{text}</b>;
  const number = numberOf(workflow.steps, to);
  const name = document.workflows.find(({ id }) => id === to?.id)?.summary ?? to?.id ?? '';
  if (type === 'end') return translate({ id: 'flows.next.end', message: 'The flow ends here.' });
  if (type === 'goto') {
    return to?.kind === 'step'
      ? formatMessage(
          translate({ id: 'flows.next.step', message: 'The flow goes on with <step>step {number}</step>.' }),
          { number, step },
        )
      : formatMessage(translate({ id: 'flows.next.flow', message: 'The flow goes on as <strong>{name}</strong>.' }), {
          name,
          strong,
        });
  }
  if (to?.kind === 'step') {
    return formatMessage(
      translate({
        id: 'flows.next.retryAfterStep',
        message: 'Tried again after <step>step {number}</step>: retry {retry} of {all}.',
      }),
      { number, step, retry, all },
    );
  }
  if (to) {
    return formatMessage(
      translate({
        id: 'flows.next.retryAfterFlow',
        message: 'Tried again after <strong>{name}</strong>: retry {retry} of {all}.',
      }),
      { name, strong, retry, all },
    );
  }
  return formatMessage(translate({ id: 'flows.next.retry', message: 'Tried again: retry {retry} of {all}.' }), {
    retry,
    all,
  });
}
