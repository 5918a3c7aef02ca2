import { walkDocument } from '../../../document/core/grammar/walkDocument';
import type { ApiModel } from '../../../openapi';
import { once } from '../../../shared/core/cache';
import type { JsonObject } from '../../../shared/core/json';

export interface FoundSchema {
  schema: JsonObject;
  /** The key that leads to it. */
  key: string;
  /** The schema that it is a part or variant of, or is a condition in; else itself. */
  whole: JsonObject;
}

/** Each schema of the document once, as it is written. */
export const schemasOf = once((model: ApiModel): FoundSchema[] => {
  const byPath = new Map<string, FoundSchema>();
  walkDocument(model.document, ({ node, place, path }) => {
    if (place !== 'schema') return;
    const outer = byPath.get(outerPath(path).join('\n'));
    byPath.set(path.join('\n'), { schema: node, key: path.at(-1) ?? '', whole: outer?.whole ?? node });
  });
  return [...byPath.values()];
});

/** The path of the schema that describes the same value. */
function outerPath(path: string[]): string[] {
  if (/^(?:allOf|oneOf|anyOf|dependentSchemas)$/.test(path.at(-2) ?? '')) return path.slice(0, -2);
  return /^(?:not|if|then|else)$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : [];
}
