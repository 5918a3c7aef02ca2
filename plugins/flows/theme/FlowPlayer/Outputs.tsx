import { translate } from '@docusaurus/Translate';
import Shown from '@theme/FlowPlayer/Shown';
import { numberOf } from '@theme/FlowPlayer/words';
import type { ReactNode } from 'react';
import type { Player } from '../../browser/player';
import type { Values } from '../../core/expressions/evaluate';
import { stepAnchor } from '../../core/pages/stepAnchor';
import { listUses } from '../../core/play/listUses';
import type { Step } from '../../core/types';

interface OutputsProps {
  player: Player;
  /** Absent for the outputs of the workflow. */
  step?: Step;
  outputs: Values;
}

/** What a step keeps, and where it is used. */
export default function Outputs({ player, step, outputs }: OutputsProps): ReactNode {
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
          {step && <th scope="col">{columns.usedBy}</th>}
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
            {step && (
              <td data-label={columns.usedBy}>
                <Uses player={player} step={step} name={name} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Uses({ player, step, name }: { player: Player; step: Step; name: string }): ReactNode {
  const { workflow } = player.play;
  const uses = listUses(workflow, step, name);
  const links = [
    ...uses.steps.map(({ id }) => (
      <a key={id} href={`#${stepAnchor(id)}`}>
        {translate({ id: 'flows.step', message: 'step {number}' }, { number: numberOf(workflow.steps, { id }) })}
      </a>
    )),
    ...(uses.outputs.length > 0
      ? [
          <a key="" href="#outputs">
            {translate({ id: 'flows.outputsOf', message: 'outputs' })}
          </a>,
        ]
      : []),
  ];
  return links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]));
}
