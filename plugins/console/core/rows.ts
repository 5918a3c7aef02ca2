import type { OperationView } from '../../openapi';
import type { RefusedValue } from '../../sandbox';
import { describeField, type FieldHint } from './describeField';
import { type Field, isSameField } from './field';
import type { Form } from './form';
import { judgeField, type Verdict } from './judgeField';

/** The fields of one name, which share a row of the tables. */
export interface FormRow {
  fields: [Field, ...Field[]];
  hint: FieldHint;
  isRequired: boolean;
}

/** Returns the rows by the id that they have on the page. `others` have none. */
export function listRows(form: Form, operation: OperationView): { rows: Map<string, FormRow>; others: FormRow[] } {
  const rows = new Map<string, FormRow>();
  const others: FormRow[] = [];
  for (const group of groupFields(form.fields)) {
    const [field] = group;
    const hint = describeField(field, form, operation);
    const row = { fields: group, hint, isRequired: field.isRequired ?? hint.isRequired ?? false };
    if (hint.id !== undefined && !rows.has(hint.id)) rows.set(hint.id, row);
    else others.push(row);
  }
  return { rows, others };
}

/** The values of a list are one row. */
function groupFields(fields: Field[]): Array<[Field, ...Field[]]> {
  const groups: Array<[Field, ...Field[]]> = [];
  for (const field of fields) {
    const group = groups.find(([first]) => first.shape === 'repeated' && isSameField(first, field));
    if (group) group.push(field);
    else groups.push([field]);
  }
  return groups;
}

export function isListRow({ fields: [{ shape }], hint: { separator, isFile } }: FormRow): boolean {
  return !isFile && (shape === 'repeated' || separator !== undefined);
}

/** The values of a row: several of a list. */
export function valuesOf(row: FormRow): string[] {
  const { fields, hint } = row;
  const [{ value, shape }] = fields;
  const texts = fields.map((field) => field.value);
  if (shape === 'repeated') return texts.filter((text) => text !== '');
  if (hint.separator !== undefined && !hint.isFile) return value === '' ? [] : value.split(hint.separator);
  return texts;
}

/** The fields of the form with other values of a row. */
export function withValues(fields: Field[], row: FormRow, values: string[]): Field[] {
  const [first] = row.fields;
  const texts = first.shape === 'repeated' && values.length > 0 ? values : [values.join(row.hint.separator)];
  const { sendsEmpty: _, ...rest } = first;
  const next = texts.map((value, index): Field => ({ ...(index === 0 ? first : rest), value }));
  const at = fields.indexOf(first);
  return fields.toSpliced(at, 1, ...next).filter((field) => next.includes(field) || !row.fields.includes(field));
}

export function withFiles(fields: Field[], row: FormRow, files: File[]): Field[] {
  return fields.map((field) => (field === row.fields[0] ? { ...field, files } : field));
}

export function judgeRow(row: FormRow, refused: readonly RefusedValue[]): Verdict | undefined {
  const { fields, hint } = row;
  const [field] = fields;
  const isRequired = row.isRequired && !field.sendsEmpty;
  return judgeField(field, { texts: valuesOf(row), hint, isRequired, refused });
}
