import type { FieldView, SchemaView } from '../schema/types';

export interface FieldVisitor {
  field(field: FieldView): void;
  /** A variant, or what a rule says. */
  part?(schema: SchemaView): void;
}

/** Is this an entity, or made of entities? Those are described in sections of their own. */
export function isNamed({ type }: SchemaView): boolean {
  return type.some((piece) => typeof piece !== 'string');
}

/**
 * Every field of a schema, outer ones before inner ones, but for those of entities within. Lists are not put together on
 * the way: a large document has a hundred thousand rows.
 */
export function visitFields({ fields, variants, rules }: SchemaView, visitor: FieldVisitor): void {
  if (fields) visitRows(fields, visitor);
  if (variants) for (const { schema } of variants.items) visitPart(schema, visitor);
  if (rules) for (const { schema } of rules) if (schema) visitPart(schema, visitor);
}

export function visitRows(fields: FieldView[], visitor: FieldVisitor): void {
  for (const field of fields) {
    visitor.field(field);
    if (!isNamed(field.schema)) visitFields(field.schema, visitor);
  }
}

function visitPart(schema: SchemaView, visitor: FieldVisitor): void {
  if (isNamed(schema)) return;
  visitor.part?.(schema);
  visitFields(schema, visitor);
}
