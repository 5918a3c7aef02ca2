import { translate } from '@docusaurus/Translate';
import Shown from '@theme/FlowPlayer/Shown';
import StepLink from '@theme/FlowPlayer/StepLink';
import { numberOf } from '@theme/FlowPlayer/words';
import type { ReactNode } from 'react';
import type { Player } from '../../browser/player';
import type { Values } from '../../core/expressions/evaluate';
import { listUses } from '../../core/play/listUses';
import type { StepRun } from '../../core/run/types';

interface OutputsProps {
  player: Player;
  /** The attempt of a step; absent for the outputs of the workflow. */
  run?: StepRun;
  outputs: Values;
}

/** What a step keeps, and where it is used. */
export default function Outputs({ player, run, outputs }: OutputsProps): ReactNode {
  const entries = Object.entries(outputs);
  if (entries.length === 0) return null;
  const columns = {
    output: translate({ id: 'flows.output', message: 'Output' }),
    value: translate({ id: 'flows.value', message: 'Value' }),
    usedBy: translate({ id: 'flows.usedBy', message: 'Used by' }),
  };
  return (
    <table className="flow-outputs">
      <thead>
        <tr>
          <th scope="col">{columns.output}</th>
          <th scope="col">{columns.value}</th>
          {run && <th scope="col">{columns.usedBy}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={name}>
            <td data-label={columns.output}>
              <code>{name}</code>
            </td>
            <td data-label={columns.value}>
              {value === undefined ? translate({ id: 'flows.notThere', message: 'nothing' }) : <Shown value={value} />}
            </td>
            {run && (
              <td data-label={columns.usedBy}>
                <Uses player={player} run={run} name={name} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Uses({ player, run, name }: { player: Player; run: StepRun; name: string }): ReactNode {
  const { workflow, step } = run;
  const uses = listUses(workflow, step, name);
  const links = [
    ...uses.steps.map(({ id }) => (
      <StepLink key={id} player={player} workflow={workflow} step={id}>
        {translate({ id: 'flows.step', message: 'step {number}' }, { number: numberOf(workflow.steps, { id }) })}
      </StepLink>
    )),
    ...(uses.outputs.length > 0
      ? [
          workflow === player.play.workflow ? (
            <a key="" href="#outputs">
              {translate({ id: 'flows.outputsOf', message: 'outputs' })}
            </a>
          ) : (
            translate({ id: 'flows.outputsOf', message: 'outputs' })
          ),
        ]
      : []),
  ];
  return links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]));
}
