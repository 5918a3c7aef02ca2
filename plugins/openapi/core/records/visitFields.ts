import type { FieldView, SchemaView } from '../../../schema/core/types';

export interface FieldVisitor {
  field(field: FieldView): void;
  part?(schema: SchemaView): void;
}

/** Whether the type mentions entities, which are described in their own sections. */
export function isNamed({ type }: SchemaView): boolean {
  return type.some((piece) => typeof piece !== 'string');
}

/** Visits outer fields before inner ones, but not those of entities. Builds no lists: there may be 100,000 rows. */
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
