import type { ReactNode } from 'react';
import type { Player } from '../../browser/player';
import { stepAnchor } from '../../core/pages/stepAnchor';
import type { Workflow } from '../../core/types';

interface StepLinkProps {
  player: Player;
  /** The workflow that has the step. */
  workflow: Workflow;
  step: string;
  children: ReactNode;
}

/** Leads to a step of the workflow that is played; the page shows no steps of others. */
export default function StepLink({ player, workflow, step, children }: StepLinkProps): ReactNode {
  return workflow === player.play.workflow ? <a href={`#${stepAnchor(step)}`}>{children}</a> : children;
}
