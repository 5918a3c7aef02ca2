import Html from '@theme/ApiSchema/Html';
import { usePlayer } from '@theme/FlowPlayer/opened';
import type { ReactNode } from 'react';

export interface FlowOutputsProps {
  data: { html: string; flow: string };
}

/** The outputs of a workflow, and their values after it was played. */
export default function FlowOutputs({ data: { html, flow } }: FlowOutputsProps): ReactNode {
  const [player] = usePlayer(flow);
  return (
    <>
      <Html html={html} />
      {player && <player.Result player={player} />}
    </>
  );
}
