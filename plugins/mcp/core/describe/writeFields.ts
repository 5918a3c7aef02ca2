import type { FieldView, NoteView, SchemaView, TypeView } from '../../../schema/core/types';
import { htmlLine, readHtml } from '../../../shared/core/description/readHtml';

/** Values are cut after so many characters, and lists of them after so many. */
const LONGEST_VALUE = 120;
const MOST_VALUES = 40;

/** A line for each field, with those inside it. `place`: what comes before the type, such as `query`. */
export function writeFields(fields: readonly FieldView[], place = '', indent = ''): string[] {
  return fields.flatMap((field) => {
    const { name, kind, schema, required, optional, since, deprecatedSince } = field;
    const facts = [
      place,
      typeOf(schema),
      ...(required ? ['required'] : []),
      ...(optional ? ['may be absent'] : []),
      ...(schema.deprecated || deprecatedSince ? [deprecatedSince ?? 'deprecated'] : []),
      ...(since ? [since] : []),
    ];
    const label = kind ? `(${KINDS[kind]}) ${name}` : `\`${name}\``;
    const line = `${indent}- ${label} ${facts.filter(Boolean).join(', ')}`;
    const text = aboutOf(schema);
    return [text === '' ? line : `${line}: ${text}`, ...writeInside(schema, `${indent}  `)];
  });
}

const KINDS: Record<NonNullable<FieldView['kind']>, string> = {
  pattern: 'names that match',
  map: 'any name',
  item: 'item',
  rest: 'further items',
};

/** What a schema is, in a line, and its fields. */
export function writeSchema(schema: SchemaView): string[] {
  return [[typeOf(schema), aboutOf(schema)].filter(Boolean).join(': '), ...writeInside(schema, '')];
}

function writeInside({ fields = [], variants, rules = [], elsewhere }: SchemaView, indent: string): string[] {
  const branches = variants?.items.flatMap(({ label, value, schema }) => {
    const line = `${indent}- ${label}${value === undefined ? '' : ` (\`${value}\`)`}`;
    return [
      `${line}: ${[typeOf(schema), aboutOf(schema)].filter(Boolean).join(' ')}`,
      ...writeInside(schema, `${indent}  `),
    ];
  });
  return [
    ...writeFields(fields, '', indent),
    ...(branches ? [`${indent}${variants?.kind === 'anyOf' ? 'Any of' : 'One of'}:`, ...branches] : []),
    ...rules.map(
      ({ kind, subject, names, raw }) =>
        `${indent}Rule ${[kind, subject, ...(names ?? []), raw].filter(Boolean).join(' ')}`,
    ),
    ...(elsewhere ? [`${indent}(${elsewhere.count} more fields)`] : []),
  ];
}

export function typeOf({ type, base }: SchemaView): string {
  const own = textOf(type);
  // A name in parentheses is explained already.
  return base && !own.includes('(') ? `${own} (${textOf(base)})` : own;
}

function textOf(type: TypeView): string {
  return type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

function aboutOf({ html, assumed = [], deprecated, notes = [], enum: values }: SchemaView): string {
  const texts = [...readHtml(html), ...assumed.map((text) => `Assumed: ${htmlLine(text)}`), htmlLine(deprecated?.html)];
  const choices = values?.slice(0, MOST_VALUES).map(({ value, name, html: meaning }) => {
    const about = [name, htmlLine(meaning)].filter(Boolean).join(', ');
    return `\`${value}\`${about ? ` (${about})` : ''}`;
  });
  return [
    ...texts,
    ...(choices ? [`One of ${choices.join(', ')}${values && values.length > MOST_VALUES ? ' …' : ''}.`] : []),
    notes.map(noteText).join(', '),
  ]
    .filter(Boolean)
    .join(' ');
}

/** With the name of the keyword. */
function noteText({ kind, value, ofItem }: NoteView): string {
  const shown = value && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return `${ofItem ? 'each item: ' : ''}${kind}${shown === undefined ? '' : ` \`${shown}\``}`;
}
