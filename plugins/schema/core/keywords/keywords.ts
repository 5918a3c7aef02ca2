import type { RuleView } from '../types';
import type { EnumValue, ReadKeywords } from './kinds';

/**
 * The keywords of a schema, normalized for all dialects by `readKeywords`. `types` are never empty, and include `null`
 * where it is allowed; `nullable` allows null regardless of other keywords. `default` and `const` may have any value: test
 * for presence with `in`.
 */
export interface Keywords extends ReadKeywords {
  deprecatedDescription?: string;
  /** Values that are known, where others are allowed, too. */
  known?: EnumValue[];
  assumed?: string[];
  /** What the keys of a map are called. */
  keyName?: string;
  extensions?: Array<{ key: string; value: string }>;
  /** Invalid keywords. */
  raw?: RuleView[];
}
