import type { JsonObject } from '../../../shared/core/json';
import type { Scope } from '../keywords/references';
import type { SchemaSource } from '../types';

/** Schemas nested in one another, in the value or in place, beyond which a value is accepted unseen. */
export const MAX_DEPTH = 500;

/** Why a schema refuses a value. */
export interface Reason {
  /** Property names and indices on the way to the part that is refused. */
  path: string[];
  keyword: string;
  /** What the keyword asks for. */
  expected: unknown;
  /** The part that is refused. */
  found: unknown;
  /** The property that is missing, or not expected. */
  name?: string;
  /** The schema that has the keyword. */
  schema: JsonObject;
  /** For a union: why each of its branches refuses the value. */
  branches?: Reason[][];
}

export interface ValidatorOptions extends Pick<SchemaSource, 'resolve'> {
  /** In a request, required fields may be absent that are `readOnly`; in a response, `writeOnly` ones; in either, both. */
  direction?: 'request' | 'response' | 'either';
  /** Asserts formats of texts. Without it, they are annotations, as in JSON Schema 2020-12. */
  isFormatted?(value: string | number, format: string): boolean;
  /** Matches patterns in place of JavaScript's own `RegExp`, for which a pattern that it cannot read matches anything. */
  matches?(pattern: string, text: string): boolean;
  /** The exact value of a number that no double can hold, by the double in its place. */
  exact?(number: number): number | bigint;
  /** A part of the value that is not known, and fits any schema. */
  isUnknown?(value: unknown): boolean;
  /** An object that has more properties than are known. */
  isPartial?(value: JsonObject): boolean;
  /** Refuses properties that no schema describes, where some are described. */
  isDescribedOnly?: true;
  /** Parts of values that fit, by value, of values that never change. */
  fitting?: WeakMap<object, Set<JsonObject>>;
  /** Schemas applied before a value is accepted unseen. Default: no limit. */
  maxSteps?: number;
}

export type Fitting = NonNullable<ValidatorOptions['fitting']>;

/** A schema that applies to the same value, within others. */
export interface Part {
  schema: JsonObject;
  scope: Scope | undefined;
  outer: Part | undefined;
}

/** What the schemas of one value have looked at, for `unevaluatedProperties` and `unevaluatedItems`. */
export class Evaluated {
  readonly names = new Set<string>();
  readonly indices = new Set<number>();
  /** All items before this index. */
  items = 0;

  add(other: Evaluated): void {
    for (const name of other.names) this.names.add(name);
    for (const index of other.indices) this.indices.add(index);
    this.items = Math.max(this.items, other.items);
  }
}

/** One schema applied to one value. */
export interface At {
  readonly run: Run;
  readonly scope: Scope | undefined;
  /** This schema and those around it which apply to the same value. */
  readonly part: Part;
  readonly evaluated: Evaluated | undefined;
}

/** A validation, from the first schema on. */
export interface Run {
  readonly options: ValidatorOptions;
  /** Absent while it matters only whether the value fits. */
  reasons: Reason[] | undefined;
  /** From the whole value to the part that is looked at. */
  readonly path: string[];
  /** Applies one more schema to the same value. */
  here(value: unknown, schema: unknown, at: At, over?: Partial<Pick<At, 'scope' | 'evaluated'>>): boolean;
  /** Applies a schema to a part of the value. */
  inside(value: unknown, schema: unknown, key: string | number, at: At): boolean;
  /** Whether a schema fits the same value, without a reason why not. */
  tries(value: unknown, schema: unknown, at: At, evaluated?: Evaluated): boolean;
  /** Whether a schema fits a part of the value. */
  triesInside(value: unknown, schema: unknown, at: At): boolean;
  /** Why a schema does not fit the same value. */
  explains(value: unknown, schema: unknown, at: At): Reason[];
}

/** Decides whether a value of the right type satisfies a keyword. */
export type Check<Value = unknown> = (value: Value, at: At) => boolean;
