import type { Operation } from '../../../openapi';
import type { Property, Unit } from '../cues/types';
import type { Facts, NameFact } from '../facts/types';

/** What a sentence is about. */
export interface Subject {
  /** As written: a name, an operation, or a path. Empty for the whole document. */
  name: string;
  /** The operation or schema that the sentence says it belongs to. */
  owner?: string;
}

/** What a sentence certainly states. */
export interface Claim {
  property: Property;
  subject: Subject;
  /** A number, a number of seconds where there is a unit of time, a word of the cues, or names. */
  value: number | string | string[];
  unit?: Unit;
  negated: boolean;
  /** In the text: all of the phrase. */
  span: [start: number, end: number];
  /** In the text: what is stated. */
  stated: [start: number, end: number];
}

/** What a claim is judged by, beside the document. */
export interface Circumstances {
  /** The operations that its sentence names. */
  calls: Operation[];
  /** Names in code in its sentence. */
  names: string[];
  /** What the document's texts are in other languages. */
  translations: ReadonlyMap<string, string>;
}

export type Verdict = { isTrue: true } | { isTrue: false; message: string; right?: number[] };

export interface Case extends Circumstances {
  claim: Claim;
  facts: Facts;
  /** Calls that the subject names. */
  operations: Operation[];
  /** Parameters, fields and credentials of that name: those of the calls that the sentence names, if they have any. */
  members: NameFact[];
}
