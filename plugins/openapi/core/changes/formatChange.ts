import type { Change, ChangeKind } from './types';

/** By kind, with `{name}`, `{from}` and `{to}`. */
export type ChangeWords = Record<ChangeKind, string> & { none: string };

export const ENGLISH: ChangeWords = {
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

/** What changed, without its subject: `query size: maximum 100 → 50`. */
export function formatChange({ kind, place, name, from, to }: Change, words: ChangeWords = ENGLISH): string {
  const values: Record<string, string> = { name: name ?? '', from: from ?? words.none, to: to ?? words.none };
  const text = words[kind].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return place ? `${place}: ${text}` : text;
}
