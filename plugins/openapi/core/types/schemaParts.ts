import type { Keywords } from '../../../schema/core/keywords/keywords';
import { readKeywords } from '../../../schema/core/keywords/readKeywords';
import { followReference, type Placed, type Scope } from '../../../schema/core/keywords/references';
import type { Schema } from '../../../schema/core/types';
import { isObject } from '../../../shared/core/json';

export type Resolve = (ref: string) => Schema | undefined;

export function keywordsOf({ schema }: Placed): Keywords | undefined {
  return isObject(schema) ? readKeywords(schema) : undefined;
}

/** The schema as the innermost scope of its parts. */
export function inside({ schema, scope }: Placed): Scope | undefined {
  return isObject(schema) && ('$defs' in schema || 'definitions' in schema) ? { schema, outer: scope } : scope;
}

/** What a reference leads to, with the scope that holds there. */
export function follow(ref: string, from: Placed, resolve: Resolve): Placed | undefined {
  const schema = followReference(ref, inside(from), { resolve });
  return schema === undefined ? undefined : { schema, scope: isObject(schema) ? from.scope : undefined };
}

/** References that a type consists of, rather than ones in its properties and items: an alias must not lead to itself. */
export function directReferences(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const { ref, allOf = [], oneOf = [], anyOf = [] } = readKeywords(schema);
  return [...(ref === undefined ? [] : [ref]), ...[...allOf, ...oneOf, ...anyOf].flatMap(directReferences)];
}

/** Those of them that are variants. */
export function variantReferences(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const { oneOf = [], anyOf = [] } = readKeywords(schema);
  return [...oneOf, ...anyOf].flatMap((branch) => {
    const ref = isObject(branch) ? readKeywords(branch).ref : undefined;
    return ref === undefined ? variantReferences(branch) : [ref];
  });
}
