import type { ApiModel, MediaType, Operation } from '../../../openapi';
import type { SandboxOperation } from '../api';
import { isJsonType, isTextType } from './compileParameter';
import { isObject, list, type Resolve, readTypes } from './readTypes';

export function compileResult({ responses }: Operation, { envelope, resolve }: ApiModel): SandboxOperation['result'] {
  const success = responses.find(({ status }) => /^2/.test(status));
  const isJson = ({ mediaType }: MediaType) => isJsonType(mediaType);
  const content = success?.contents.find(isJson) ?? success?.contents[0];
  const status = /^2\d\d$/.test(success?.status ?? '') ? Number(success?.status) : 200;
  const mediaType = content?.mediaType ?? 'application/json';
  const sent = { mediaType, ...(status === 200 ? {} : { status }) };
  if (content && !isJson(content)) return { kind: isTextType(mediaType) ? 'text' : 'binary', ...sent };
  if (!envelope) return { kind: content ? 'json' : 'none', ...sent };
  const data = findProperty(content?.schema, envelope.data, resolve);
  const hasData = data.some(promises) && data.every((schema) => readTypes(schema, resolve)?.join() !== 'null');
  return { kind: hasData ? 'json' : 'none', ...sent };
}

/** Whether a schema constrains a value; otherwise the sandbox returns no data. */
function promises(schema: unknown): boolean {
  return isObject(schema) && Object.keys(schema).some((key) => !WORDS.has(key) && !key.startsWith('x-'));
}

const WORDS = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment']);

function findProperty(schema: unknown, name: string, resolve: Resolve, hops = 0): unknown[] {
  if (!isObject(schema) || hops > 32) return [];
  const own = isObject(schema.properties) && Object.hasOwn(schema.properties, name) ? [schema.properties[name]] : [];
  const parts = [...(typeof schema.$ref === 'string' ? [resolve(schema.$ref)] : []), ...list(schema.allOf)];
  return [...own, ...parts.flatMap((part) => findProperty(part, name, resolve, hops + 1))];
}
