import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { parsePointer } from '../../../shared/core/pointer';
import { didYouMean } from '../../../shared/suggest';
import { isMistake, parseExpression } from '../expressions/parseExpression';
import { findOperation } from '../findOperation';
import type { Reuse } from '../read/reuse';
import type { FlowOperation, FoundSources, Step, Workflow } from '../types';
import { expressionsOf, listTexts } from './listTexts';
import type { RuleDesk } from './types';

const RULE = 'flow-field';

/** Fields that steps read from answers or send in bodies, and that the document does not have: a service may have others. */
export function checkFields(
  desk: RuleDesk,
  workflow: Workflow,
  node: JsonObject,
  reuse: Reuse,
  sources: FoundSources,
): void {
  const called = workflow.steps.map((step) => operationOf(step, sources));
  for (const text of listTexts(node, reuse)) {
    const operation = text.when === 'end' ? undefined : called[text.step];
    if (!operation) continue;
    for (const { text: written, at } of expressionsOf(text)) {
      const expression = parseExpression(written);
      if (isMistake(expression) || expression.kind !== 'body') continue;
      const { of, name, pointer } = expression;
      if (of === 'message' || name !== '' || pointer === undefined) continue;
      const source = desk.within(text.node, text.key, text.text, at);
      report(source, operation, of, parsePointer(pointer));
    }
  }
  for (const [index, operation] of called.entries()) {
    const stepNode = list(node.steps)[index];
    const body = isObject(stepNode) ? stepNode.requestBody : undefined;
    if (operation && isObject(body) && !/xml|form|text/.test(String(body.contentType)))
      checkPayload(body.payload, operation, []);
  }

  function checkPayload(value: unknown, operation: FlowOperation, path: readonly string[]): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) checkPayload(item, operation, [...path, String(index)]);
    } else if (isObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        const inner = [...path, key];
        if (!report(desk.at(value, key, 'key'), operation, 'request', inner)) checkPayload(member, operation, inner);
      }
    }
  }

  function report(
    source: ReturnType<RuleDesk['at']>,
    operation: FlowOperation,
    of: 'request' | 'response',
    path: readonly string[],
  ): boolean {
    const lost = operation.findLost?.(of, path);
    if (!lost) return false;
    const title = operation.id ?? `${operation.method} ${operation.path}`;
    const owner = of === 'request' ? 'The body' : 'No answer';
    const message = `${owner} of \`${title}\` has ${of === 'request' ? 'no' : 'a'} field \`${lost.name}\`.`;
    desk.report(source, RULE, message, didYouMean(lost.name, lost.known), 'warning');
    return true;
  }
}

function operationOf({ target }: Step, sources: FoundSources): FlowOperation | undefined {
  return target.kind === 'operation' || target.kind === 'path' ? findOperation(target, sources)?.operation : undefined;
}
