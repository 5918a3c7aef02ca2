import { isObject, parseJson } from '../../shared/core/json';
import type { FieldHint } from './describeField';

type Note = FieldHint['notes'][number];

/** Why a schema forbids what a reader typed. `note`: the words of the table for the limit. */
export type Verdict =
  | { kind: 'missing' }
  | { kind: 'type'; type: string }
  | { kind: 'choice' }
  | { kind: 'json' }
  | { kind: 'note'; note: Note };

interface Judged {
  /** Several are those of a list. */
  texts: string[];
  hint: FieldHint;
  isRequired: boolean;
  isList?: boolean;
}

/** Judges a field by what its row says. All judgements of the form are made here. */
export function judgeField({ texts, hint, isRequired, isList }: Judged): Verdict | undefined {
  const given = texts.filter((text) => text !== '');
  if (hint.isFile) return undefined;
  if (given.length === 0) return isRequired ? { kind: 'missing' } : undefined;
  const ofList = isList && hint.notes.find((note) => isListBroken(note, given));
  if (ofList) return { kind: 'note', note: ofList };
  return given.map((text) => judgeText(text, hint)).find((verdict) => verdict !== undefined);
}

function judgeText(text: string, { type = '', choices, notes, isJson }: FieldHint): Verdict | undefined {
  if (isJson) return parseJson(text) === undefined ? { kind: 'json' } : undefined;
  if (choices) return choices.some(({ value }) => value === text) ? undefined : { kind: 'choice' };
  if (/^integer\b[^|]*$/.test(type) && !/^-?(0|[1-9]\d*)$/.test(text)) return { kind: 'type', type };
  if (/^number\b[^|]*$/.test(type) && !/^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text))
    return { kind: 'type', type };
  const broken = notes.find((note) => isBroken(note, text));
  return broken && { kind: 'note', note: broken };
}

function isBroken({ kind, value = '' }: Note, text: string): boolean {
  const [number, limit] = [Number(text), Number(value)];
  switch (kind) {
    case 'minimum':
      return number < limit;
    case 'maximum':
      return number > limit;
    case 'exclusiveMinimum':
      return number <= limit;
    case 'exclusiveMaximum':
      return number >= limit;
    case 'multipleOf':
      return Number.isInteger(limit) && Number.isSafeInteger(number) && number % limit !== 0;
    case 'minLength':
      return Array.from(text).length < limit;
    case 'maxLength':
      return Array.from(text).length > limit;
    case 'pattern':
      return !matches(value, text);
    case 'const':
      return text !== value;
    default:
      return false;
  }
}

function isListBroken({ kind, value = '' }: Note, texts: string[]): boolean {
  if (kind === 'minItems') return texts.length < Number(value);
  if (kind === 'maxItems') return texts.length > Number(value);
  return kind === 'uniqueItems' && new Set(texts).size < texts.length;
}

/** A pattern that this browser cannot read forbids nothing. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** A body that is no JSON, or lacks fields. */
export function judgeBody(text: string, isRequired: boolean): Verdict | undefined {
  if (text.trim() === '') return isRequired ? { kind: 'missing' } : undefined;
  const value = parseJson(text);
  return value === undefined && !isObject(value) ? { kind: 'json' } : undefined;
}
