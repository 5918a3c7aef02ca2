import { decodePercent } from '../../../shared/core/decodePercent';
import { type Json, parseJson } from '../../../shared/core/json';
import type { HttpRequest, StepRun, WorkflowRun } from '../run/types';
import { isSecret, readSecretFields, textsOf } from '../secretFields';
import { placeOf } from '../security';
import type { FlowOperation, Step } from '../types';

/** Texts of a request that no link has, and no page shows: credentials, and what its document says is secret. */
export function secretsOfRequest(request: HttpRequest, step: Step, operation: FlowOperation | undefined): string[] {
  const declared = operation?.parameters.filter((one) => one.isSecret) ?? [];
  const own = step.security.flatMap(({ scheme }) => (typeof scheme === 'string' ? [] : [placeOf(scheme)]));
  const places = [{ in: 'header', name: 'authorization' }, ...declared, ...own];
  const values = places.flatMap(({ in: place, name }) => valuesAt(request, place, name));
  const { secrets } = operation ?? {};
  return [...values, ...(secrets ? readSecretFields(bodyOf(request), secrets) : [])];
}

/** What the secret inputs of a workflow have. */
export function secretsOfInputs({ workflow, inputs }: Pick<WorkflowRun, 'workflow' | 'inputs'>): string[] {
  const secret = workflow.inputs.filter(({ schema }) => isSecret(schema));
  return secret.flatMap(({ name }) => textsOf(inputs[name]));
}

/** The workflows that steps have run, and those within them. */
export function innerRuns(runs: readonly StepRun[]): WorkflowRun[] {
  return runs.flatMap(({ child }) => (child ? withInner(child) : []));
}

export function withInner(run: WorkflowRun): WorkflowRun[] {
  return [run, ...innerRuns(run.steps), ...run.before.flatMap(withInner), ...(run.after ? withInner(run.after) : [])];
}

function valuesAt({ url, headers }: HttpRequest, place: string, name: string): string[] {
  if (place === 'query') {
    const pairs = (url.split(/\?([^]*)/)[1] ?? '').split('&').map((pair) => pair.split(/=([^]*)/).map(decodePercent));
    return pairs.flatMap(([key, value = '']) => (key === name ? [value] : []));
  }
  if (place === 'cookie') {
    const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split(/=([^]*)/));
    return pairs.flatMap(([key, value = '']) => (key === name ? [value] : []));
  }
  const value = place === 'header' ? headers[name.toLowerCase()] : undefined;
  // Without its kind: `Bearer`.
  return value === undefined ? [] : [/^authorization$/i.test(name) ? value.replace(/^\S+ /, '') : value];
}

function bodyOf({ headers, body }: HttpRequest): Json | undefined {
  if (typeof body !== 'string') return body && textFields(body);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
  return isForm ? textFields(new URLSearchParams(body)) : parseJson(body);
}

function textFields(pairs: FormData | URLSearchParams): Json {
  return Object.fromEntries([...pairs].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
