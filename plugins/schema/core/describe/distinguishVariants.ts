import { groupBy } from '../../../shared/core/groupBy';
import type { SchemaView, VariantView } from '../types';

const MAX_VALUES = 3;

function valuesOf({ fields = [] }: SchemaView, name: string): string | undefined {
  const schema = fields.find((field) => field.name === name && field.kind === undefined)?.schema;
  const { notes = [], enum: values = [] } = schema ?? {};
  const fixed = notes.find(({ kind }) => kind === 'const')?.value;
  if (fixed !== undefined) return fixed;
  return values.length > 0 && values.length <= MAX_VALUES ? values.map(({ value }) => value).join(' | ') : undefined;
}

function findDistinguishingField(items: VariantView[]): { name: string; values: string[] } | undefined {
  for (const { name } of items[0]?.schema.fields ?? []) {
    const values = items.flatMap(({ schema }) => valuesOf(schema, name) ?? []);
    if (new Set(values).size === items.length) return { name, values };
  }
  return undefined;
}

/** Adds a distinguishing field value to variants with the same label: `{ status: completed }`. */
export function distinguishVariants(items: VariantView[]): VariantView[] {
  const labels = new Map<VariantView, string>();
  for (const same of groupBy(items, ({ label }) => label).values()) {
    const telling = same.length > 1 ? findDistinguishingField(same) : undefined;
    same.forEach((item, index) => {
      if (!telling) return;
      const value = `{ ${telling.name}: ${telling.values[index]} }`;
      labels.set(item, item.label.startsWith('{') ? value : `${item.label} ${value}`);
    });
  }
  return items.map((item) => ({ ...item, label: labels.get(item) ?? item.label }));
}
