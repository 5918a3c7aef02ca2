import type { JsonObject } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import { parseCondition } from '../criteria/parseCondition';
import { compilePattern } from '../criteria/pattern';
import { parseQuery } from '../criteria/select';
import { isMistake, parseExpression } from '../expressions/parseExpression';
import type { Expression } from '../expressions/types';
import type { Reuse } from '../read/reuse';
import type { FlowDocument, Step, Workflow } from '../types';
import { expressionsOf, type FlowText, listTexts } from './listTexts';
import type { RuleDesk } from './types';

const RULE = 'flow-expression';
const CRITERION_RULE = 'flow-criterion';

/** Expressions that are none, or that mean something that does not exist, or not yet. */
export function checkExpressions(
  desk: RuleDesk,
  document: FlowDocument,
  workflow: Workflow,
  node: JsonObject,
  reuse: Reuse,
): void {
  for (const text of listTexts(node, reuse)) {
    const report = (at: number, message: string, hint?: string, rule = RULE, severity?: 'warning') =>
      desk.report(desk.within(text.node, text.key, text.text, at), rule, message, hint, severity);
    if (text.kind === 'simple') {
      const condition = parseCondition(text.text);
      if (isMistake(condition)) report(condition.at, condition.message, condition.hint, CRITERION_RULE);
    } else if (text.kind === 'xpath') {
      report(0, 'XPath is not supported: this criterion always fails.', 'Use `jsonpath`.', CRITERION_RULE);
    } else if (text.kind === 'regex' || text.kind === 'jsonpath') {
      checkPattern(text, (message) => report(0, message, undefined, CRITERION_RULE));
    }
    if (['regex', 'jsonpath', 'xpath'].includes(text.kind) && !('context' in text.node)) {
      report(
        0,
        `A criterion of type \`${text.kind}\` needs \`context\`.`,
        'Write `context: $response.body`.',
        CRITERION_RULE,
      );
    }
    for (const { text: written, at } of expressionsOf(text)) {
      const expression = parseExpression(written);
      if (isMistake(expression)) {
        if (text.kind !== 'simple') report(at + expression.at, expression.message, expression.hint);
        continue;
      }
      const wrong = judge(expression, text, document, workflow);
      if (wrong) report(at, wrong.message, wrong.hint, RULE, wrong.severity);
    }
  }
}

/** Patterns with expressions in braces are known only when they run. */
function checkPattern({ text, kind }: FlowText, report: (message: string) => void): void {
  if (text.includes('{$')) return;
  if (kind === 'jsonpath') {
    const query = parseQuery(text);
    if ('at' in query) report(`This is not a JSONPath query: ${query.message}`);
    return;
  }
  const pattern = compilePattern(text);
  if (typeof pattern === 'string') report(`This is not a regular expression: ${pattern}.`);
}

interface Wrong {
  message: string;
  hint?: string | undefined;
  severity?: 'warning';
}

function judge(expression: Expression, text: FlowText, document: FlowDocument, workflow: Workflow): Wrong | undefined {
  switch (expression.kind) {
    case 'inputs': {
      const wrong = judgeName(expression.name, workflow.inputs, `The workflow \`${workflow.id}\``, 'input');
      // A schema allows members that it does not describe.
      return wrong && { ...wrong, severity: 'warning' };
    }
    case 'steps':
      return judgeStep(expression, text, workflow);
    case 'workflows': {
      const other = document.workflows.find(({ id }) => id === expression.workflow);
      if (!other) {
        const ids = document.workflows.map(({ id }) => id);
        return {
          message: `There is no workflow \`${expression.workflow}\`.`,
          hint: didYouMean(expression.workflow, ids),
        };
      }
      const named = expression.field === 'inputs' ? other.inputs : other.outputs;
      return judgeName(expression.name, named, `The workflow \`${other.id}\``, expression.field.slice(0, -1));
    }
    case 'sourceDescriptions': {
      const names = document.sources.map(({ name }) => name);
      if (names.includes(expression.from)) return undefined;
      return {
        message: `There is no source description \`${expression.from}\`.`,
        hint: didYouMean(expression.from, names),
      };
    }
    case 'header':
    case 'query':
    case 'path':
    case 'body': {
      const isTooEarly = text.when === 'before' && (expression.of === 'response' || expression.kind === 'body');
      if (isTooEarly) {
        const message = `\`$${expression.of}\` does not exist before the call is sent.`;
        return { message, hint: 'Use an output of a step before: `$steps.<stepId>.outputs.<name>`.' };
      }
      if (text.when !== 'end') return undefined;
      const message = `\`$${expression.of}\` belongs to a step; the outputs of a workflow have none.`;
      return { message, hint: 'Use an output of a step: `$steps.<stepId>.outputs.<name>`.' };
    }
    case 'statusCode':
      return text.when === 'before' ? { message: '`$statusCode` does not exist before the call is sent.' } : undefined;
    default:
      return undefined;
  }
}

function judgeStep(
  { step: id, name }: { step: string; name: string },
  { step, when }: FlowText,
  workflow: Workflow,
): Wrong | undefined {
  const index = workflow.steps.findIndex((one) => one.id === id);
  const found = workflow.steps[index];
  if (!found) {
    const ids = workflow.steps.map((one) => one.id);
    return { message: `The workflow \`${workflow.id}\` has no step \`${id}\`.`, hint: didYouMean(id, ids) };
  }
  const wrong = judgeName(name, found.outputs, `The step \`${id}\``, 'output');
  if (wrong) return wrong;
  if (index < step || when === 'end' || (index === step && when === 'after') || jumpsBack(workflow)) return undefined;
  const message =
    index === step
      ? `The outputs of \`${id}\` do not exist before it has run.`
      : `\`${id}\` comes after this step: its outputs do not exist yet.`;
  return { message, hint: `Move \`${id}\` before \`${workflow.steps[step]?.id ?? ''}\`.` };
}

/** Then, a later step may have run before. */
function jumpsBack({ steps }: Workflow): boolean {
  const leadsBack = (step: Step, index: number) =>
    [...step.onSuccess, ...step.onFailure].some(
      ({ type, to }) =>
        type !== 'end' && to?.kind === 'step' && steps.findIndex(({ id }) => id === to.id) !== index + 1,
    );
  return steps.some(leadsBack);
}

/** `a.b` may be the member `b` of `a`. */
function judgeName(
  name: string,
  given: ReadonlyArray<{ name: string }>,
  owner: string,
  kind: string,
): Wrong | undefined {
  const names = given.map((one) => one.name);
  if (names.some((known) => name === known || name.startsWith(`${known}.`) || name.startsWith(`${known}[`)))
    return undefined;
  const [first = name] = name.split(/[.[]/);
  const hint =
    didYouMean(first, names) ??
    (names.length > 0 && names.length <= 6 ? `It has ${names.map((one) => `\`${one}\``).join(', ')}.` : undefined);
  return { message: `${owner} has no ${kind} \`${first}\`.`, hint };
}
