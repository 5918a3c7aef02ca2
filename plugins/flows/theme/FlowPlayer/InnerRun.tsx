import { translate } from '@docusaurus/Translate';
import Attempt from '@theme/FlowPlayer/Attempt';
import Fold from '@theme/FlowPlayer/Fold';
import Problems from '@theme/FlowPlayer/Problems';
import type { ReactNode } from 'react';
import type { Player } from '../../browser/player';
import type { WorkflowRun } from '../../core/run/types';

interface InnerProps {
  player: Player;
  run: WorkflowRun;
  order: 'before' | 'within' | 'after';
}

/** Another workflow that has run: before this one, within a step, or after it. */
export default function InnerRun({ player, run, order }: InnerProps): ReactNode {
  const { workflow, steps, passed, problems, before, after } = run;
  const orders = {
    before: translate({ id: 'flows.inner.before', message: 'Ran before' }),
    within: translate({ id: 'flows.inner.within', message: 'Ran within this step' }),
    after: translate({ id: 'flows.inner.after', message: 'Ran afterwards' }),
  };
  return (
    <Fold
      summary={
        <>
          {orders[order]}: <b>{workflow.summary ?? workflow.id}</b>{' '}
          <span className={passed ? 'api-ok' : 'api-bad'}>
            {passed
              ? translate({ id: 'flows.passed', message: 'Passed' })
              : translate({ id: 'flows.failed', message: 'Failed' })}
          </span>
        </>
      }
    >
      {before.map((one) => (
        <InnerRun key={one.workflow.id} player={player} run={one} order="before" />
      ))}
      <Problems problems={before.every((one) => one.passed) ? problems : []} />
      {steps.map((one, index) => (
        <div key={index} className="flow-inner">
          <b>{one.step.id}</b>
          <Attempt player={player} run={one}>
            {one.child && <InnerRun player={player} run={one.child} order="within" />}
          </Attempt>
        </div>
      ))}
      {after && <InnerRun player={player} run={after} order="after" />}
    </Fold>
  );
}
