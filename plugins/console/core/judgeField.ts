import type { RefusedValue } from '../../sandbox';
import type { Reason } from '../../schema/core/validate/types';
import type { FieldHint } from './describeField';
import type { Field } from './field';

type Note = FieldHint['notes'][number];

/** Why the document refuses what a reader typed. `at`: the part of the value, as a JSON pointer. */
export type Verdict = { at?: string } & (
  | { kind: 'missing' }
  | { kind: 'type'; type: string }
  | { kind: 'choice' }
  | { kind: 'json' }
  /** The words of the table for a limit. */
  | { kind: 'note'; note: Note }
  | { kind: 'unknown'; name: string }
  | { kind: 'refused' }
);

/** Keywords whose words in the tables say what would be right. */
const LIMITS = new Set<string>([
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
  ...(['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'] as const),
  ...(['minContains', 'maxContains', 'minProperties', 'maxProperties'] as const),
] satisfies Array<Note['kind']>);
const CLOSED = /^(additional|unevaluated)Properties$|^undescribed$/;

interface Judged {
  /** Several are those of a list. */
  texts: string[];
  hint: FieldHint;
  isRequired: boolean;
  refused: readonly RefusedValue[];
}

/** Judges what a field has. The validator of the document decides, which knows nothing of absent fields. */
export function judgeField(field: Field, { texts, hint, isRequired, refused }: Judged): Verdict | undefined {
  if (hint.isFile || field.isFile) return undefined;
  if (texts.every((text) => text === '')) return isRequired ? { kind: 'missing' } : undefined;
  for (const value of refused) {
    const path = value.in === field.in ? pathTo(field.name, value) : undefined;
    const verdict = path && judgeAt(path, value);
    if (verdict) return verdict;
  }
  return undefined;
}

/** Judges a part of a JSON body; without a path, all of it. */
export function judgeBody(refused: readonly RefusedValue[], path: string[] = []): Verdict | undefined {
  const body = refused.find((value) => value.in === 'body');
  return body && judgeAt(path, body);
}

/** Where the value of a field is in that of its parameter: `filter[size]`, or a member that is sent by itself. */
function pathTo(field: string, { in: place, name, reasons = [] }: RefusedValue): string[] | undefined {
  if (place === 'body') return partsOf(field);
  if (field === name) return [];
  if (field.startsWith(`${name}[`)) return partsOf(field).slice(1);
  return reasons.some(({ path: [first] }) => first === field) ? [field] : undefined;
}

function partsOf(name: string): string[] {
  const [, outer = name, inner] = /^([^[]+)\[(.*)\]$/.exec(name) ?? [];
  return inner === undefined ? [outer] : [outer, ...inner.split('][')];
}

function judgeAt(path: string[], { reasons }: RefusedValue): Verdict | undefined {
  if (!reasons) return { kind: 'json' };
  for (const reason of reasons) {
    const full = reason.keyword === 'required' ? [...reason.path, reason.name ?? ''] : reason.path;
    if (path.some((key, index) => full[index] !== key)) continue;
    const at = full.slice(path.length).map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return { ...toVerdict(reason), ...(at.length > 0 && { at: at.join('') }) };
  }
  return undefined;
}

function toVerdict({ keyword, expected, name = '' }: Reason): Verdict {
  if (keyword === 'required' || keyword === 'dependentRequired') return { kind: 'missing' };
  if (keyword === 'type') return { kind: 'type', type: [expected].flat().join(' | ') };
  if (keyword === 'format') return { kind: 'type', type: String(expected) };
  if (keyword === 'const' || keyword === 'enum') return { kind: 'choice' };
  if (LIMITS.has(keyword)) {
    const kind = keyword as Note['kind'];
    return { kind: 'note', note: { kind, ...(expected !== true && { value: String(expected) }) } };
  }
  return CLOSED.test(keyword) ? { kind: 'unknown', name } : { kind: 'refused' };
}
