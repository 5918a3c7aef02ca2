import type { OperationView } from '../../openapi';
import type { FieldView, SchemaView } from '../../schema/core/types';
import type { Field } from './field';
import type { Form } from './form';

type Note = NonNullable<FieldView['schema']['notes']>[number];

/** What the page says about a field, for its input. */
export interface FieldHint {
  /** The id of its row in the tables. */
  id?: string;
  /** Unknown for fields that the page does not list. */
  isRequired?: boolean;
  /** Unless it is plain text or one of the choices. */
  type?: string;
  /** The type of a value, or of each value of a list. */
  base?: string;
  /** All values that it can have. */
  choices?: Array<{ value: string; name?: string }>;
  /** Limits, default and separators. */
  notes: Note[];
  /** Examples and the default, to take over. */
  examples?: string[];
  /** Between the values of a list that is sent as one text. */
  separator?: string;
  isFile?: true;
  /** Takes JSON text. */
  isJson?: true;
  /** The schema of the value, if it is sent as JSON text. */
  schema?: SchemaView;
  inputType?: 'date' | 'password';
  /** Takes a point in time. */
  isTime?: true;
  inputMode?: 'numeric' | 'decimal' | 'email' | 'url';
}

/** What does not help to fill in an input. */
const ASIDE = new Set<Note['kind']>([
  ...(['contradiction', 'const', 'example', 'readOnly', 'writeOnly', 'contentEncoding', 'contentMediaType'] as const),
  ...(['int64', 'closed', 'xml', 'discriminator', 'extends'] as const),
  ...(['repeated', 'members', 'brackets', 'parts', 'allowEmptyValue'] as const),
]);

export function describeField(field: Field, form: Form, operation: OperationView): FieldHint {
  const view = findView(field, form, operation);
  if (!view) return { notes: [] };
  const isMultipart = form.body && 'kind' in form.body && form.body.kind === 'multipart';
  return describeView(view, { isJoined: field.shape === 'joined', isMultipart });
}

const SEPARATORS: Partial<Record<Note['kind'], string>> = { commas: ',', spaces: ' ', pipes: '|' };

export function describeView(view: FieldView, { isJoined = false, isMultipart = false } = {}): FieldHint {
  const { type, base = type, notes = [], enum: values } = view.schema;
  const text = base.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  const single = text.replace(/ \| null$/, '').replace(/\[\]$/, '');
  const isList = /\[\]( \| null)?$/.test(text);
  const choices = values ?? fixedValues(single, notes);
  const isFile = isMultipart && isBinary(single, notes);
  const examples = notes.flatMap(({ kind, value }) => (kind === 'example' && value !== undefined ? [value] : []));
  const separator = notes.map(({ kind }) => SEPARATORS[kind]).find((one) => one !== undefined);
  const isJson = notes.some(({ kind, value = '' }) => kind === 'json' || (kind === 'partType' && /json/.test(value)));
  return {
    id: view.id,
    isRequired: view.required === true,
    base: single,
    ...(choices ? { choices } : /^(string|any)$/.test(single) || isFile ? {} : { type: isJoined ? text : single }),
    notes: notes.filter(({ kind }) => !ASIDE.has(kind) && !(isFile && kind === 'pattern')),
    ...(examples.length > 0 && { examples }),
    ...(isJoined && isList && { separator: separator ?? ',' }),
    ...(isFile && { isFile }),
    ...(isJson && { isJson, schema: view.schema }),
    ...(/<date-time>/.test(single) && { isTime: true as const }),
    ...(/<date>/.test(single) ? { inputType: 'date' } : /<password>/.test(single) ? { inputType: 'password' } : {}),
    ...inputModeOf(single, notes),
  };
}

function findView({ in: place, name }: Field, { body }: Form, operation: OperationView): FieldView | undefined {
  if (place !== 'body') {
    const groups = operation.parameters.filter((group) => group.in === place);
    return findNamed(
      groups.flatMap(({ fields }) => fields),
      name,
    );
  }
  const kind = body && 'kind' in body ? body.kind : undefined;
  const mediaType = kind === 'form' ? /x-www-form-urlencoded/i : /^multipart\//i;
  const content = operation.body?.contents.find((one) => mediaType.test(one.mediaType));
  const { fields = [], variants } = content?.schema ?? {};
  return findNamed([...fields, ...(variants?.items.flatMap(({ schema }) => schema.fields ?? []) ?? [])], name);
}

/** Also finds `filter[size]`, and the fields of an object that are sent by themselves. */
function findNamed(fields: FieldView[], name: string): FieldView | undefined {
  const own = fields.find((field) => field.name === name && !field.kind);
  if (own) return own;
  const [, outer, inner, rest = ''] = /^([^[]*)\[([^\]]*)\](.*)$/.exec(name) ?? [];
  if (outer !== undefined && inner !== undefined) {
    return findNamed(fields.find((field) => field.name === outer)?.schema.fields ?? [], `${inner}${rest}`);
  }
  const spread = fields.filter(({ schema }) => schema.notes?.some(({ kind }) => kind === 'members'));
  return spread.flatMap(({ schema }) => schema.fields ?? []).find((field) => field.name === name);
}

function fixedValues(type: string, notes: Note[]): FieldHint['choices'] {
  const fixed = notes.find(({ kind }) => kind === 'const')?.value;
  if (fixed !== undefined) return [{ value: fixed }];
  return type === 'boolean' ? [{ value: 'true' }, { value: 'false' }] : undefined;
}

function isBinary(type: string, notes: Note[]): true | undefined {
  const isMedia = notes.some(({ kind, value = '' }) => kind === 'contentMediaType' && !/text|json/.test(value));
  const isEncoded = notes.some(({ kind }) => kind === 'contentEncoding');
  return /binary/.test(type) || (isMedia && !isEncoded) || undefined;
}

/** Keyboards for digits have no minus. */
function inputModeOf(type: string, notes: Note[]): Pick<FieldHint, 'inputMode'> {
  const isPositive = notes.some(({ kind, value }) => /^(exclusiveM|m)inimum$/.test(kind) && Number(value) >= 0);
  if (/^integer/.test(type)) return isPositive ? { inputMode: 'numeric' } : {};
  if (/^number/.test(type)) return isPositive ? { inputMode: 'decimal' } : {};
  if (/<email>/.test(type)) return { inputMode: 'email' };
  return /<ur[il]>/.test(type) ? { inputMode: 'url' } : {};
}
