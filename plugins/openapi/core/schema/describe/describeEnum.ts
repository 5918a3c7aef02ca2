import { allowsValue } from '../combine/allowsValue';
import { jsonText, valueText } from '../keywords/jsonText';
import type { EnumValue, Keywords } from '../keywords/keywords';
import type { EnumValueView, SchemaContext } from '../types';

/** The values that are allowed. Null is not among them: the type says it already. One that is fixed is a note. */
export function describeEnum(keywords: Keywords, context: SchemaContext): EnumValueView[] {
  const { enum: values = [] } = keywords;
  if ('const' in keywords && allowsValue({ enum: values }, keywords.const)) return [];
  return values
    .filter(({ value }) => value !== null)
    .map(({ value, name, description }) => ({
      value: isAmbiguous(value, values) ? jsonText(value) : valueText(value),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { html: context.markdown(description) }),
    }));
}

/** A text that another value looks like: `"1"` beside `1`. */
function isAmbiguous(value: unknown, values: EnumValue[]): boolean {
  return (
    typeof value === 'string' &&
    values.some((other) => typeof other.value !== 'string' && valueText(other.value) === value)
  );
}
