import type { FieldView, SchemaView } from '../../../schema/core/types';
import { describeView } from '../describeField';
import { fieldsOf, isNullable, isObjectType, textOf } from './jsonRows';
import { type Surroundings, scanJson } from './scanJson';

/** What can be written at the cursor. */
export interface Offer {
  label: string;
  /** Its type, or the name of a value. */
  detail?: string;
  isRequired?: true;
  /** Replaces the text from here to there; then the cursor is in it, or behind it. */
  text: string;
  cursor: number;
}

export interface Completion {
  from: number;
  to: number;
  offers: Offer[];
}

/** The names and values that a schema has at a position of JSON text. */
export function completeJson(text: string, cursor: number, schema: SchemaView): Completion | undefined {
  const place = scanJson(text, cursor);
  if (!place) return undefined;
  const schemas = place.path.reduce<SchemaView[]>(
    (outer, name) => outer.flatMap((one) => innerOf(one, name)),
    [schema],
  );
  const all = place.expects === 'name' ? namesOf(schemas, place) : schemas.flatMap(valuesOf);
  const wanted = place.written.toLowerCase();
  const matching = all.filter(({ label }) => label.toLowerCase().includes(wanted) && label !== place.written);
  const starting = matching.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const offers = [...new Map([...starting, ...matching].map((offer) => [offer.label, offer])).values()];
  return offers.length === 0 ? undefined : { from: place.from, to: place.to, offers };
}

/** The schemas of a field: of each variant that has it, otherwise of the entries of a map. */
function innerOf(schema: SchemaView, name: string): SchemaView[] {
  const fields = fieldsOf(schema);
  const own = fields.filter((field) => field.name === name && !field.kind);
  return (own.length > 0 ? own : fields.filter(({ kind }) => kind === 'map')).map((field) => field.schema);
}

function namesOf(schemas: SchemaView[], { names, next }: Surroundings): Offer[] {
  const fields = schemas.flatMap(fieldsOf).filter(({ kind, name }) => !kind && !names.includes(name));
  // What the author requires comes first.
  const sorted = fields.toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
  return sorted.map(({ name, required, schema }) => {
    const quoted = JSON.stringify(name);
    const [before, after] = next === ':' ? [quoted, ''] : beginValue(quoted, schema);
    return {
      label: name,
      detail: textOf(schema),
      ...(required && { isRequired: true as const }),
      text: before + after,
      cursor: before.length,
    };
  });
}

/** The brackets or quotes of a value, around the cursor. */
function beginValue(name: string, schema: SchemaView): [before: string, after: string] {
  const type = textOf(schema);
  if (/\[\]$/.test(type)) return [`${name}: [`, ']'];
  if (isObjectType(schema) || /^(object$|\{)/.test(type)) return [`${name}: {`, '}'];
  const { choices } = describeView({ id: '', name: '', schema });
  return /^string/.test(type) && !choices ? [`${name}: "`, '"'] : [`${name}: `, ''];
}

function valuesOf(schema: SchemaView): Offer[] {
  const view: FieldView = { id: '', name: '', schema };
  const { choices = [], examples = [], notes, base = '' } = describeView(view);
  const isPlain = !isObjectType(schema) && !/^(object|\{)/.test(base);
  const standard = notes.flatMap(({ kind, value }) => (kind === 'default' && value !== undefined ? [value] : []));
  const isText = /^string/.test(base) || (base === 'any' && choices.length > 0);
  const listed = [
    ...choices.map(({ value, name }) => ({ value, detail: name })),
    ...(isPlain ? [...standard, ...examples].map((value) => ({ value, detail: undefined })) : []),
  ];
  const own = listed.map(({ value, detail }): Offer => {
    const text = isText ? JSON.stringify(value) : value;
    return { label: value, ...(detail !== undefined && { detail }), text, cursor: text.length };
  });
  const inner = (schema.variants?.items ?? []).flatMap((variant) => valuesOf(variant.schema));
  const none: Offer[] = isNullable(schema) ? [{ label: 'null', text: 'null', cursor: 4 }] : [];
  return [...own, ...inner, ...none];
}
