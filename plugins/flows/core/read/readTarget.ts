import type { JsonObject } from '../../../shared/core/json';
import type { Target, WorkflowTarget } from '../types';

/** The fields of which a step has one. */
export const TARGETS = ['operationId', 'operationPath', 'workflowId', 'channelPath', 'x-operation'] as const;

/** `loginUser`, `$workflows.loginUser`, or `$sourceDescriptions.<name>.loginUser`; before the last, some write `workflows.`. */
export function readTarget(text: string): WorkflowTarget {
  return { kind: 'workflow', ...divide(text.replace(/^(?:(\$sourceDescriptions\.[\w-]+\.)|\$)workflows\./, '$1')) };
}

/** What a step calls; the first of several. */
export function readStepTarget(node: JsonObject): { target: Target; key: string } | undefined {
  const key = TARGETS.find((one) => Object.hasOwn(node, one));
  if (key === undefined) return undefined;
  if (key === 'x-operation') {
    const { method, url } = node[key] as { method: string; url: string };
    return { key, target: { kind: 'request', method: method.toUpperCase(), url } };
  }
  const text = String(node[key]);
  if (key === 'channelPath') return { key, target: { kind: 'channel', path: text } };
  if (key === 'workflowId') return { key, target: readTarget(text) };
  if (key === 'operationId') return { key, target: { kind: 'operation', ...divide(text) } };
  const [, from = '', pointer = ''] = /^\{?\$sourceDescriptions\.([\w-]+)(?:\.url)?\}?#(\/.*)$/s.exec(text) ?? [];
  return { key, target: { kind: 'path', from, pointer } };
}

function divide(text: string): { from?: string; id: string } {
  const [, from, id] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/s.exec(text) ?? [];
  return from !== undefined && id !== undefined ? { from, id } : { id: text };
}
