import type { JsonObject } from '../../../shared/core/json';
import type { Keywords } from '../keywords/keywords';
import type { Discriminator } from '../keywords/kinds';
import type { Part } from '../keywords/parts';
import type { Scope } from '../keywords/references';
import type { Schema, SchemaContext, SchemaSource } from '../types';

/** Variants that a schema offers: its own branches, or those that its discriminator names. */
export interface Choice {
  discriminator: Discriminator | undefined;
  branches: unknown[] | undefined;
}

export interface Branch {
  schema: unknown;
  /** The name in the reference. */
  name?: string;
  /** Discriminator values that select it. */
  values: string[];
  isDefault: boolean;
}

/** A schema with references followed and `allOf` merged, one level deep; inner schemas stay as written. */
export interface Joined {
  keywords: Keywords;
  /** References to the entities that this one extends. */
  extends: string[];
  /** Demands that could not be merged. */
  also: Keywords[];
  choices: Choice[];
  scope: Scope | undefined;
}

/**
 * What a schema says. Each schema is read once, and what follows from its keywords is computed at its first use. Inner
 * schemas are links, which are only followed downwards.
 */
export interface Shape extends Readonly<Joined> {
  /** Declared or inferred types, except null. */
  readonly types: string[];
  readonly branches: Branch[];
  /** The schema of all items, described together with their list. */
  readonly items: Schema | undefined;
  /** The schemas that rules contain, such as `not`. */
  readonly rules: unknown[];
  /** All schemas inside. */
  readonly inner: unknown[];
  /** Fields, and names that are required without being described, in whichever direction they are sent. */
  readonly rows: number;
  /** Whether it describes a value without inner schemas, by itself. */
  readonly isPlain: boolean;
  parts(direction: SchemaContext['direction']): Part[];
  /** The shape of an inner schema. */
  inside(schema: unknown): Shape;
  /** The shape of other keywords in the same place. */
  like(joined: Pick<Joined, 'keywords'> & Partial<Joined>): Shape;
}

/** The shapes of all schemas of a document. */
export interface Shapes {
  readonly source: Required<SchemaSource>;
  of(schema: unknown, scope?: Scope): Shape;
  /** The first of the schemas that are the same: plain references to one schema of the document, or schemas without others. */
  same(schema: JsonObject): JsonObject;
}
