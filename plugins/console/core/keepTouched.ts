import { isSameField } from './field';
import { placeOf, type Touched } from './fillKnown';
import type { Form } from './form';

/** A new form with what the reader typed into an older one. */
export function keepTouched(next: Form, typed: Form, touched: Touched): Form {
  const fields = next.fields.flatMap((field, index) => {
    if (!touched.has(placeOf(field))) return [field];
    const own = typed.fields.filter((one) => isSameField(one, field));
    // The values of a list come together, where the first one was.
    const isFirst = next.fields.findIndex((one) => isSameField(one, field)) === index;
    if (own.length === 0) return [field];
    return isFirst ? own : [];
  });
  const keepsBody = touched.has('body') && next.body && typed.body && 'text' in next.body && 'text' in typed.body;
  const body = keepsBody ? typed.body : next.body;
  return { fields, ...(body && { body }) };
}
