import type { ApiModel, Operation } from '../../../openapi/core/model/types';
import type { SandboxOperation } from '../api';
import { isObject, list, type Resolve, readTypes } from './readTypes';

type Envelope = NonNullable<ApiModel['envelope']>;

/** What a successful call returns: the first content of its first response for success. */
export function compileResult(
  { responses }: Operation,
  envelope: Envelope,
  resolve: Resolve,
): SandboxOperation['result'] {
  const content = responses.find(({ status }) => /^2/.test(status))?.contents[0];
  const mediaType = content?.mediaType ?? 'application/json';
  if (!/[/+]json\b/i.test(mediaType)) return { kind: 'binary', mediaType };
  const data = findProperty(content?.schema, envelope.data, resolve);
  const hasData = data.some(promises) && data.every((schema) => readTypes(schema, resolve)?.join() !== 'null');
  return { kind: hasData ? 'json' : 'none', mediaType };
}

/** Does a schema say anything of a value, beyond words? Where nothing is promised, the sandbox returns no data. */
function promises(schema: unknown): boolean {
  return isObject(schema) && Object.keys(schema).some((key) => !WORDS.has(key) && !key.startsWith('x-'));
}

const WORDS = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment']);

/** All that a schema says of one property. */
function findProperty(schema: unknown, name: string, resolve: Resolve, hops = 0): unknown[] {
  if (!isObject(schema) || hops > 32) return [];
  const own = isObject(schema.properties) && Object.hasOwn(schema.properties, name) ? [schema.properties[name]] : [];
  const parts = [...(typeof schema.$ref === 'string' ? [resolve(schema.$ref)] : []), ...list(schema.allOf)];
  return [...own, ...parts.flatMap((part) => findProperty(part, name, resolve, hops + 1))];
}
