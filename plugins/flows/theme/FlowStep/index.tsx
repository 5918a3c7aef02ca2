import Html from '@theme/ApiSchema/Html';
import { usePlayer } from '@theme/FlowPlayer/opened';
import type { ReactNode } from 'react';

export interface FlowStepProps {
  /** `href`: of the call, in its page. */
  data: { html: string; flow: string; step: string; href?: string };
}

/** A step of a workflow, and what became of it while the workflow is played. */
export default function FlowStep({ data: { html, flow, step, href } }: FlowStepProps): ReactNode {
  const [player] = usePlayer(flow);
  return (
    <>
      <Html html={html} />
      {player && <player.Runs player={player} step={step} href={href} />}
    </>
  );
}
