import type { Rule } from './rules/report';
import type { RuleSettings } from './rules/settings';
import type { View } from './view/types';

export type { View };

/** A document: a file or URL, and what is joined to it: files, folders or URLs. */
export type Spec = string | readonly string[];

export interface ReadOptions {
  /** Violations of the specification or our rules are errors. Default: only faults that prevent publication are errors. */
  strict?: boolean;
  /** A reference to nothing is a warning, and its target is left out. On a site it would be a typing error. */
  allowMissing?: boolean;
  /** Also runs swagger-parser, which is slow and does not support OpenAPI 3.2. */
  swaggerParser?: boolean;
  /** OpenAPI overlays, applied in order before the document is read: files, relative like the document, or URLs. */
  overlays?: readonly string[];
  /** Hides the rest after overlays were applied. Without `lint`, it may name what the document does not have. */
  view?: View | undefined;
  rules?: RuleSettings;
  customRules?: Rule[];
  /** `false`: only reads and bundles; reports only problems that prevent reading. */
  lint?: boolean;
}
