import type { Diagram } from '../../../docs';
import type { Action, FlowMessage, Step, Workflow } from '../types';
import type { FlowText } from './types';

/** How a step is named: with its number where the page has the steps below, else without. */
type Naming = 'numbers' | 'titles';

/** The steps of a workflow as messages between its actors and the API. */
export function flowDiagram(workflow: Workflow, text: FlowText, naming: Naming): Diagram {
  const { words, translate, titleOf, apiTitle } = text;
  const { steps, summary, id } = workflow;
  const write = ({ from, to, text: label, isAnswer }: FlowMessage): Diagram['steps'][number] => {
    const sender = from === undefined ? apiTitle : translate(from);
    return { from: sender, to: to === undefined ? sender : translate(to), label: translate(label), isDashed: isAnswer };
  };
  const messages = steps.flatMap((step, index): Diagram['steps'] => {
    const actor = step.actor === undefined ? words.client : translate(step.actor);
    const outputs = step.outputs.map(({ name }) => name).join(', ');
    const number = naming === 'numbers' ? `${index + 1}. ` : '';
    return [
      ...step.before.map(write),
      { from: actor, to: apiTitle, label: `${number}${titleOf(step)}`, isDashed: false },
      ...(outputs === '' ? [] : [{ from: apiTitle, to: actor, label: outputs, isDashed: true }]),
      ...asides(step, index).map((label) => ({ from: actor, to: actor, label, isDashed: false })),
      ...step.after.map(write),
    ];
  });
  return { kind: 'sequence', title: translate(summary ?? id), steps: messages };

  /** What follows a step, unless it is the next one. */
  function asides({ onFailure, onSuccess }: Step, index: number): string[] {
    const isLast = index === steps.length - 1;
    return [
      ...onFailure.map((action) => `${words.onFailure}: ${nameAction(action)}`),
      ...onSuccess.flatMap((action) =>
        action.type === 'end' && isLast
          ? []
          : `${action.criteria.length > 0 ? words.or : words.onSuccess}: ${nameAction(action)}`,
      ),
    ];
  }

  function nameAction({ type, to }: Action): string {
    const target = to === undefined ? '' : to.kind === 'step' ? nameStep(to.id) : to.id;
    const before = to?.kind === 'workflow' ? words.afterFlow : words.after;
    if (type === 'retry') return target === '' ? words.again : `${words.again}, ${before} ${target}`;
    return type === 'end' ? words.ends : `${to?.kind === 'step' ? words.goesOn : words.goesTo} ${target}`;
  }

  function nameStep(wanted: string): string {
    const index = steps.findIndex((step) => step.id === wanted);
    const step = steps[index];
    return naming === 'numbers' || !step ? String(index + 1) : `“${titleOf(step)}”`;
  }
}
