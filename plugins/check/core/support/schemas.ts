import type { ApiModel } from '../../../openapi';
import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';

/** Each schema of the document once, with the key that leads to it. */
export const schemasOf = once((model: ApiModel) => {
  const seen = new Set<object>();
  const found: Array<{ schema: JsonObject; key: string }> = [];
  const walk = (value: unknown, key: string, inSchema: boolean) => {
    if (Array.isArray(value)) return value.forEach((item) => walk(item, key, inSchema));
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    if (inSchema) found.push({ schema: value, key });
    for (const [name, inner] of Object.entries(value)) {
      if (['example', 'examples', 'default', 'enum', 'const'].includes(name)) continue;
      const isMap = name === 'properties' || name === 'schemas';
      if (isMap && isObject(inner)) for (const [own, schema] of Object.entries(inner)) walk(schema, own, true);
      else walk(inner, name, inSchema || name === 'schema');
    }
  };
  walk(model.document, '', false);
  return found;
});
