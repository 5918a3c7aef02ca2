import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type { Reuse } from '../read/reuse';
import type { RuleDesk } from './types';

const RULE = 'flow-name';

/** Ids and names that occur twice, or that expressions cannot hold, and lists of which each item may be there once. */
export function checkNames(desk: RuleDesk, root: JsonObject, reuse: Reuse): void {
  const sources = list(root.sourceDescriptions) as JsonObject[];
  const workflows = list(root.workflows) as JsonObject[];
  if (sources.length === 0)
    desk.report(desk.at(root, 'sourceDescriptions'), RULE, 'An Arazzo document has at least one source description.');
  if (workflows.length === 0)
    desk.report(desk.at(root, 'workflows'), RULE, 'An Arazzo document has at least one workflow.');
  checkIds(sources, 'name', 'source description');
  checkIds(workflows, 'workflowId', 'workflow');
  for (const workflow of workflows) {
    const steps = list(workflow.steps) as JsonObject[];
    if (steps.length === 0) desk.report(desk.at(workflow, 'steps'), RULE, 'A workflow has at least one step.');
    checkIds(steps, 'stepId', 'step');
    for (const owner of [workflow, ...steps]) {
      const parameters = list(owner.parameters) as JsonObject[];
      checkOnce(
        parameters,
        (node) => {
          const used = reuse(node, 'parameters')?.node ?? node;
          return `${String(used.in)} ${String(used.name)}`;
        },
        'parameter',
      );
      for (const [key, kind] of [
        ['onSuccess', 'successActions'],
        ['onFailure', 'failureActions'],
        ['successActions', 'successActions'],
        ['failureActions', 'failureActions'],
      ] as const) {
        checkOnce(list(owner[key]) as JsonObject[], (node) => String((reuse(node, kind)?.node ?? node).name), 'action');
      }
      checkOnce(list(owner.successCriteria) as JsonObject[], undefined, 'criterion');
      const body = isObject(owner.requestBody) ? owner.requestBody : {};
      checkOnce(list(body.replacements) as JsonObject[], (node) => String(node.target), 'replacement');
    }
  }

  function checkIds(nodes: JsonObject[], key: string, kind: string): void {
    for (const [index, node] of nodes.entries()) {
      const id = String(node[key]);
      if (nodes.findIndex((other) => other[key] === node[key]) < index) {
        desk.report(
          desk.at(node, key),
          RULE,
          `There is another ${kind} \`${id}\` before.`,
          'Each needs a name of its own.',
        );
      } else if (!/^[\w-]+$/.test(id)) {
        desk.report(
          desk.at(node, key),
          RULE,
          `Expressions cannot name the ${kind} \`${id}\`.`,
          'Use letters, digits, `-` and `_`.',
          'warning',
        );
      }
    }
  }

  function checkOnce(nodes: JsonObject[], nameOf: ((node: JsonObject) => string) | undefined, kind: string): void {
    for (const [index, node] of nodes.entries()) {
      const isSame = (other: JsonObject) => (nameOf ? nameOf(other) === nameOf(node) : isDeepStrictEqual(other, node));
      if (nodes.findIndex(isSame) < index)
        desk.report(desk.at(node), RULE, `The same ${kind} is listed before.`, 'Remove one of them.');
    }
  }
}
