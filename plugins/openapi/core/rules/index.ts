import type { Problem } from '../../../shared/problem';
import type { SpecDocument } from '../read/types';
import { duplicateErrorCode } from './duplicate-error-code';
import { duplicatePagePath } from './duplicate-page-path';
import { errorCatalogueShape } from './error-catalogue-shape';
import { errorMeaning } from './error-meaning';
import { extensionShape } from './extension-shape';
import { misplacedExtension } from './misplaced-extension';
import { operationWithoutExamples } from './operation-without-examples';
import { operationWithoutFailure } from './operation-without-failure';
import { operationWithoutResult } from './operation-without-result';
import { type Rule, toProblem } from './report';
import { unknownErrorCode } from './unknown-error-code';
import { unknownExtension } from './unknown-extension';
import { unknownLinkOperation } from './unknown-link-operation';
import { unknownSecurityScheme } from './unknown-security-scheme';
import { unknownTag } from './unknown-tag';
import { unusedErrorCode } from './unused-error-code';

/** Our rules, by id. What they find is an error in an owner's document, and a warning in other people's. */
export const RULES: Record<string, Rule> = {
  'duplicate-error-code': duplicateErrorCode,
  'duplicate-page-path': duplicatePagePath,
  'error-catalogue-shape': errorCatalogueShape,
  'error-meaning': errorMeaning,
  'extension-shape': extensionShape,
  'misplaced-extension': misplacedExtension,
  'unknown-error-code': unknownErrorCode,
  'unknown-extension': unknownExtension,
  'unknown-link-operation': unknownLinkOperation,
  'unknown-security-scheme': unknownSecurityScheme,
  'unused-error-code': unusedErrorCode,
};

/** What would keep a page from being served, whoever wrote the document. */
const ALWAYS_ERRORS = new Set(['duplicate-page-path']);

/** Rules that only an owner wants to hear of. */
export const STRICT_RULES: Record<string, Rule> = {
  'operation-without-examples': operationWithoutExamples,
  'operation-without-failure': operationWithoutFailure,
  'operation-without-result': operationWithoutResult,
  'unknown-tag': unknownTag,
};

/** What our rules find in a document that was read. */
export function runRules(document: SpecDocument, { strict }: { strict: boolean }): Problem[] {
  const rules = { ...RULES, ...(strict ? STRICT_RULES : {}) };
  return Object.entries(rules).flatMap(([id, rule]) =>
    rule(document).map((finding) =>
      toProblem(document, id, strict || ALWAYS_ERRORS.has(id) ? 'error' : 'warning', finding),
    ),
  );
}
