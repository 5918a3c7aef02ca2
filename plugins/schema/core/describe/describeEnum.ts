import { allowsValue } from '../combine/allowsValue';
import { jsonText, valueText } from '../keywords/jsonText';
import type { Keywords } from '../keywords/keywords';
import type { EnumValue } from '../keywords/kinds';
import { lettersOf } from '../keywords/lettersOf';
import type { EnumValueView, SchemaContext } from '../types';

/** The allowed or known values, except null (part of the type) and an enum fixed by `const` (a note). */
export function describeEnum(keywords: Keywords, context: SchemaContext): EnumValueView[] {
  const { known, enum: values = known ?? [] } = keywords;
  if ('const' in keywords && allowsValue({ enum: values }, keywords.const)) return [];
  const views = values
    .filter(({ value }) => value !== null)
    .map(({ value, name, description, deprecated }) => {
      const text = isAmbiguous(value, values) ? jsonText(value) : valueText(value);
      const known = [text, ...(name === undefined ? [] : [name])];
      return {
        value: text,
        ...(name === undefined || name === text ? {} : { name }),
        ...(description === undefined || known.some((one) => saysSame(description, one))
          ? {}
          : { html: context.markdown(description) }),
        ...(deprecated ? { deprecated } : {}),
      };
    });
  return keywords.enum || !known ? views : [...views, OTHERS];
}

/** After the known values of a list that may grow. */
const OTHERS: EnumValueView = { value: '…' };

function saysSame(description: string, name: string): boolean {
  return lettersOf(name) !== '' && lettersOf(description) === lettersOf(name);
}

function isAmbiguous(value: unknown, values: EnumValue[]): boolean {
  return (
    typeof value === 'string' &&
    values.some((other) => typeof other.value !== 'string' && valueText(other.value) === value)
  );
}
