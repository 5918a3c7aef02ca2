import { words } from '../../../shared/core/words';
import { RULES } from '../rules';
import type { Rule } from '../rules/report';
import { findWrongSettings, type RuleSettings } from '../rules/settings';
import { listRedoclyRules } from './redocly';
import { SWAGGER_PARSER } from './swaggerParser';

/** Rules that are not in a file of their own. */
const READER_RULES = [
  ...words('duplicate-key misplaced-ref component-renamed yaml-tag number-out-of-range swagger-2 lint-failed'),
  ...words('missing-translation translations overlay-unmatched overlay-extends'),
  SWAGGER_PARSER,
];

/** Validates the options `rules` and `customRules`; returns messages. */
export async function checkRules(settings: RuleSettings, customRules: Rule[]): Promise<string[]> {
  if (Object.keys(settings).length === 0 && customRules.length === 0) return [];
  const known = new Set([...RULES.map(({ id }) => id), ...READER_RULES, ...(await listRedoclyRules())]);
  const taken = customRules.flatMap(({ id }, index) =>
    known.has(id) ? [`"customRules[${index}].id" is the id of another rule, \`${id}\``] : [],
  );
  return [...taken, ...findWrongSettings(settings, [...known, ...customRules.map(({ id }) => id)])];
}
