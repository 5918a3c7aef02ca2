import { isObject, parseJson } from '../../shared/core/json';
import { type Field, isSameField } from './field';
import type { Form } from './form';

interface SharedForm {
  id: string;
  choice: number;
  /** By place and name; a list has several. */
  values: Record<string, string[]>;
  body?: string;
}

/** The value of `SHARED` for a form: without secrets, and without files. */
export function writeShared(id: string, choice: number, { fields, body }: Form): string {
  const values: SharedForm['values'] = {};
  for (const field of fields) {
    if (field.credential !== undefined || field.isSecret || field.files || field.value === '') continue;
    (values[keyOf(field)] ??= []).push(field.value);
  }
  const isShown = body && 'text' in body && !body.isSecret;
  const shared: SharedForm = { id, choice, values, ...(isShown && { body: body.text }) };
  return JSON.stringify(shared);
}

/** Returns `undefined` for what is not a shared form. */
export function readShared(text: string | null): SharedForm | undefined {
  const shared = parseJson(text ?? '');
  if (!isObject(shared) || typeof shared.id !== 'string' || !isObject(shared.values)) return undefined;
  const { id, choice, values, body } = shared;
  const lists = Object.entries(values).flatMap(
    ([key, list]): Array<[string, string[]]> =>
      Array.isArray(list) && list.every((one) => typeof one === 'string') ? [[key, list]] : [],
  );
  return {
    id,
    choice: typeof choice === 'number' ? choice : 0,
    values: Object.fromEntries(lists),
    ...(typeof body === 'string' && { body }),
  };
}

/** The form as it was shared. Secrets keep what the reader has. */
export function fillShared(form: Form, { values, body }: SharedForm): Form {
  const left = new Map(Object.entries(values).map(([key, list]) => [key, [...list]]));
  const fields = form.fields.flatMap((field): Field[] => {
    if (field.credential !== undefined || field.isSecret) return [field];
    const list = left.get(keyOf(field)) ?? [];
    left.delete(keyOf(field));
    const [first = '', ...more] = list;
    return [{ ...field, value: first }, ...more.map((value) => ({ ...field, value }))];
  });
  const isText = form.body && 'text' in form.body;
  return {
    fields,
    ...(form.body && { body: isText && body !== undefined ? { ...form.body, text: body } : form.body }),
  };
}

/** The form with secrets that came another way than by a link. */
export function fillHanded(form: Form, handed: Form): Form {
  const fields = form.fields.map((field) => {
    const own = handed.fields.find((one) => isSameField(one, field));
    if (!own || (field.credential === undefined && !own.isSecret)) return field;
    return { ...field, value: own.value, ...(own.isSecret && { isSecret: own.isSecret }) };
  });
  const body = handed.body ?? form.body;
  return { fields, ...(body && { body }) };
}

function keyOf({ in: place, name }: Field): string {
  return `${place}.${name}`;
}
