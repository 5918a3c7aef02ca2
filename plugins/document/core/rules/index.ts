import type { Problem } from '../../../shared/problem';
import type { SpecDocument } from '../parse/types';
import { duplicateErrorCode } from './duplicate-error-code';
import { duplicateOperationId } from './duplicate-operation-id';
import { duplicatePagePath } from './duplicate-page-path';
import { duplicateParameter } from './duplicate-parameter';
import { duplicateTag } from './duplicate-tag';
import { errorCatalogueShape } from './error-catalogue-shape';
import { errorMeaning } from './error-meaning';
import { extensionShape } from './extension-shape';
import { invalidExample } from './invalid-example';
import { mediaType } from './media-type';
import { misplacedExtension } from './misplaced-extension';
import { operationWithoutExamples } from './operation-without-examples';
import { operationWithoutFailure } from './operation-without-failure';
import { operationWithoutResult } from './operation-without-result';
import { type Finding, type Rule, toProblem } from './report';
import { serverVariable } from './server-variable';
import type { RuleSettings } from './settings';
import { unknownDynamicRef } from './unknown-dynamic-ref';
import { unknownErrorCode } from './unknown-error-code';
import { unknownExtension } from './unknown-extension';
import { unknownLinkOperation } from './unknown-link-operation';
import { unknownSecurityScheme } from './unknown-security-scheme';
import { unknownTag } from './unknown-tag';
import { unusedErrorCode } from './unused-error-code';

export const RULES: Rule[] = [
  duplicateErrorCode,
  duplicateOperationId,
  duplicatePagePath,
  duplicateParameter,
  duplicateTag,
  errorCatalogueShape,
  errorMeaning,
  extensionShape,
  invalidExample,
  mediaType,
  misplacedExtension,
  operationWithoutExamples,
  operationWithoutFailure,
  operationWithoutResult,
  serverVariable,
  unknownDynamicRef,
  unknownErrorCode,
  unknownExtension,
  unknownLinkOperation,
  unknownSecurityScheme,
  unknownTag,
  unusedErrorCode,
];

export function runRules(
  document: SpecDocument,
  { strict, rules, customRules }: { strict: boolean; rules: RuleSettings; customRules: Rule[] },
): Problem[] {
  return [...RULES, ...customRules].flatMap((rule) => {
    const { id, strictOnly, severity = strict ? 'error' : 'warning' } = rule;
    const setting = rules[id] ?? (strictOnly && !strict ? 'off' : severity);
    return setting === 'off' ? [] : runRule(rule, document).map((found) => toProblem(document, id, setting, found));
  });
}

function runRule(rule: Rule, document: SpecDocument): Finding[] {
  try {
    return [...rule.check(document)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the rule \`${rule.id}\` has failed: ${reason}`, { cause: error });
  }
}
