import { walkDocument } from '../../../document/core/grammar/walkDocument';
import { findAlias } from '../../../schema/core/combine/alias';
import { keywordsOf } from '../../../schema/core/combine/shapes';
import { readKeywords } from '../../../schema/core/keywords/readKeywords';
import { mappedReference } from '../../../schema/core/keywords/references';
import { once } from '../../../shared/core/cache';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { referenceName } from '../../../shared/core/pointer';
import type { ApiModel } from './types';

/** The values by which discriminators choose each schema, by reference. */
const variantNames = once((model: ApiModel): Map<string, Map<string, [property: string, value: string]>> => {
  const names = new Map<string, Map<string, [string, string]>>();
  walkDocument(model.document, ({ node }) => {
    if (!isObject(node.discriminator)) return;
    const { discriminator, oneOf, anyOf } = readKeywords(node);
    if (!discriminator) return;
    const { propertyName, mapping, explicitOnly } = discriminator;
    const mapped = mapping.map(({ value, target }) => ({ value, ref: mappedReference(target) }));
    const refs = (oneOf ?? anyOf ?? []).flatMap((branch) => (isObject(branch) && findAlias(branch)?.ref) || []);
    const others = explicitOnly ? [] : refs.filter((ref) => !mapped.some((other) => other.ref === ref));
    for (const { ref, value } of [...mapped, ...others.map((ref) => ({ ref, value: referenceName(ref) }))]) {
      const known = names.get(ref) ?? new Map<string, [string, string]>();
      names.set(ref, known.set(JSON.stringify([propertyName, value]), [propertyName, value]));
    }
  });
  return names;
});

/** A reference to a schema, with the value that chooses it if all unions agree on one. */
export function namedReference(ref: string, model: ApiModel): JsonObject {
  const [first, ...others] = variantNames(model).get(ref)?.values() ?? [];
  if (!first || others.length > 0) return { $ref: ref };
  const [property, value] = first;
  if (!keywordsOf({ $ref: ref }, model).properties?.has(property)) return { $ref: ref };
  return { allOf: [{ $ref: ref }, { properties: { [property]: { const: value } } }] };
}
