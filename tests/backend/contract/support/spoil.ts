import type { Operation } from '../../../../plugins/openapi/core/model/types';
import type { Json } from '../../../../plugins/shared/core/json';
import { keysOf, type Values, type WireRequest, writeRequest } from './wire';

export interface GoodCall {
  operation: Operation;
  values: Values;
  body: Json | undefined;
}

/** Returns the call without each required part in turn. */
export function leaveOut({ operation, values, body }: GoodCall): WireRequest[] {
  const required = operation.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const without = [...keysOf(operation), ...required].map((name) =>
    writeRequest(operation, { ...values, [name]: undefined }, body),
  );
  return operation.body?.required ? [...without, writeRequest(operation, values)] : without;
}

/** Returns the call with each possible mistake in turn. */
export function makeWrong({ operation, values, body }: GoodCall): WireRequest[] {
  const good = writeRequest(operation, values, body);
  const [path = '', query = ''] = good.target.split('?');
  const pairs = query.split('&').filter((pair) => pair !== '');
  const withQuery = (changed: string[]) => ({ ...good, target: `${path}?${changed.join('&')}` });
  const hasPlace = operation.parameters.some((parameter) => parameter.in === 'path');
  const notText = operation.parameters.filter(({ schema, contentType }) => contentType ?? isInteger(schema));
  return [
    ...pairs.map((pair) => withQuery([...pairs, pair])),
    ...pairs.map((pair) => withQuery([...pairs.filter((other) => other !== pair), pair.replace(/=.*/, '=%ff')])),
    ...notText.map(({ name }) => withQuery([...pairs.filter((pair) => !pair.startsWith(`${name}=`)), `${name}=%7Bx`])),
    ...(hasPlace ? [{ ...good, target: `${path}%ff?${query}` }] : []),
    ...(operation.body ? ['{', '[]', 'null', '"text"'].map((text) => ({ ...good, body: text })) : []),
  ];
}

function isInteger(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'integer';
}
