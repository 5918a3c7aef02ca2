import type { OperationView } from '../../../openapi';
import type { FieldView } from '../../../schema/core/types';
import { isObject, type Json } from '../../../shared/core/json';

type Schema = FieldView['schema'];

/** A single value of an answer, with what the page says about its field. */
export interface ValueRow {
  path: string[];
  value: Json;
  field?: FieldView;
}

/** The first values of an answer, each with its field. */
export function listValues(root: Json, status: number, operation: OperationView, most: number): ValueRow[] {
  const rows: ValueRow[] = [];
  const { result, responses } = operation;
  const isResult = result !== undefined && (result.inEnvelope !== undefined || fits(result.status, status));
  const response = isResult ? result : responses.find((one) => fits(one.status, status));
  const schemas = (response?.contents ?? []).map(({ schema }) => schema);
  const { inEnvelope, envelope = [] } = isResult ? result : {};

  const visit = (value: Json, path: string[], inside: Schema[], field: FieldView | undefined): void => {
    if (rows.length >= most) return;
    const parts = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
    if (parts.length === 0) {
      rows.push({ path, value, ...(field && { field }) });
      return;
    }
    for (const [name, part] of parts) {
      // The rows of a list are the fields of each item.
      if (Array.isArray(value)) visit(part, [...path, name], inside, field);
      else if (path.length === 0 && inEnvelope !== undefined) {
        const outer = envelope.find((one) => one.name === name);
        visit(part, [name], name === inEnvelope ? schemas : schemasOf(outer), outer);
      } else {
        const own = fieldsOf(inside).find((one) => one.name === name && !one.kind);
        const found = own ?? fieldsOf(inside).find(({ kind }) => kind === 'map' || kind === 'pattern');
        visit(part, [...path, name], schemasOf(found), found);
      }
    }
  };
  visit(root, [], schemas, undefined);
  return rows;
}

function fits(described: string, status: number): boolean {
  return described === String(status) || described.toUpperCase() === `${String(status).charAt(0)}XX`;
}

function schemasOf(field: FieldView | undefined): Schema[] {
  return field ? [field.schema] : [];
}

function fieldsOf(schemas: Schema[]): FieldView[] {
  return schemas.flatMap(({ fields = [], variants }) => [
    ...fields,
    ...fieldsOf((variants?.items ?? []).map(({ schema }) => schema)),
  ]);
}
