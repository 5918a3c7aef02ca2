import type { JsonObject } from '../../json';
import type { RuleView, Schema } from '../types';

/**
 * The keywords of one schema in one form, whatever dialect they were written in, and with nothing in them that the
 * dialect does not allow: `readKeywords` makes them. What was not allowed is in `raw`.
 */
export interface Keywords {
  title?: string;
  description?: string;
  deprecated?: boolean;
  deprecatedDescription?: string;
  /** `x-assumed`. */
  assumed?: string[];
  /** Present, of any value, or absent: use `in`. */
  default?: unknown;
  examples?: unknown[];
  externalDocs?: { href: string; text: string };
  xml?: JsonObject;
  discriminator?: Discriminator;
  extensions?: Array<{ key: string; value: string }>;
  raw?: RuleView[];

  /** With `null` among them where the schema says so. Never empty. */
  types?: string[];
  /** Null is allowed whatever else is said: `nullable` of 3.0, a `null` branch. */
  nullable?: boolean;
  format?: string;
  /** Present, of any value, or absent: use `in`. */
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
  /** Several, where merged schemas each have one. */
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
  /** `x-additionalPropertiesName`, here or in `additionalProperties`. */
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
  /** 3.2: the schema of values without a mapping. */
  defaultMapping?: string;
  /** `x-explicitMappingOnly`: names of schemas are not values. */
  explicitOnly: boolean;
}

export interface EnumValue {
  value: unknown;
  name?: string;
  description?: string;
}
