import type { CheckRule } from '../engine/rule';
import { baseAddress } from './base-address';
import { breakingChange } from './breaking-change';
import { brokenLink } from './broken-link';
import { chineseStyle } from './chinese-style';
import { codeMeaning } from './code-meaning';
import { codeSyntax } from './code-syntax';
import { copiedMeaning } from './copied-meaning';
import { effectInWords } from './effect-in-words';
import { emptyPart } from './empty-part';
import { exampleOfCall } from './example-of-call';
import { formatOfType } from './format-of-type';
import { frontMatter } from './front-matter';
import { imageWithoutText } from './image-without-text';
import { jsonSample } from './json-sample';
import { knownRange } from './known-range';
import { linkValue } from './link-value';
import { mentionedErrorCode } from './mentioned-error-code';
import { methodOfEffect } from './method-of-effect';
import { missingFile } from './missing-file';
import { missingPage } from './missing-page';
import { missingTranslation } from './missing-translation';
import { neverAbsent } from './never-absent';
import { operationNaming } from './operation-naming';
import { optionalInPath } from './optional-in-path';
import { repeatedError } from './repeated-error';
import { requiredWithoutField } from './required-without-field';
import { sampleCall } from './sample-call';
import { sampleInterval } from './sample-interval';
import { sampleName } from './sample-name';
import { sampleResult } from './sample-result';
import { sandboxBackend } from './sandbox-backend';
import { secretInClient } from './secret-in-client';
import { stalePage } from './stale-page';
import { staleTranslation } from './stale-translation';
import { staleTypes } from './stale-types';
import { swappedCodes } from './swapped-codes';
import { swappedEnumValues } from './swapped-enum-values';
import { swappedParts } from './swapped-parts';
import { translatedFacts } from './translated-facts';
import { unequalAmounts } from './unequal-amounts';
import { unevenErrorCode } from './uneven-error-code';
import { unevenParameter } from './uneven-parameter';
import { unknownDirective } from './unknown-directive';
import { unknownName } from './unknown-name';
import { unknownPath } from './unknown-path';
import { unknownPin } from './unknown-pin';
import { unstatedUnit } from './unstated-unit';
import { unusedTranslation } from './unused-translation';
import { wrongBits } from './wrong-bits';
import { wrongCount } from './wrong-count';
import { wrongDefault } from './wrong-default';
import { wrongEnumValue } from './wrong-enum-value';
import { wrongExampleValue } from './wrong-example-value';
import { wrongInterval } from './wrong-interval';
import { wrongLimit } from './wrong-limit';
import { wrongPlace } from './wrong-place';
import { wrongRequired } from './wrong-required';
import { wrongUnit } from './wrong-unit';

export const RULES: readonly CheckRule[] = [
  staleTranslation,
  missingTranslation,
  unusedTranslation,
  translatedFacts,
  missingPage,
  stalePage,
  exampleOfCall,
  effectInWords,
  emptyPart,
  formatOfType,
  knownRange,
  linkValue,
  methodOfEffect,
  operationNaming,
  neverAbsent,
  optionalInPath,
  repeatedError,
  requiredWithoutField,
  sandboxBackend,
  staleTypes,
  secretInClient,
  swappedEnumValues,
  unevenErrorCode,
  unevenParameter,
  unstatedUnit,
  baseAddress,
  codeMeaning,
  copiedMeaning,
  codeSyntax,
  jsonSample,
  mentionedErrorCode,
  sampleCall,
  sampleInterval,
  sampleName,
  sampleResult,
  swappedCodes,
  swappedParts,
  unequalAmounts,
  unknownName,
  unknownPath,
  unknownPin,
  wrongBits,
  wrongCount,
  wrongDefault,
  wrongEnumValue,
  wrongExampleValue,
  wrongInterval,
  wrongLimit,
  wrongPlace,
  wrongRequired,
  wrongUnit,
  chineseStyle,
  frontMatter,
  imageWithoutText,
  missingFile,
  unknownDirective,
  brokenLink,
  breakingChange,
];
