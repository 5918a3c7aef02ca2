import { valueText } from './jsonText';
import type { Keywords } from './keywords';
import type { EnumValueView, SchemaContext } from './types';

/** The values that are allowed. Null is not among them: the type says it already. */
export function describeEnum({ enum: values = [] }: Keywords, context: SchemaContext): EnumValueView[] {
  return values
    .filter(({ value }) => value !== null)
    .map(({ value, name, description }) => ({
      value: valueText(value),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { html: context.markdown(description) }),
    }));
}
