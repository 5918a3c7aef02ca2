import { describeSchema } from '../../plugins/schema/core/describe/describe';
import { typeText } from '../../plugins/schema/core/describe/typeText';
import type { FieldView, Schema, SchemaContext, SchemaView } from '../../plugins/schema/core/types';
import { renderInlineMarkdown, renderMarkdown } from '../../plugins/shared/core/description';
import { isObject, type JsonObject } from '../../plugins/shared/core/json';

const PREFIX = '#/components/schemas/';

/** `schemas` are the document's entities, each with a page. */
export function contextFor(schemas: JsonObject, overrides: Partial<SchemaContext> = {}): SchemaContext {
  return {
    resolve(ref) {
      const name = ref.slice(PREFIX.length).replaceAll('~1', '/').replaceAll('~0', '~');
      return ref.startsWith(PREFIX) && Object.hasOwn(schemas, name) ? (schemas[name] as Schema) : undefined;
    },
    entity(ref) {
      return this.resolve(ref) === undefined ? undefined : `/entities/${ref.slice(PREFIX.length)}`;
    },
    refOf(schema) {
      const name = Object.keys(schemas).find((key) => schemas[key] === schema);
      return name === undefined ? undefined : `${PREFIX}${name}`;
    },
    docs: (url) => url,
    markdown: renderMarkdown,
    inlineMarkdown: renderInlineMarkdown,
    showsExtension: () => true,
    direction: 'both',
    mayExpand: () => true,
    budget: { rows: 150 },
    detach: () => ({ href: '' }),
    ...overrides,
  };
}

export function describe(
  schema: unknown,
  schemas: JsonObject = {},
  overrides: Partial<SchemaContext> = {},
): SchemaView {
  return describeSchema(schema as Schema, 'top', contextFor(schemas, overrides));
}

export function field(view: SchemaView, ...path: string[]): SchemaView {
  const [name, ...rest] = path;
  if (name === undefined) return view;
  const found = view.fields?.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No field ${name} among ${view.fields?.map((other) => other.name).join(', ')}`);
  return field(found.schema, ...rest);
}

export function typeOf(view: SchemaView): string {
  return typeText(view.type);
}

export function notesOf(view: SchemaView): Record<string, string> {
  return Object.fromEntries((view.notes ?? []).map(({ kind, value }) => [kind, value ?? 'yes']));
}

export function allFields(view: unknown): FieldView[] {
  if (Array.isArray(view)) return view.flatMap(allFields);
  if (!isObject(view)) return [];
  const own = typeof view['id'] === 'string' && isObject(view['schema']) ? [view as unknown as FieldView] : [];
  return [...own, ...Object.values(view).flatMap(allFields)];
}
