import type { Schema } from '../../../schema/core/types';
import { isObject } from '../../../shared/core/json';
import { findNode } from '../../../shared/core/pointer';
import type { ApiModel, MediaType } from './types';

const WORDS = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment']);

/** Returns what the envelope wraps in this content, or `undefined` if the content is not wrapped. */
export function readWrapped(
  { schema }: MediaType,
  model: Pick<ApiModel, 'envelope' | 'resolve'>,
): MediaType['wrapped'] {
  const data = unwrap(schema, model);
  return data === undefined ? undefined : { schema: data, isEmpty: isEmpty(data) };
}

/** The envelope itself, a reference to it, and an `allOf` with it are wrapped. */
function unwrap(
  schema: Schema | undefined,
  model: Pick<ApiModel, 'envelope' | 'resolve'>,
  hops = 0,
): Schema | undefined {
  const { envelope } = model;
  if (!envelope || !isObject(schema) || hops > 8) return undefined;
  if (typeof schema.$ref === 'string') {
    if (schema.$ref === envelope.ref) return dataOf(model.resolve(envelope.ref), envelope.data) ?? true;
    return unwrap(model.resolve(schema.$ref), model, hops + 1);
  }
  if (!Array.isArray(schema.allOf)) return undefined;
  const members = schema.allOf as Schema[];
  const wrapped = members.map((member) => unwrap(member, model, hops + 1));
  if (wrapped.every((data) => data === undefined)) return undefined;
  const own = [schema, ...members].map((member) => dataOf(member, envelope.data)).find((data) => data !== undefined);
  return own ?? wrapped.find((data) => data !== undefined);
}

function dataOf(schema: unknown, name: string): Schema | undefined {
  const data = findNode(schema, ['properties', name]);
  return isObject(data) || typeof data === 'boolean' ? data : undefined;
}

function isEmpty(schema: Schema): boolean {
  if (!isObject(schema)) return schema;
  if (schema.type === 'null' || schema.const === null) return true;
  return Object.keys(schema).every((key) => WORDS.has(key) || key.startsWith('x-'));
}
