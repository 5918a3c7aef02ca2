import type { Output, Step, Workflow } from '../types';

/** Where an output of a step is used: in other steps, and in the outputs of its workflow. */
export interface Uses {
  steps: Step[];
  outputs: Output[];
}

export function listUses({ steps, outputs }: Workflow, { id }: Step, name: string): Uses {
  const expression = new RegExp(`\\$steps\\.${escape(id)}\\.outputs\\.${escape(name)}(?![\\w-])`);
  const uses = (value: unknown) => expression.test(JSON.stringify(value) ?? '');
  return {
    steps: steps.filter((step) => step.id !== id && uses(readBy(step))),
    outputs: outputs.filter(({ value }) => uses(value)),
  };
}

/** What of a step may hold expressions. */
function readBy({ target, parameters, body, criteria, onSuccess, onFailure, outputs }: Step): unknown {
  return [target, parameters, body, criteria, onSuccess, onFailure, outputs];
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
