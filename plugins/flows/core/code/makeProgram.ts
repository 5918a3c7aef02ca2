import { type ParameterFormat, serializeParameter } from '../../../samples/core/request';
import { isObject, type Json } from '../../../shared/core/json';
import { isJson } from '../../../shared/core/mediaTypes';
import { parseCondition } from '../criteria/parseCondition';
import { isSelector } from '../expressions/evaluate';
import { isMistake } from '../expressions/parseExpression';
import { isWholeExpression, splitText } from '../expressions/splitText';
import type { Action, Criterion, FlowOperation, FlowParameter, Step, Workflow } from '../types';
import { readCode, Unwritable } from './readCode';
import type { CodeAction, CodeCheck, CodeStep, CodeValue, FlowProgram } from './types';

interface Calls {
  operationOf(step: Step): FlowOperation | undefined;
  titleOf(step: Step): string;
}

const USUAL_TYPE = 'application/json';

/** A workflow as a program; `undefined` if it has what programs of these languages cannot express in a line or two. */
export function makeProgram(workflow: Workflow, calls: Calls): FlowProgram | undefined {
  try {
    const steps = workflow.steps.map((step, index) => makeStep(step, index, calls));
    const [first] = steps;
    const names = new Set(steps.map(({ id }) => id.replace(/[\W_]/g, '').toLowerCase()));
    if (!first || names.size < steps.length || workflow.dependsOn.length > 0) return undefined;
    const last = steps.length - 1;
    return {
      base: first.server,
      inputs: workflow.inputs.map(({ name, schema }) => [name, exampleOf(schema)]),
      steps,
      jumps: steps.some(
        ({ onSuccess, onFailure }, index) =>
          onFailure.some(({ type }) => type !== 'end') ||
          (onSuccess.length > 0 && index < last) ||
          onSuccess.some(({ type }) => type !== 'end'),
      ),
      outputs: workflow.outputs.map(({ name, value }) => [name, readValue(value)]),
    };
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
}

function exampleOf(schema: Record<string, unknown>): Json {
  const [first] = Array.isArray(schema.examples) ? schema.examples : [];
  return (schema.default ?? first ?? schema.example ?? '') as Json;
}

function makeStep(step: Step, index: number, { operationOf, titleOf }: Calls): CodeStep {
  const operation = operationOf(step);
  if (!operation) throw new Unwritable();
  const { parameters, body } = step;
  const inPlace = (place: string) =>
    parameters.filter((one) => one.in === place).flatMap((parameter) => writeParameter(parameter, operation));
  if (parameters.some((one) => one.in === 'cookie' || one.in === 'querystring')) throw new Unwritable();
  const headers = inPlace('header');
  const contentType = contentTypeOf(step, operation, headers);
  if (step.security.length > 0) throw new Unwritable();
  if (body && (!isJson(contentType) || body.replacements.length > 0)) throw new Unwritable();
  return {
    id: step.id,
    title: `${index + 1}. ${titleOf(step)}`,
    method: operation.method,
    server: operation.server.replace(/\/$/, ''),
    path: writePath(operation.path, parameters, operation),
    query: inPlace('query'),
    headers: body ? withType(headers, contentType) : headers,
    ...(body?.payload !== undefined && { body: readValue(body.payload) }),
    checks: step.criteria.map(writeCheck),
    outputs: step.outputs.map(({ name, value }) => [name, readValue(value)]),
    onSuccess: step.onSuccess.map(writeAction),
    onFailure: step.onFailure.map(writeAction),
  };
}

const isType = ([name]: readonly [string, CodeValue]) => name.toLowerCase() === 'content-type';

function contentTypeOf({ body }: Step, { contentTypes }: FlowOperation, headers: CodeStep['headers']): string {
  const given = headers.find(isType)?.[1];
  if (body && given && (given.kind !== 'literal' || typeof given.value !== 'string')) throw new Unwritable();
  const written = given?.kind === 'literal' ? String(given.value) : undefined;
  return body?.contentType ?? written ?? contentTypes[0] ?? USUAL_TYPE;
}

/** Programs send the usual type by themselves. */
function withType(headers: CodeStep['headers'], contentType: string): CodeStep['headers'] {
  const others = headers.filter((header) => !isType(header));
  return contentType === USUAL_TYPE ? others : [...others, ['Content-Type', { kind: 'literal', value: contentType }]];
}

function writeParameter(parameter: FlowParameter, operation: FlowOperation): Array<[string, CodeValue]> {
  const { name, value } = parameter;
  const format = formatOf(parameter, operation);
  if (isJson(format.contentType ?? '')) return [[name, { kind: 'json', value: readValue(value) }]];
  if (hasExpression(value)) {
    if (typeof value !== 'string') throw new Unwritable();
    return [[name, readValue(value)]];
  }
  const { pairs, rawQuery } = serializeParameter(format, value);
  if (rawQuery !== undefined) throw new Unwritable();
  const names = [...new Set(pairs.map(([key]) => key))];
  return names.map((key) => {
    const texts = pairs.flatMap(([own, text]) => (own === key ? text : []));
    return [key, { kind: 'literal', value: texts.length === 1 ? (texts[0] ?? '') : texts }];
  });
}

function writePath(path: string, parameters: readonly FlowParameter[], operation: FlowOperation): CodeStep['path'] {
  return path.split(/(\{[^{}]+\})/).flatMap((part): Array<string | CodeValue> => {
    const found = parameters.find((one) => one.in === 'path' && part === `{${one.name}}`);
    if (!found) return part === '' ? [] : [part];
    if (hasExpression(found.value)) return [readValue(found.value)];
    return [serializeParameter(formatOf(found, operation), found.value).pathText ?? ''];
  });
}

function formatOf({ name, in: place = 'query' }: FlowParameter, { parameters }: FlowOperation): ParameterFormat {
  return parameters.find((one) => one.name === name && one.in === place) ?? { name, in: place };
}

function hasExpression(value: Json): boolean {
  if (typeof value === 'string')
    return isWholeExpression(value) || splitText(value).some(({ isExpression }) => isExpression);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasExpression);
}

export function readValue(value: Json): CodeValue {
  if (!hasExpression(value)) return { kind: 'literal', value };
  if (typeof value === 'string') {
    if (isWholeExpression(value)) return readCode(value);
    const parts = splitText(value).map(
      ({ text, isExpression }): CodeValue => (isExpression ? readCode(text) : { kind: 'literal', value: text }),
    );
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'text', parts };
  }
  if (Array.isArray(value)) return { kind: 'list', items: value.map(readValue) };
  if (!isObject(value) || isSelector(value)) throw new Unwritable();
  return { kind: 'object', members: Object.entries(value).map(([key, member]) => [key, readValue(member)]) };
}

function writeCheck({ type, condition, context }: Criterion): CodeCheck {
  if (type === 'simple') {
    const parsed = parseCondition(condition);
    if (isMistake(parsed)) throw new Unwritable();
    return { kind: 'condition', condition: parsed };
  }
  if (type === 'regex' && context !== undefined && !hasExpression(condition))
    return { kind: 'pattern', pattern: condition, of: readCode(context) };
  return { kind: 'note', text: `${context ?? ''}: ${condition}` };
}

function writeAction({ name, type, to, retryAfter, retryLimit, criteria }: Action): CodeAction {
  if (to?.kind === 'workflow') throw new Unwritable();
  const checks = criteria.map(writeCheck);
  // A comment does not hold an action back.
  if (checks.some(({ kind }) => kind === 'note')) throw new Unwritable();
  return { name, type, ...(to && { to: to.id }), retryAfter, retryLimit, checks };
}
