import type { Diagram } from '../../../docs';
import type { Action, Step, Workflow } from '../types';
import type { FlowText } from './types';

/** The steps of a workflow as messages between its actors and the API. */
export function flowDiagram(workflow: Workflow, { words, translate, titleOf, apiTitle }: FlowText): Diagram {
  const numberOf = (id: string) => workflow.steps.findIndex((step) => step.id === id) + 1;
  const steps = workflow.steps.flatMap((step, index): Diagram['steps'] => {
    const actor = step.actor === undefined ? words.client : translate(step.actor);
    const outputs = step.outputs.map(({ name }) => name).join(', ');
    return [
      { from: actor, to: apiTitle, label: `${index + 1}. ${titleOf(step)}`, isDashed: false },
      ...(outputs === '' ? [] : [{ from: apiTitle, to: actor, label: outputs, isDashed: true }]),
      ...asides(step, words, numberOf).map((label) => ({ from: actor, to: actor, label, isDashed: false })),
    ];
  });
  return { kind: 'sequence', title: translate(workflow.summary ?? workflow.id), steps };
}

/** What follows a step, unless it is the next one. */
function asides(step: Step, words: FlowText['words'], numberOf: (id: string) => number): string[] {
  const name = ({ type, to }: Action) => {
    const target = to === undefined ? '' : to.kind === 'step' ? String(numberOf(to.id)) : to.id;
    if (type === 'retry') return target === '' ? words.again : `${words.again}, ${words.after} ${target}`;
    return type === 'end' ? words.ends : `${to?.kind === 'step' ? words.goesOn : words.goesTo} ${target}`;
  };
  return [
    ...step.onFailure.map((action) => `${words.onFailure}: ${name(action)}`),
    ...step.onSuccess.flatMap((action) => (action.type === 'goto' ? `${words.onSuccess}: ${name(action)}` : [])),
  ];
}
