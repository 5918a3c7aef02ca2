import { isObject, parseJson } from '../../shared/core/json';
import { type Field, isSameField } from './field';
import type { Form } from './form';

/** What a sandbox knows: `session_key`, or `rankGet.key` for one operation only. */
export type KnownValues = Record<string, string>;

/** Places that the reader has typed into keep what they have. */
export type Touched = ReadonlySet<string>;

export function placeOf({ in: place, name }: Pick<Field, 'in' | 'name'>): string {
  return `${place}.${name}`;
}

/** Takes over what a sandbox knows, instead of examples. A field of a JSON body is `inviteResponse.name`, too. */
export function fillKnown(form: Form, operationId: string, known: KnownValues, touched: Touched): Form {
  const find = (name: string, isAny: boolean) => {
    const key = [`${operationId}.${name}`, ...(isAny ? [name] : [])].find((one) => Object.hasOwn(known, one));
    return key === undefined ? undefined : known[key];
  };
  const fields = form.fields.map((field) => {
    const isFirst = form.fields.find((one) => isSameField(one, field)) === field;
    const value = touched.has(placeOf(field)) || !isFirst ? undefined : find(field.name, field.in !== 'body');
    return value === undefined ? field : { ...field, value };
  });
  const { body } = form;
  if (!body || !('text' in body) || touched.has('body')) return { ...form, fields };
  const value = parseJson(body.text);
  if (!isObject(value)) return { ...form, fields };
  const own = Object.keys(value).flatMap((name) => {
    const text = find(name, false);
    return text === undefined ? [] : [[name, text] as const];
  });
  if (own.length === 0) return { ...form, fields };
  return { fields, body: { ...body, text: JSON.stringify({ ...value, ...Object.fromEntries(own) }, null, 2) } };
}

/** Fills credentials by their variable; `undefined` leaves what is there. */
export function fillCredentials(
  form: Form,
  touched: Touched,
  find: (credential: string, name: string) => string | undefined,
): Form {
  const fields = form.fields.map((field) => {
    const { credential, name } = field;
    const value = credential === undefined || touched.has(placeOf(field)) ? undefined : find(credential, name);
    return value === undefined || value === field.value ? field : { ...field, value };
  });
  return { ...form, fields };
}
