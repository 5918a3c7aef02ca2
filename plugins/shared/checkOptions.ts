import type { Joi } from '@docusaurus/utils-validation';
import { didYouMean } from './suggest';

/** Applies defaults. Throws an error that lists each invalid option by path, with the nearest known name, or all. */
export function checkOptions<Options>(owner: string, schema: Joi.ObjectSchema<Options>, options: unknown): Options {
  const { value, error } = schema.validate(options ?? {}, { convert: false, abortEarly: false });
  if (!error) return value;
  const wrong = error.details.map(({ type, path, message }) => {
    const known = type === 'object.unknown' ? keysAt(schema, path.slice(0, -1)) : [];
    if (known.length === 0) return message;
    return `${message}. ${didYouMean(String(path.at(-1)), known) ?? `There is ${known.join(', ')}`}`;
  });
  throw new Error(`Options of ${owner}: ${wrong.join('; ')}`, { cause: error });
}

/** Returns no names if the path leads through a list or a map. */
function keysAt(schema: Joi.ObjectSchema, path: Array<string | number>): string[] {
  try {
    const part = path.length > 0 ? schema.extract(path.map(String)) : schema;
    return Object.keys((part.describe() as { keys?: object }).keys ?? {});
  } catch {
    return [];
  }
}
