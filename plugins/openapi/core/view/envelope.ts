import { isObject } from '../json';
import type { ApiModel } from '../model/types';
import type { Schema } from '../schema/types';

/** The schema of `data` if `schema` is the envelope, refers to it, or contains it in `allOf`; otherwise `undefined`. */
export function unwrapEnvelope(schema: Schema | undefined, model: ApiModel, hops = 0): Schema | undefined {
  const { envelope } = model;
  if (!envelope || !isObject(schema) || hops > 8) return undefined;
  if (typeof schema.$ref === 'string') {
    if (schema.$ref === envelope.ref) return dataOf(model.resolve(envelope.ref), envelope.data) ?? true;
    return unwrapEnvelope(model.resolve(schema.$ref), model, hops + 1);
  }
  if (!Array.isArray(schema.allOf)) return undefined;
  const members = schema.allOf as Schema[];
  const wrapped = members.map((member) => unwrapEnvelope(member, model, hops + 1));
  if (wrapped.every((data) => data === undefined)) return undefined;
  const own = [schema, ...members].map((member) => dataOf(member, envelope.data)).find((data) => data !== undefined);
  return own ?? wrapped.find((data) => data !== undefined);
}

function dataOf(schema: unknown, name: string): Schema | undefined {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const data = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isObject(data) || typeof data === 'boolean' ? data : undefined;
}

export function promisesNothing(schema: Schema | undefined): boolean {
  if (!isObject(schema)) return schema === true;
  if (schema.type === 'null' || schema.const === null) return true;
  return Object.keys(schema).every((key) => WORDS.has(key) || key.startsWith('x-'));
}

const WORDS = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment']);
