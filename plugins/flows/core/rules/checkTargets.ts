import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import { findOperation, findWorkflow, operationsFor } from '../findOperation';
import { readStepTarget, TARGETS } from '../read/readTarget';
import { findScheme, placeOf } from '../security';
import type {
  Action,
  FlowDocument,
  FlowOperation,
  FoundSources,
  Step,
  Target,
  Workflow,
  WorkflowTarget,
} from '../types';
import type { RuleDesk } from './types';

const RULE = 'flow-target';
const PARAMETER_RULE = 'flow-parameter';

/** Calls, workflows and steps that are not there, and parameters that do not fit them. */
export function checkTargets(
  desk: RuleDesk,
  document: FlowDocument,
  workflow: Workflow,
  node: JsonObject,
  sources: FoundSources,
): void {
  for (const [index, target] of workflow.dependsOn.entries()) {
    const source = desk.at(node.dependsOn as unknown[], index);
    checkWorkflow(target, (message, hint) => desk.report(source, RULE, message, hint));
  }
  for (const [index, step] of workflow.steps.entries()) {
    const stepNode = list(node.steps)[index];
    if (isObject(stepNode)) checkStep(step, stepNode, index);
  }

  function checkStep(step: Step, stepNode: JsonObject, index: number): void {
    const report = (message: string, hint?: string) => desk.report(step.targetSource, RULE, message, hint);
    const given = TARGETS.filter((key) => Object.hasOwn(stepNode, key));
    if (!readStepTarget(stepNode)) {
      return report(`The step \`${step.id}\` calls nothing.`, 'Write `operationId`, `operationPath` or `workflowId`.');
    }
    if (given.length > 1)
      return report(`A step has one of ${given.map((key) => `\`${key}\``).join(' and ')}.`, 'Make two steps of it.');
    const { target } = step;
    if (target.kind === 'workflow') {
      checkWorkflow(target, report);
      if (target.from === undefined && target.id === workflow.id)
        report(`The workflow \`${workflow.id}\` calls itself.`);
    } else if (target.kind === 'operation' || target.kind === 'path') {
      checkOperation(step, target, report);
    }
    checkPlaces(step);
    for (const [at, id] of step.dependsOn.entries()) checkDependency(step, stepNode, id, at, index);
    for (const action of [...step.onSuccess, ...step.onFailure]) checkAction(action);
  }

  function checkOperation(step: Step, target: Extract<Target, { kind: 'operation' | 'path' }>, report: Report): void {
    const named = document.sources.filter(({ type }) => type === 'openapi');
    if (target.kind === 'path' && target.from === '') {
      return report(
        '`operationPath` names a document and a place in it.',
        "Write `operationPath: '{$sourceDescriptions.<name>.url}#/paths/~1pets/get'`.",
      );
    }
    if (target.from !== undefined && !document.sources.some(({ name }) => name === target.from)) {
      const names = document.sources.map(({ name }) => name);
      return report(`There is no source description \`${target.from}\`.`, didYouMean(target.from, names));
    }
    const found = findOperation(target, sources);
    if (found) {
      if (target.from === undefined && named.length > 1) {
        const hint = `Write \`$sourceDescriptions.${found.from}.${found.operation.id}\`.`;
        desk.report(
          step.targetSource,
          RULE,
          'With several documents, an operation is named with its own.',
          hint,
          'warning',
        );
      }
      return checkParameters(step, found.operation);
    }
    // A document that could not be read may have it.
    const asked = named.filter(({ name }) => target.from === undefined || target.from === name);
    if (asked.length === 0 || asked.some(({ name }) => sources.get(name)?.operations === undefined)) return;
    const known = operationsFor(target, sources).map(({ operation }) => operation);
    if (target.kind === 'operation') {
      return report(
        `There is no operation \`${target.id}\`.`,
        didYouMean(
          target.id,
          known.flatMap(({ id }) => id ?? []),
        ),
      );
    }
    const paths = known.map(
      ({ method, path }) => `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`,
    );
    report(`There is no operation at \`#${target.pointer}\`.`, didYouMean(target.pointer, paths));
  }

  /** The documents say which parameters there are: a service may have others. */
  function checkParameters(step: Step, operation: FlowOperation): void {
    const title = operation.id ?? `${operation.method} ${operation.path}`;
    const known = operation.parameters;
    for (const { name, in: place, source } of step.parameters) {
      if (place === undefined || place === 'header' || known.some((one) => one.name === name && one.in === place))
        continue;
      const elsewhere = known.find((one) => one.name === name);
      const hint = elsewhere
        ? `Write \`in: ${elsewhere.in}\`.`
        : didYouMean(
            name,
            known.map((one) => one.name),
          );
      desk.report(source, PARAMETER_RULE, `\`${title}\` has no parameter \`${name}\` in ${place}.`, hint, 'warning');
    }
    const places = step.security.flatMap((one) => findScheme(one, operation) ?? []).map(placeOf);
    for (const { name, in: place, required } of known) {
      if (places.some((one) => one.name === name && one.in === place)) continue;
      if (!required || step.parameters.some((one) => one.name === name && one.in === place)) continue;
      desk.report(
        step.targetSource,
        PARAMETER_RULE,
        `\`${title}\` requires \`${name}\` in ${place}.`,
        undefined,
        'warning',
      );
    }
  }

  function checkPlaces({ parameters, target, id }: Step): void {
    for (const { name, in: place, source } of parameters) {
      if (target.kind === 'workflow') {
        const inputs = findWorkflow(target, document, sources)?.workflow.inputs;
        if (place !== undefined)
          desk.report(
            source,
            PARAMETER_RULE,
            `The parameter \`${name}\` is an input of a workflow, without \`in\`.`,
            'Remove `in`.',
            'warning',
          );
        else if (inputs && !inputs.some((one) => one.name === name)) {
          const hint = didYouMean(
            name,
            inputs.map((one) => one.name),
          );
          desk.report(
            source,
            PARAMETER_RULE,
            `The workflow \`${target.id}\` has no input \`${name}\`.`,
            hint,
            'warning',
          );
        }
      } else if (place === undefined) {
        desk.report(
          source,
          PARAMETER_RULE,
          `The parameter \`${name}\` of \`${id}\` needs \`in\`.`,
          'Write `in: query`, `path`, `header` or `cookie`.',
        );
      }
    }
  }

  function checkDependency(step: Step, stepNode: JsonObject, id: string, at: number, index: number): void {
    const ids = workflow.steps.map((one) => one.id);
    const source = desk.at(stepNode.dependsOn as unknown[], at);
    if (!ids.includes(id))
      desk.report(source, RULE, `The workflow \`${workflow.id}\` has no step \`${id}\`.`, didYouMean(id, ids));
    else if (ids.indexOf(id) >= index)
      desk.report(source, RULE, `\`${id}\` does not come before \`${step.id}\`.`, 'Move it before.');
  }

  function checkAction({ name, type, to, source }: Action): void {
    const report = (message: string, hint?: string) => desk.report(source, RULE, message, hint);
    if (type === 'goto' && !to)
      return report(`The action \`${name}\` goes nowhere.`, 'Write `stepId` or `workflowId`.');
    if (to?.kind === 'workflow') return checkWorkflow(to, report);
    const ids = workflow.steps.map((one) => one.id);
    if (to && !ids.includes(to.id))
      report(`The workflow \`${workflow.id}\` has no step \`${to.id}\`.`, didYouMean(to.id, ids));
  }

  function checkWorkflow(target: WorkflowTarget, report: Report): void {
    if (findWorkflow(target, document, sources)) return;
    if (target.from !== undefined) {
      const names = document.sources.map(({ name }) => name);
      if (!names.includes(target.from))
        return report(`There is no source description \`${target.from}\`.`, didYouMean(target.from, names));
    }
    const owner = target.from === undefined ? document : sources.get(target.from)?.flows;
    if (!owner) return;
    const ids = owner.workflows.map(({ id }) => id);
    report(`There is no workflow \`${target.id}\`.`, didYouMean(target.id, ids));
  }
}

type Report = (message: string, hint?: string) => void;
