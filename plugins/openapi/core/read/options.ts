import type { Rule } from '../rules/report';
import type { RuleSettings } from '../rules/settings';

export interface ReadOptions {
  /**
   * For the owner's document: violations of the specification and of our own rules are errors. Otherwise only what
   * cannot be published is an error, and the rest is a warning.
   */
  strict?: boolean;
  /** A missing file is a warning, and its content is left out. On a site it would be a typing error. */
  mayLackFiles?: boolean;
  /** Also runs swagger-parser, which is slow and does not support OpenAPI 3.2. */
  secondOpinion?: boolean;
  /** Severities of our rules and the validators' rules, by id. */
  rules?: RuleSettings;
  /** Additional rules. */
  customRules?: Rule[];
  /** `false`: only reads and bundles; reports only problems that prevent reading. */
  lint?: boolean;
}
