import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { SchemaValidateFunction } from 'ajv/dist/types';
import addFormats from 'ajv-formats';
import { isObject } from '../../plugins/shared/core/json';
import { type Discriminators, readDiscriminators, type Variants } from './discriminators';
import {
  createTranslation,
  type Direction,
  type JsonSchema,
  REFERENCE,
  REQUIRED,
  type Reference,
  VARIANTS,
} from './jsonSchema';
import { compilePattern } from './patterns';
import { createReferences, type References, unescapeKey } from './references';

export interface Refusal {
  path: string[];
  reason: string;
  extra?: string;
}

/** Validates a document's values, independently of the plugins. */
export interface Validator {
  /** Returns where and why a schema rejects a value; `undefined` if it is valid. */
  refuse(schema: unknown, value: unknown): Refusal | undefined;
  allows(translated: JsonSchema, value: unknown): boolean;
  translate(schema: unknown): JsonSchema;
  follow: References['follow'];
}

interface Step {
  path: string;
  ref: string;
  absent: string[];
}

/** Discriminators are hints, which JSON Schema ignores. */
const NO_DISCRIMINATORS: Discriminators = {
  ofUnion: () => undefined,
  ofBase: () => undefined,
  isSubtype: () => false,
};

/** Compiles schemas on demand: all of a large document would not fit into memory. `isPlain`: discriminators do not count. */
export function createValidator(
  document: Record<string, unknown>,
  direction: Direction,
  { isPlain = false } = {},
): Validator {
  const references = createReferences(document);
  const discriminators = isPlain ? NO_DISCRIMINATORS : readDiscriminators(references);
  const translate = createTranslation(references, discriminators, direction);
  const code = {
    regExp: Object.assign((text: string) => compilePattern(text) ?? /(?:)/, { code: '' }),
    optimize: false,
  };
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, logger: false, code });
  addFormats(ajv);

  const compiled = new Map<unknown, ValidateFunction>();
  const compile = (key: unknown, toSchema: () => JsonSchema): ValidateFunction => {
    const validate = compiled.get(key) ?? ajv.compile(toSchema());
    compiled.set(key, validate);
    return validate;
  };
  const steps: Step[] = [];

  const follow: SchemaValidateFunction = ({ ref, absent, isBase }: Reference, data, _parent, place) => {
    const path = place?.instancePath ?? '';
    if (steps.some((step) => step.ref === ref && step.path === path)) return true;
    const target = references.follow(ref);
    const validate = compile(ref, () => translate(target));
    steps.push({ ref, path, absent });
    try {
      const variants = isBase ? undefined : discriminators.ofBase(target);
      follow.errors = validate(data, place) ? undefined : (validate.errors ?? []);
      if (follow.errors) return false;
      if (!variants || select(variants, data, undefined, place) !== false) return true;
      follow.errors = select.errors;
      return false;
    } finally {
      steps.pop();
    }
  };
  const select: SchemaValidateFunction = ({ property, refs, isClosed }: Variants, data, _parent, place) => {
    select.errors = undefined;
    const value = isObject(data) ? data[property] : undefined;
    if (typeof value !== 'string') return true;
    const ref = Object.hasOwn(refs, value) ? refs[value] : undefined;
    if (ref !== undefined && follow({ ref, absent: [], isBase: true }, data, undefined, place)) return true;
    if (ref === undefined && !isClosed) return true;
    const [inner] = follow.errors ?? [];
    const message =
      ref === undefined
        ? `names no variant by ${property}`
        : `is not the variant that ${property} names: ${inner?.instancePath} ${inner?.message}`;
    select.errors = [{ keyword: VARIANTS, instancePath: place?.instancePath ?? '', message, params: { value } }];
    return false;
  };
  const require: SchemaValidateFunction = (names: string[], data, _parent, place) => {
    const path = place?.instancePath ?? '';
    const isLost = (name: string) =>
      !Object.hasOwn(data, name) && !steps.some((step) => step.path === path && step.absent.includes(name));
    const lost = names.find(isLost);
    const message = `lacks ${lost}`;
    require.errors = [{ keyword: REQUIRED, instancePath: path, message, params: { missing: lost } }];
    return lost === undefined;
  };
  ajv.addKeyword({ keyword: REFERENCE, validate: follow, errors: 'full' });
  ajv.addKeyword({ keyword: VARIANTS, validate: select, errors: 'full' });
  ajv.addKeyword({ keyword: REQUIRED, type: 'object', validate: require, errors: 'full' });

  return {
    translate,
    follow: references.follow,
    allows: (translated, value) => ajv.compile(translated)(value),
    refuse(schema, value) {
      const validate = compile(schema, () => translate(schema));
      if (validate(value)) return undefined;
      const [error] = validate.errors ?? [];
      const { instancePath = '', message, params } = error ?? {};
      const path = instancePath.split('/').slice(1).map(unescapeKey);
      const extra: string | undefined = params?.additionalProperty;
      return { path, extra, reason: `${instancePath} ${message} ${JSON.stringify(params)}` };
    },
  };
}
