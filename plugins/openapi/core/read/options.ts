import type { Rule } from '../rules/report';
import type { RuleSettings } from '../rules/settings';

export interface ReadOptions {
  /**
   * The owner's own document: what the specification forbids, and what our own rules forbid, is an error. Without it
   * (other people's documents) only what cannot be served is an error, and the rest is a warning.
   */
  strict?: boolean;
  /** A file that is not there is a warning, and what it would say is left out. In a site it would be a typing slip. */
  mayLackFiles?: boolean;
  /** Ask swagger-parser too. It takes its time, and does not know OpenAPI 3.2. */
  secondOpinion?: boolean;
  /** Severities of rules, ours and those of the validators, by id. */
  rules?: RuleSettings;
  /** Rules beside ours. */
  customRules?: Rule[];
  /** `false` reads and bundles only; problems are then those that prevent reading. */
  lint?: boolean;
}
