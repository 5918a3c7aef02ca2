import { isObject, type JsonObject } from '../../../shared/core/json';
import type { KEYWORDS, KeyOf, Kind } from '../table';
import type { Schema } from '../types';

type Check<Value> = (value: unknown) => value is Value;

const isText: Check<string> = (value) => typeof value === 'string';
const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
const isNumber: Check<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
const isSchema: Check<Schema> = (value): value is Schema => isObject(value) || isFlag(value);
const isList: Check<unknown[]> = (value): value is unknown[] => Array.isArray(value) && value.length > 0;
const isNames: Check<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText);
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined;

const either =
  <One, Other>(first: Check<One>, second: Check<Other>): Check<One | Other> =>
  (value): value is One | Other =>
    first(value) || second(value);

/** How the value of a keyword is recognized, by its kind. */
export const KINDS = {
  text: isText,
  flag: isFlag,
  number: isNumber,
  limit: either(isNumber, isFlag),
  any: isAnything,
  schema: isSchema,
  schemas: isObject,
  list: isList,
  names: isNames,
  dependents: (value: unknown): value is Record<string, string[]> =>
    isObject(value) && Object.values(value).every(isNames),
  dependencies: isObject,
  object: isObject,
  types: either(isText, (value): value is string[] => isNames(value) && isList(value)),
  pattern: isText,
  values: isList,
  example: isAnything,
  examples: either((value): value is unknown[] => Array.isArray(value), isObject),
  items: either(isSchema, isList),
  discriminator: either(isText, (value): value is JsonObject => isObject(value) && isText(value['propertyName'])),
  link: (value: unknown): value is JsonObject & { url: string } =>
    isObject(value) && isText(value['url']) && /^https?:\/\//i.test(value['url']),
} satisfies Record<Kind, Check<unknown>>;

type Kinds = typeof KINDS;
type Table = typeof KEYWORDS;

/** Keywords with values as expected, in all dialects. */
export type WrittenKeywords = {
  -readonly [Name in keyof Table]?: Kinds[Table[Name]['is']] extends Check<infer Value> ? Value : never;
};

/** What a value becomes that is not kept as it is written. */
interface Read {
  limit: number;
  schemas: Map<string, unknown>;
  dependents: Map<string, string[]>;
  dependencies: never;
  types: string[];
  pattern: string[];
  values: EnumValue[];
  example: unknown[];
  examples: unknown[];
  items: Schema;
  discriminator: Discriminator;
  link: { url: string; description?: string };
}

/** The keywords after reading. */
export type ReadKeywords = {
  -readonly [Name in keyof Table as KeyOf<Name>]?: Table[Name]['is'] extends keyof Read
    ? Read[Table[Name]['is']]
    : WrittenKeywords[Name];
};

export interface Discriminator {
  propertyName: string;
  mapping: Array<{ value: string; target: string }>;
  /** OpenAPI 3.2: the schema for values without a mapping. */
  defaultMapping?: string;
  /** `x-explicitMappingOnly`: schema names are not values. */
  explicitOnly: boolean;
}

export interface EnumValue {
  value: unknown;
  name?: string;
  description?: string;
  deprecated?: true;
}
