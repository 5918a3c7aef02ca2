import type { ApiModel, MediaType } from '../../plugins/openapi/core/model/types';
import type { Schema } from '../../plugins/schema/core/types';
import { isObject } from '../../plugins/shared/core/json';
import { sampleParameter } from '../../plugins/values/core/sampleParameter';
import { sampleValue } from '../../plugins/values/core/sampleValue';
import { type Contradiction, findContradiction } from './contradictions';
import { type Direction, examplesOf } from './jsonSchema';
import { partsAt } from './parts';
import { createValidator, type Validator } from './validator';

export type SampleKind = 'body' | 'parameter' | 'result';

export interface RefusedSample {
  kind: SampleKind;
  where: string;
  reason: string;
  excuse?: Contradiction;
}

export interface SampleCounts {
  checked: Record<SampleKind, number>;
  /** Texts in all of them, and how many are the placeholder. */
  texts: { all: number; placeholders: number };
  refused: RefusedSample[];
}

export function refusedSamples(model: ApiModel): SampleCounts {
  const checked = { body: 0, parameter: 0, result: 0 };
  const texts = { all: 0, placeholders: 0 };
  const refused: RefusedSample[] = [];
  const validators = {
    request: createValidator(model.document, 'request'),
    response: createValidator(model.document, 'response'),
  };
  const count = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) count(member);
    if (typeof value !== 'string') return;
    texts.all += 1;
    if (value === 'string') texts.placeholders += 1;
  };
  const check = (
    kind: SampleKind,
    where: string,
    schema: Schema,
    direction: Direction,
    value = sampleValue(schema, model, direction),
  ) => {
    count(value);
    const validator = validators[direction];
    checked[kind] += 1;
    // An absent sample is checked as `null`.
    const refusal = validator.refuse(schema, value ?? null);
    if (!refusal) return;
    const { path, reason, extra } = value === undefined ? { path: [], reason: 'no value', extra: undefined } : refusal;
    const excuse = findContradiction(schema, validator) ?? findMeaning(schema, validator, value, path, extra);
    refused.push({ kind, where, reason, excuse });
  };
  const checkContents = (kind: SampleKind, where: string, contents: MediaType[], direction: Direction) => {
    for (const { mediaType, schema, examples } of contents) {
      if (schema !== undefined && examples.length === 0) check(kind, `${where} ${mediaType}`, schema, direction);
    }
  };
  for (const { id, path, parameters, body, responses } of model.operations) {
    for (const parameter of parameters) {
      const { name, schema, examples } = parameter;
      if (examples.length > 0) continue;
      check('parameter', `${id} ${name}`, schema, 'request', sampleParameter(parameter, path, model));
    }
    if (body) checkContents('body', id, body.contents, 'request');
    for (const { status, contents } of responses) {
      if (/^2/.test(status)) checkContents('result', `${id} ${status}`, contents, 'response');
    }
  }
  return { checked, texts, refused };
}

/** Explains why a rejected value is what the author means. */
function findMeaning(
  schema: Schema,
  validator: Validator,
  value: unknown,
  path: string[],
  extra: string | undefined,
): Contradiction | undefined {
  const place = path.join('.');
  const translated = [validator.translate(schema)];
  const examples = partsAt(translated, [], validator).flatMap(examplesOf);
  const at = (whole: unknown) =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], whole);
  const own = JSON.stringify(at(value));
  if (own !== undefined && examples.some((example) => JSON.stringify(at(example)) === own)) {
    return { place, reason: 'is what the example of its author has' };
  }
  const isDeclared = partsAt(translated, path, validator).some(
    ({ properties }) => isObject(properties) && extra !== undefined && Object.hasOwn(properties, extra),
  );
  return isDeclared ? { place, reason: 'has a field that one part declares and another refuses' } : undefined;
}
