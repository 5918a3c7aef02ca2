import { allowsValue } from './allowsValue';
import { valueText } from './jsonText';
import type { Keywords } from './keywords';
import type { EnumValueView, SchemaContext } from './types';

/** The values that are allowed. Null is not among them: the type says it already. One that is fixed is a note. */
export function describeEnum(keywords: Keywords, context: SchemaContext): EnumValueView[] {
  const { enum: values = [] } = keywords;
  if ('const' in keywords && allowsValue({ enum: values }, keywords.const)) return [];
  return values
    .filter(({ value }) => value !== null)
    .map(({ value, name, description }) => ({
      value: valueText(value),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { html: context.markdown(description) }),
    }));
}
