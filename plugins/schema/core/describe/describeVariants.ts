import { isObject } from '../../../shared/core/json';
import type { Branch, Shape } from '../combine/types';
import { variantAnchor } from '../keywords/anchors';
import { isBare } from '../keywords/parts';
import { readKeywords } from '../keywords/readKeywords';
import type { FieldView, SchemaView, VariantsView, VariantView } from '../types';
import { distinguishVariants } from './distinguishVariants';
import { MAX_UNION, typeText } from './typeText';
import { innerPlace, type Place, type Walk } from './walk';

const MAX_NAMES = 3;

function nameOf({ schema, name, values }: Branch): string | undefined {
  const title = isObject(schema) ? readKeywords(schema).title : undefined;
  return title || (name ?? values[0]);
}

function describeName(view: SchemaView): string {
  const type = view.title ?? typeText(view.type);
  const fields = view.fields?.filter(({ kind }) => kind === undefined).map(({ name }) => name);
  const names = fields ?? view.rules?.find(({ kind }) => kind === 'required')?.names ?? [];
  if (type !== 'object' || names.length === 0) return type;
  const shown = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names;
  return `{ ${shown.join(', ')} }`;
}

function labelOf(branch: Branch, titles: Array<string | undefined>, title: string | undefined): string | undefined {
  const isUnique = title && titles.indexOf(title) === titles.lastIndexOf(title);
  return isUnique ? title : (branch.name ?? nameOf(branch));
}

function addDiscriminatorValues(view: SchemaView, { values }: Branch, property: string | undefined): SchemaView {
  const fields = view.fields?.map((field): FieldView => {
    const { notes = [], enum: all, ...schema } = field.schema;
    const isKnown = notes.some(({ kind }) => kind === 'const') || all?.length === 1;
    const isAllowed = !all || values.every((value) => all.some((one) => one.value === value));
    if (field.name !== property || field.kind || isKnown || !isAllowed) return field;
    const [value] = values;
    if (values.length === 1) return { ...field, schema: { ...schema, notes: [{ kind: 'const', value }, ...notes] } };
    const own = values.map((one) => all?.find((other) => other.value === one) ?? { value: one });
    return { ...field, schema: { ...field.schema, enum: own } };
  });
  return fields && values.length > 0 ? { ...view, fields } : view;
}

/** The branches of a union. `variants` is absent if the branch types say it all: `string | integer`. */
export function describeVariants(
  shape: Shape,
  place: Place,
  walk: Walk,
): { types: SchemaView['type'][]; variants?: VariantsView } {
  const { keywords, branches: all, types: parentTypes } = shape;
  // A closed place shows only the type, which has at most this many branches.
  const branches = place.isClosed ? all.slice(0, MAX_UNION + 1) : all;
  const { discriminator } = keywords;
  const titles = branches.map(({ schema }) => shape.inside(schema).keywords.title);
  const taken = new Set<string>();
  const items = branches.map((branch, index): VariantView => {
    const name = nameOf(branch) ?? String(index + 1);
    const unique = taken.has(name) ? `${name}-${index + 1}` : name;
    taken.add(unique);
    const isVariant = place.isRoot || place.isVariant;
    const inner: Place = { ...innerPlace(place, variantAnchor(place.id, unique)), parentTypes, isVariant };
    const view = walk.describe(branch.schema, inner);
    return {
      label: labelOf(branch, titles, titles[index]) ?? describeName(view),
      ...(branch.values.length > 0 ? { value: branch.values.join(' | ') } : {}),
      ...(branch.isDefault ? { default: true } : {}),
      schema: addDiscriminatorValues(view, branch, discriminator?.propertyName),
    };
  });
  const types = items.map(({ schema }) => schema.type);
  if (items.length === 0 || (!discriminator && all.length <= MAX_UNION && all.every(({ schema }) => isBare(schema))))
    return { types };
  const variants: VariantsView = {
    kind: keywords.anyOf && !keywords.oneOf ? 'anyOf' : 'oneOf',
    ...(discriminator ? { discriminator: discriminator.propertyName } : {}),
    items: distinguishVariants(items),
  };
  return { types, variants };
}
