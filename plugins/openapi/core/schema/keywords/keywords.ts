import type { JsonObject } from '../../json';
import type { RuleView, Schema } from '../types';

/** The keywords of a schema, normalized for all dialects by `readKeywords`. Invalid ones are in `raw`. */
export interface Keywords {
  title?: string;
  description?: string;
  deprecated?: boolean;
  deprecatedDescription?: string;
  assumed?: string[];
  /** Any value; test for presence with `in`. */
  default?: unknown;
  examples?: unknown[];
  externalDocs?: { href: string; text: string };
  xml?: JsonObject;
  discriminator?: Discriminator;
  extensions?: Array<{ key: string; value: string }>;
  raw?: RuleView[];

  /** Includes `null` where allowed. Never empty. */
  types?: string[];
  /** Null is allowed regardless of other keywords: `nullable` of 3.0, a `null` branch. */
  nullable?: boolean;
  format?: string;
  /** Any value; test for presence with `in`. */
  const?: unknown;
  enum?: EnumValue[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  patterns?: string[];
  uniqueItems?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: Schema;

  properties?: Map<string, unknown>;
  patternProperties?: Map<string, unknown>;
  additionalProperties?: Schema;
  keyName?: string;
  propertyNames?: Schema;
  unevaluatedProperties?: Schema;
  required?: string[];
  items?: Schema;
  prefixItems?: unknown[];
  unevaluatedItems?: Schema;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;

  /** `$ref`, `$dynamicRef` or `$recursiveRef` */
  ref?: string;
  allOf?: unknown[];
  oneOf?: unknown[];
  anyOf?: unknown[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  dependentRequired?: Map<string, string[]>;
  dependentSchemas?: Map<string, unknown>;
}

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
}
