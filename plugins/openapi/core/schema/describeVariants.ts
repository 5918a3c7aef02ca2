import { isObject } from '../json';
import { variantAnchor } from './anchors';
import { type Branch, branchesOf } from './branches';
import type { Keywords } from './keywords';
import { isBare } from './parts';
import { readKeywords } from './readKeywords';
import type { SchemaView, VariantsView, VariantView } from './types';
import { MAX_UNION, typeText } from './typeText';
import { innerPlace, type Place, type Walk } from './walk';

/** More properties than this do not help to tell variants apart. */
const MAX_NAMES = 3;

/** What a variant is called before its type is known. */
function nameOf({ schema, name, values }: Branch): string | undefined {
  const title = isObject(schema) ? readKeywords(schema).title : undefined;
  return title || (name ?? values[0]);
}

/** A branch without a name is called by its type; `object` by its properties, `{ id, name, … }`. */
function describeName(view: SchemaView): string {
  const type = view.title ?? typeText(view.type);
  const fields = view.fields?.filter(({ kind }) => kind === undefined).map(({ name }) => name);
  const names = fields ?? view.rules?.find(({ kind }) => kind === 'required')?.names ?? [];
  if (type !== 'object' || names.length === 0) return type;
  const shown = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names;
  return `{ ${shown.join(', ')} }`;
}

function describeVariant(branch: Branch, id: string, parentTypes: string[], place: Place, walk: Walk): VariantView {
  const schema = walk.describe(branch.schema, { ...innerPlace(place, id), parentTypes });
  return {
    label: nameOf(branch) ?? describeName(schema),
    ...(branch.values.length > 0 ? { value: branch.values.join(' | ') } : {}),
    ...(branch.isDefault ? { default: true } : {}),
    schema,
  };
}

/**
 * The branches of a union. `variants` is absent where the types of the branches say it all: `string | integer`.
 */
export function describeVariants(
  keywords: Keywords,
  parentTypes: string[],
  place: Place,
  walk: Walk,
): { types: SchemaView['type'][]; variants?: VariantsView } {
  const all = branchesOf(keywords, place.scope, walk);
  // Where only the type is wanted, more than the type holds need not be described.
  const branches = place.isClosed ? all.slice(0, MAX_UNION + 1) : all;
  const taken = new Set<string>();
  const items = branches.map((branch, index) => {
    const name = nameOf(branch) ?? String(index + 1);
    const unique = taken.has(name) ? `${name}-${index + 1}` : name;
    taken.add(unique);
    return describeVariant(branch, variantAnchor(place.id, unique), parentTypes, place, walk);
  });
  const types = items.map(({ schema }) => schema.type);
  const { discriminator } = keywords;
  if (items.length === 0 || (!discriminator && all.length <= MAX_UNION && all.every(({ schema }) => isBare(schema))))
    return { types };
  const variants: VariantsView = {
    kind: keywords.anyOf && !keywords.oneOf ? 'anyOf' : 'oneOf',
    ...(discriminator ? { discriminator: discriminator.propertyName } : {}),
    items,
  };
  return { types, variants };
}
