import { type Json, parseJson } from '../../../shared/core/json';
import { isTooDeep, MOST_DEPTH } from '../../../shared/core/jsonText';
import { type Judgement, judgeCriterion } from '../criteria/judgeCriterion';
import { select } from '../criteria/select';
import { fill, fillText, type Message, print, type Scope, type Value, type Values } from '../expressions/evaluate';
import { findOperation } from '../findOperation';
import { problem, problemOf, type RunProblem, StepMistake } from '../problems';
import { findScheme, writeCredential } from '../security';
import type { FlowOperation, FoundSources, Output, Step } from '../types';
import { buildRequest, type Sent } from './buildRequest';
import { fillBody } from './fillBody';
import type { HttpAnswer, HttpRequest } from './types';

export type Send = (request: HttpRequest, operation: FlowOperation | undefined, step: Step) => Promise<HttpAnswer>;

export interface Sending {
  request?: HttpRequest;
  answer?: HttpAnswer;
  judgements: Judgement[];
  problems: RunProblem[];
  outputs: Values;
  /** With the request and the answer. */
  scope: Scope;
}

/** Sends the request of a step, and judges the answer. Never rejects. */
export async function sendStep(step: Step, before: Scope, sources: FoundSources, send: Send): Promise<Sending> {
  const done: Sending = { judgements: [], problems: [], outputs: {}, scope: before };
  try {
    const sent = prepare(step, before, sources);
    const request = buildRequest(sent);
    done.request = request;
    const asked = { url: request.url, method: request.method, request: requestMessage(sent, request) };
    done.scope = { ...before, ...asked };
    const answer = await send(request, sent.operation, step);
    done.answer = answer;
    done.scope = { ...before, ...asked, statusCode: answer.status, response: answerMessage(answer) };
    if (sent.operation && !isDeclared(answer.status, sent.operation.statuses)) {
      done.problems.push(problem('undeclared', { status: String(answer.status) }));
    }
    if (isJson(answer) && isTooDeep(answer.body)) {
      done.problems.push(problem('tooDeep', { count: String(MOST_DEPTH) }));
    }
    const misfit = sent.operation?.judge?.(answer);
    if (misfit !== undefined) done.problems.push(problem('other', { message: misfit }));
    done.judgements = step.criteria.map((criterion) => judgeCriterion(criterion, done.scope));
    done.outputs = readOutputs(step.outputs, done.scope);
  } catch (error) {
    done.problems.push(problemOf(error));
  }
  return done;
}

export function readOutputs(outputs: readonly Output[], scope: Scope): Values {
  return Object.fromEntries(outputs.map(({ name, value }) => [name, fill(value, scope, select)]));
}

function prepare({ target, parameters, security, body }: Step, scope: Scope, sources: FoundSources): Sent {
  const found = target.kind === 'operation' || target.kind === 'path' ? findOperation(target, sources) : undefined;
  if (!found && target.kind !== 'request') throw new StepMistake(problem('noCall'));
  const values = parameters.flatMap(({ name, in: place, value }) => {
    const filled = fill(value, scope, select);
    return place === undefined || filled === undefined ? [] : { name, in: place, value: filled };
  });
  const credentials = security.map((one) => {
    const scheme = findScheme(one, found?.operation);
    if (!scheme) throw new StepMistake(problem('noScheme'));
    return writeCredential(scheme, fill(one.values, scope, select) as Values);
  });
  const common = {
    parameters: [...values, ...credentials],
    contentType: body?.contentType,
    body: fillBody(body, scope),
  };
  if (found)
    return { ...common, operation: found.operation, method: found.operation.method, base: found.operation.server };
  const { method, url } = target as Extract<Step['target'], { kind: 'request' }>;
  return { ...common, method, base: print(fillText(url, scope)) };
}

function requestMessage({ parameters, body }: Sent, { headers }: HttpRequest): Message {
  const named = (place: string): Values =>
    Object.fromEntries(parameters.flatMap((one) => (one.in === place ? [[one.name, one.value]] : [])));
  return { headers, query: named('query'), path: named('path'), body };
}

/** As expressions see it. */
export function answerMessage(answer: HttpAnswer): Message {
  const { headers, body } = answer;
  const parsed: Json | undefined = isJson(answer) ? parseJson(body) : undefined;
  const value: Value = parsed === undefined ? body : parsed;
  return { headers, query: {}, path: {}, body: value };
}

function isJson({ headers: { 'content-type': type = '' } }: HttpAnswer): boolean {
  return /\bjson\b/i.test(type) || type === '';
}

/** Without any, a document says nothing about answers. */
function isDeclared(status: number, declared: readonly string[]): boolean {
  const names = [String(status), `${String(status).charAt(0)}XX`, 'default'];
  return declared.length === 0 || declared.some((one) => names.includes(one) || names.includes(one.toUpperCase()));
}
