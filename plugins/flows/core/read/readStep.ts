import { isObject, type JsonObject, list } from '../../../shared/core/json';
import type {
  Action,
  Criterion,
  CriterionType,
  FlowBody,
  FlowMessage,
  FlowParameter,
  ParameterPlace,
  Replacement,
  Step,
  Target,
} from '../types';
import { type Desk, toJson } from './place';
import { readOutputs } from './readOutputs';
import { readSecurity } from './readSecurity';
import { readStepTarget, readTarget } from './readTarget';
import type { Reuse } from './reuse';

/** A retry without `retryLimit` is one. */
const DEFAULT_RETRIES = 1;

/** Reads steps, with the parameters and actions that their workflow gives all of them. */
export function createStepReader(desk: Desk, workflow: JsonObject, reuse: Reuse): (node: JsonObject) => Step {
  const common = readParameters(workflow.parameters);
  const successActions = readActions(workflow.successActions, 'successActions');
  const failureActions = readActions(workflow.failureActions, 'failureActions');

  function readParameters(nodes: unknown): FlowParameter[] {
    return list(nodes).flatMap((item) => {
      const used = reuse(item as JsonObject, 'parameters');
      if (!used) return [];
      const { node } = used;
      const own = Object.hasOwn(used, 'value') ? (item as JsonObject) : node;
      return {
        name: String(node.name),
        ...(node.in !== undefined && { in: node.in as ParameterPlace }),
        value: toJson(own.value),
        source: desk.at(own, 'value'),
      };
    });
  }

  function readActions(nodes: unknown, kind: 'successActions' | 'failureActions'): Action[] {
    return list(nodes).flatMap((item) => {
      const node = reuse(item as JsonObject, kind)?.node;
      if (!node) return [];
      const { name, type, stepId, workflowId, retryAfter, retryLimit } = node;
      const to =
        stepId !== undefined
          ? ({ kind: 'step', id: String(stepId) } as const)
          : workflowId !== undefined
            ? readTarget(String(workflowId))
            : undefined;
      return {
        name: String(name),
        type: type as Action['type'],
        ...(to && { to }),
        parameters: readParameters(node.parameters),
        retryAfter: Number(retryAfter ?? 0),
        retryLimit: Number(retryLimit ?? DEFAULT_RETRIES),
        criteria: readCriteria(desk, node.criteria),
        source: desk.at(node),
      };
    });
  }

  return (node) => {
    const own = readParameters(node.parameters);
    const found = readStepTarget(node);
    const target: Target = found?.target ?? { kind: 'operation', id: '' };
    // A workflow takes inputs, which have no place.
    const shared = common.filter((one) => (target.kind === 'workflow') === (one.in === undefined));
    return {
      id: String(node.stepId),
      ...(typeof node.description === 'string' && { description: node.description }),
      ...(typeof node['x-label'] === 'string' && { label: node['x-label'] }),
      ...(typeof node['x-actor'] === 'string' && { actor: node['x-actor'] }),
      before: readMessages(node['x-before']),
      after: readMessages(node['x-after']),
      target,
      parameters: [
        ...own,
        ...shared.filter((one) => !own.some(({ name, in: place }) => name === one.name && place === one.in)),
      ],
      // Those of a step replace those of its workflow.
      security: readSecurity(desk, node['x-security'] ?? (target.kind === 'workflow' ? [] : workflow['x-security'])),
      ...(isObject(node.requestBody) && { body: readBody(desk, node.requestBody) }),
      criteria: readCriteria(desk, node.successCriteria),
      onSuccess: joinActions(readActions(node.onSuccess, 'successActions'), successActions),
      onFailure: joinActions(readActions(node.onFailure, 'failureActions'), failureActions),
      outputs: readOutputs(desk, node.outputs),
      dependsOn: list(node.dependsOn).map(String),
      source: desk.at(node),
      targetSource: found ? desk.at(node, found.key) : desk.at(node),
    };
  };
}

function readMessages(nodes: unknown): FlowMessage[] {
  return list(nodes).map((item) => {
    const { from, to, text, answer } = item as JsonObject;
    return {
      ...(typeof from === 'string' && { from }),
      ...(typeof to === 'string' && { to }),
      text: String(text),
      isAnswer: answer === true,
    };
  });
}

/** Those of a step come first, and replace those of its workflow with the same name. */
function joinActions(own: Action[], shared: Action[]): Action[] {
  return [...own, ...shared.filter(({ name }) => !own.some((one) => one.name === name))];
}

function readCriteria(desk: Desk, nodes: unknown): Criterion[] {
  return list(nodes).map((item) => {
    const node = item as JsonObject;
    const type = isObject(node.type) ? node.type.type : (node.type ?? 'simple');
    return {
      type: type as CriterionType,
      condition: String(node.condition),
      ...(node.context !== undefined && { context: String(node.context) }),
      source: desk.at(node, 'condition'),
    };
  });
}

function readBody(desk: Desk, node: JsonObject): FlowBody {
  return {
    ...(typeof node.contentType === 'string' && { contentType: node.contentType }),
    ...(node.payload !== undefined && { payload: toJson(node.payload) }),
    replacements: list(node.replacements).map((item) => readReplacement(desk, item as JsonObject, node.contentType)),
    source: desk.at(node),
  };
}

function readReplacement(desk: Desk, node: JsonObject, contentType: unknown): Replacement {
  const given = isObject(node.targetSelectorType) ? node.targetSelectorType.type : node.targetSelectorType;
  const usual = /xml/i.test(String(contentType ?? '')) ? 'xpath' : 'jsonpointer';
  return {
    target: String(node.target),
    selector: (given ?? usual) as Replacement['selector'],
    value: toJson(node.value),
    source: desk.at(node, 'target'),
  };
}
