import type { FillableCall } from '../../openapi';
import { exactNumber, parseExact, printExact } from '../../shared/core/exactJson';
import { isObject } from '../../shared/core/json';
import type { Form } from './form';

/** Takes over what readers have said of themselves, "Your values". */
export function fillOwnValues(form: Form, places: FillableCall['places'], values: Record<string, string>): Form {
  const given = places.flatMap((place) => {
    const value = Object.hasOwn(values, place.key) ? (values[place.key] ?? '').trim() : '';
    return value === '' ? [] : [{ ...place, value }];
  });
  if (given.length === 0) return form;
  const fields = form.fields.map((field) => {
    const own = given.find((place) => place.in === field.in && place.name === field.name);
    return own ? { ...field, value: own.value } : field;
  });
  const inBody = given.filter((place) => place.in === 'body');
  const { body } = form;
  if (inBody.length === 0 || !body || !('text' in body)) return { ...form, fields };
  const json = parseExact(body.text);
  if (!isObject(json)) return { ...form, fields };
  const own = inBody.map(({ name, type, value }) => [name, type === 'string' ? value : exactNumber(value)]);
  const text = printExact({ ...json, ...Object.fromEntries(own) } as Parameters<typeof printExact>[0], 2);
  return { fields, body: { ...body, text } };
}
