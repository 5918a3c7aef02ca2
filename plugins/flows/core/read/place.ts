import { Draft } from '../../../document/core/overlays/draft';
import { LongNumber } from '../../../document/core/parse/longNumber';
import type { ParsedFile } from '../../../document/core/parse/types';
import type { Json } from '../../../shared/core/json';
import type { Problem, Source } from '../../../shared/problem';

export type Node = Record<string, unknown> | unknown[];

/** A file that is being read: its value, where everything is written, and what is wrong. */
export interface Desk {
  file: ParsedFile;
  root: unknown;
  problems: Problem[];
  /** The position of a value, or of a key. */
  at(node: Node, key?: string | number, part?: 'key' | 'value'): Source;
  /** The position of a character of a text, if it is written as it is. */
  within(node: Node, key: string | number, text: string, at: number): Source;
  report(source: Source, rule: string, message: string, hint?: string, severity?: Problem['severity']): void;
}

export function openFile(file: ParsedFile): Desk {
  const draft = new Draft();
  const root = draft.open(file);
  const problems: Problem[] = [];
  const written = new TextDecoder().decode(file.bytes);
  return {
    file,
    root,
    problems,
    at: (node, key, part) => draft.sourceOf(node, key === undefined ? undefined : String(key), part),
    within(node, key, text, at) {
      const start = draft.sourceOf(node, String(key));
      const rest = written.slice((file.lines.lineStarts[start.line - 1] ?? 0) + start.column - 1);
      const quotes = /^["']?/.exec(rest)?.[0].length ?? 0;
      return rest.startsWith(text, quotes) ? draft.sourceWithin(node, String(key), quotes + at) : start;
    },
    report(source, rule, message, hint, severity = 'error') {
      problems.push({ ...source, rule, severity, message, ...(hint !== undefined && { hint }) });
    },
  };
}

/** A value as JSON. Numbers that no double can hold lose their last digits. */
export function toJson(value: unknown): Json {
  if (value instanceof LongNumber) return Number(value.text);
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toJson(member)]));
}
