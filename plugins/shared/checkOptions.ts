import type { OptionValidationContext } from '@docusaurus/types';
import type { Joi } from '@docusaurus/utils-validation';
import { asQuestion, didYouMean } from './suggest';

/**
 * Applies defaults. Throws an error that lists each invalid option by path, with the nearest known name or value.
 *
 * @param owner what the site configures: `@livespec/docusaurus/plugin-docs`, `themeConfig.navigation`
 */
export function checkOptions<Options>(owner: string, schema: Joi.ObjectSchema<Options>, options: unknown): Options {
  const { value, error } = schema.validate(options ?? {}, { convert: false, abortEarly: false });
  if (!error) return value;
  const wrong = error.details.map((detail) => {
    const hint = hintFor(detail, schema.describe());
    return hint ? `${detail.message}. ${hint}` : detail.message;
  });
  throw new Error(wrongOptions(owner, wrong), { cause: error });
}

/** `wrong`: each begins with the path of an option in double quotes. */
export function wrongOptions(owner: string, wrong: string[]): string {
  return `Options of ${owner}: ${wrong.join('; ')}`;
}

/** `validateOptions` of a plugin without options, of which a site has one. `instead` says where its settings are. */
export function refuseOptions(owner: string, instead = '') {
  return ({ options }: OptionValidationContext<unknown, { id: string }>): { id: string } => {
    const wrong = Object.keys(options ?? {}).map((name) => `"${name}" is not allowed`);
    if (wrong.length > 0) throw new Error(`${wrongOptions(owner, wrong)}. The plugin has no options.${instead}`);
    return { id: 'default' };
  };
}

interface Description {
  /** `internal`: an option that sites do not set. */
  tags?: string[];
  keys?: Record<string, Description>;
  items?: Description[];
  patterns?: Array<{ rule: Description }>;
  matches?: Array<{ schema?: Description; then?: Description; otherwise?: Description }>;
}

function hintFor({ type, path, context }: Joi.ValidationErrorItem, schema: Description): string | undefined {
  if (type === 'any.only') return didYouMean(String(context?.value), (context?.valids ?? []).map(String));
  if (type === 'object.base')
    return context?.value === true ? 'For the defaults, write `{}`.' : listKeys(partsAt(schema, path));
  if (type !== 'object.unknown') return undefined;
  const parents = partsAt(schema, path.slice(0, -1));
  const name = String(path.at(-1));
  return didYouMean(name, namesOf(parents)) ?? asQuestion(findBelow(parents, name)) ?? listKeys(parents);
}

function namesOf(parts: Description[]): string[] {
  return parts.flatMap(({ keys = {} }) => Object.keys(keys).filter((key) => !keys[key]?.tags));
}

function listKeys(parts: Description[]): string | undefined {
  const known = namesOf(parts);
  return known.length > 0 ? `Known: ${known.join(', ')}` : undefined;
}

/** Paths of a key of this name in an inner object: `blog` of the classic preset is `classic.blog`. */
function findBelow(parts: Description[], name: string): string[] {
  return parts.flatMap(({ keys = {} }) =>
    Object.entries(keys).flatMap(([key, inner]) => (inner.keys?.[name] ? [`\`${key}.${name}\``] : [])),
  );
}

/** Every part of a schema that can apply at a path. */
function partsAt(part: Description, path: Array<string | number>): Description[] {
  const branches = (part.matches ?? []).flatMap((match) => [match.schema, match.then, match.otherwise]);
  if (branches.length > 0) return branches.flatMap((branch) => (branch ? partsAt(branch, path) : []));
  const [key, ...rest] = path;
  if (key === undefined) return [part];
  const named = part.keys?.[key];
  const inner = named ? [named] : [...(part.items ?? []), ...(part.patterns ?? []).map(({ rule }) => rule)];
  return inner.flatMap((next) => partsAt(next, rest));
}
