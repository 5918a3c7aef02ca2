import { withoutEndSlashes } from '../../../shared/core/withoutEndSlashes';
import type { ValueType } from './types';

const TYPES: Record<ValueType, RegExp> = {
  string: /[^]/,
  integer: /^-?(0|[1-9]\d*)$/,
  number: /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i,
};

export function isValid(value: string, type: ValueType): boolean {
  return TYPES[type].test(value);
}

/** Returns an address without slashes at its end; `undefined` unless it is one that samples can show. */
export function readAddress(text: string): string | undefined {
  const address = withoutEndSlashes(text);
  // A user name or password would be a secret.
  if (!/^https?:\/\/[^/]/i.test(address) || /[\s'"\\`$<>{}|^?#@\p{Cc}]/u.test(address)) return undefined;
  return URL.canParse(address) ? address : undefined;
}
