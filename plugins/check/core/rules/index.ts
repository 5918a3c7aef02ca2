import type { CheckRule } from '../engine/rule';
import { breakingChange } from './breaking-change';
import { brokenLink } from './broken-link';
import { chineseStyle } from './chinese-style';
import { codeMeaning } from './code-meaning';
import { imageWithoutText } from './image-without-text';
import { jsonSample } from './json-sample';
import { mentionedErrorCode } from './mentioned-error-code';
import { sampleCall } from './sample-call';
import { sampleInterval } from './sample-interval';
import { sampleName } from './sample-name';
import { sampleResult } from './sample-result';
import { sandboxBackend } from './sandbox-backend';
import {
  formatOfType,
  knownRange,
  methodOfEffect,
  operationNaming,
  secretInClient,
  unevenErrorCode,
  unstatedUnit,
} from './spec-consistency';
import { exampleOfCall } from './spec-examples';
import { neverAbsent } from './spec-optional';
import { effectInWords, optionalInPath, requiredWithoutField, unevenParameter } from './spec-words';
import { translatedFacts } from './translated-facts';
import { missingPage, missingTranslation, stalePage, staleTranslation, unusedTranslation } from './translations';
import { unequalAmounts } from './unequal-amounts';
import { unknownName } from './unknown-name';
import { unknownPath } from './unknown-path';
import { unknownPin } from './unknown-pin';
import { wrongBits } from './wrong-bits';
import { wrongCount } from './wrong-count';
import { wrongDefault } from './wrong-default';
import { swappedEnumValues, wrongEnumValue } from './wrong-enum-value';
import { wrongExampleValue } from './wrong-example-value';
import { wrongInterval } from './wrong-interval';
import { wrongLimit } from './wrong-limit';
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
  formatOfType,
  knownRange,
  methodOfEffect,
  operationNaming,
  neverAbsent,
  optionalInPath,
  requiredWithoutField,
  sandboxBackend,
  secretInClient,
  swappedEnumValues,
  unevenErrorCode,
  unevenParameter,
  unstatedUnit,
  codeMeaning,
  jsonSample,
  mentionedErrorCode,
  sampleCall,
  sampleInterval,
  sampleName,
  sampleResult,
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
  wrongRequired,
  wrongUnit,
  chineseStyle,
  imageWithoutText,
  brokenLink,
  breakingChange,
];
