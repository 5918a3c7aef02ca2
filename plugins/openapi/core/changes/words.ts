/** What can change, with `{name}`, `{from}` and `{to}`. */
export const ENGLISH = {
  added: 'added',
  'added-required': 'added, required',
  removed: 'removed',
  'became-required': 'is required now',
  'became-optional': 'is optional now',
  'became-present': 'is always present now',
  type: 'type {from} → {to}',
  limit: '{name} {from} → {to}',
  rule: 'rule “{name}” changed',
  default: 'default {from} → {to}',
  format: 'format {from} → {to}',
  'value-added': 'value {name} added',
  'value-removed': 'value {name} removed',
  'values-restricted': 'only these values are left: {to}',
  'values-open': 'any value is possible now',
  'variant-added': 'variant {name} added',
  'variant-removed': 'variant {name} removed',
  closed: 'other fields are no longer allowed',
  opened: 'other fields are possible now',
  encoding: 'is written differently',
  schema: 'changed',
  deprecated: 'deprecated',
  'not-deprecated': 'no longer deprecated',
  id: 'operation id {from} → {to}',
  effect: 'effect {from} → {to}',
  interval: 'seconds between calls {from} → {to}',
  'security-raised': 'needs other credentials',
  'security-lowered': 'needs fewer credentials, or accepts more kinds',
  'error-returned': 'may return error {name}',
  'error-not-returned': 'no longer returns error {name}',
  'error-meaning': 'meaning “{from}” → “{to}”',
  'error-name': 'name {from} → {to}',
  'error-retry': 'retry {from} → {to}',
  none: 'none',
};

export type ChangeWords = Record<keyof typeof ENGLISH, string>;

/** `none` is a value, not a change. */
export type ChangeKind = Exclude<keyof ChangeWords, 'none'>;
