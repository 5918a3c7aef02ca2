import type { Problem } from '../../../shared/problem';
import { problemAt } from '../parse/sourceText';
import type { KeyPart, SpecDocument } from '../parse/types';

export interface Rule {
  /** Kebab-case and unique. Used in problems, and in options that change its severity. */
  id: string;
  /** Default: `error` in a strict document, otherwise `warning`. */
  severity?: Problem['severity'];
  /** Applies only to strict documents, unless an option sets its severity. */
  strictOnly?: true;
  /** Finds what is wrong in the document. */
  check(document: SpecDocument): Finding[];
}

export interface Finding {
  /** The object or list at fault, and the key or item. */
  node: object;
  key?: string | number | undefined;
  /** Default: `key`. */
  part?: KeyPart;
  message: string;
  hint?: string | undefined;
}

export function toProblem(
  document: SpecDocument,
  rule: string,
  severity: Problem['severity'],
  { node, key, part = 'key', message, hint }: Finding,
): Problem {
  const source = document.positionOf(node, key, part) ??
    document.positionOf(node) ??
    document.positionOf(document.root) ?? { file: '', line: 1, column: 1 };
  return problemAt(source, severity, rule, message, hint);
}

/** Returns the position of another node for use in a message: ` (paths/pets.yaml:12)`. */
export function placeOf(document: SpecDocument, node: object, key: string | number): string {
  const place = document.positionOf(node, key);
  return place ? ` (${place.file}:${place.line})` : '';
}

const CHOICES = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `a, b or c`. */
export function listChoices(choices: string[]): string {
  return CHOICES.format(choices);
}
