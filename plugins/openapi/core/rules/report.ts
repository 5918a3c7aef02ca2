import type { Problem } from '../../../shared/problem';
import type { KeyPart, SpecDocument } from '../read/types';

/** Looks at a document and lists what is wrong with it. */
export interface Rule {
  /** Kebab-case, unique: problems name it, and options change its severity by it. */
  id: string;
  /** Default: `error` in a strict document, `warning` in another one. */
  severity?: Problem['severity'];
  /** Passes over documents that are not strict, unless an option gives it a severity. */
  strictOnly?: true;
  check(document: SpecDocument): Finding[];
}

export interface Finding {
  /** The object or list that the problem is in, and which of its keys or items. */
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
  const { file, line, column } = source;
  return { file, line, column, rule, severity, message, ...(hint === undefined ? {} : { hint }) };
}

/** ` (paths/pets.yaml:12)`: where something else is that a message names. */
export function placeOf(document: SpecDocument, node: object, key: string | number): string {
  const place = document.positionOf(node, key);
  return place ? ` (${place.file}:${place.line})` : '';
}
