import Outputs from '@theme/FlowPlayer/Outputs';
import type { ReactNode } from 'react';
import type { Player } from '../../browser/player';
import { usePlay } from '../../browser/usePlay';

/** The outputs of the workflow, once it has run. */
export default function Result({ player }: { player: Player }): ReactNode {
  const { result } = usePlay(player);
  if (!result) return null;
  return (
    <div className="flow-run">
      <Outputs player={player} outputs={result.outputs} />
    </div>
  );
}
