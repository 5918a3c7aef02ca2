import type { ApiModel, Operation, Parameter } from '../../../plugins/openapi/core/model/types';
import { fillPath, serializeParameter } from '../../../plugins/samples/core/request';

export interface Sent {
  method: string;
  template: string;
  texts: Map<string, string>;
  query: string[][];
  body: string | undefined;
}

export function operationsOf({ operations }: ApiModel): Array<Operation & { operationId: string }> {
  return operations.flatMap((operation) =>
    operation.operationId === undefined ? [] : [{ ...operation, operationId: operation.operationId }],
  );
}

export function validRequest({ method, path, parameters, security, body }: Operation): Sent {
  const sent: Sent = { method, template: path, texts: new Map(), query: [], body: undefined };
  for (const { scheme } of security[0] ?? []) {
    sent.query.push([scheme.name ?? '', `${scheme.name}=${scheme.name === 'session_key' ? 'good' : 'secret'}`]);
  }
  for (const parameter of parameters) add(sent, parameter);
  const value = body?.contents[0]?.examples[0]?.value;
  if (value !== undefined) sent.body = JSON.stringify(value);
  return sent;
}

function add({ texts, query }: Sent, parameter: Parameter): void {
  const value = parameter.examples[0]?.value;
  if (value === undefined) throw new Error(`${parameter.name} has no example`);
  const { pairs, rawQuery, pathText } = serializeParameter(parameter, value);
  if (pathText !== undefined) texts.set(parameter.name, pathText);
  for (const [name, text] of pairs) query.push([parameter.name, new URLSearchParams([[name, text]]).toString()]);
  if (rawQuery !== undefined) query.push([parameter.name, rawQuery]);
}

export function toFetch({ method, template, texts, query, body }: Sent): [path: string, init: RequestInit] {
  const path = fillPath(template, texts);
  const search = query.map(([, pair]) => pair).join('&');
  const headers = { 'Content-Type': 'application/json' };
  return [search === '' ? path : `${path}?${search}`, { method, ...(body === undefined ? {} : { body, headers }) }];
}
