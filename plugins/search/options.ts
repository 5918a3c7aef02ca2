import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface SearchOptions {
  /** Is the text of code blocks found as well? By default it is not: code repeats what pages say, in many languages. */
  code: boolean;
}

export const searchOptionsSchema = Joi.object<SearchOptions & { id?: string }>({
  id: Joi.string(),
  code: Joi.boolean().default(false),
});

export function validateOptions({ options }: OptionValidationContext<never, never>): SearchOptions & { id: string } {
  const { value, error } = searchOptionsSchema.validate(options ?? {}, { convert: false });
  if (error) throw new Error(`Options of plugins/search: ${error.message}`, { cause: error });
  return { id: 'default', ...value };
}
