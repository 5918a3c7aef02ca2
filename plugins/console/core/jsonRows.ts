import type { OperationView } from '../../openapi';
import type { FieldView } from '../../schema/core/types';
import { exactNumber, exactText, parseExact, printExact } from '../../shared/core/exactJson';
import { isObject, type Json } from '../../shared/core/json';
import { describeView, type FieldHint } from './describeField';

/** A field of a JSON body that has a row in the tables. */
export interface JsonRow {
  path: string[];
  hint: FieldHint;
  /** Takes the JSON of a list or an object. */
  isWhole?: true;
  /** A list of single values. */
  isList?: true;
}

/** The fields of the content that a body is sent as, by id of their row; of objects those inside. */
export function listJsonRows(operation: OperationView, mediaType: string): Map<string, JsonRow> {
  const content = operation.body?.contents.find((one) => one.mediaType === mediaType) ?? operation.body?.contents[0];
  const rows = new Map<string, JsonRow>();
  const text = content?.schema.type.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('') ?? '';
  // The rows of a list are the fields of each item.
  if (!content || /\[\]/.test(text)) return rows;
  for (const schema of [content.schema, ...variantsOf(content.schema)]) addRows(schema.fields ?? [], [], rows);
  return rows;
}

type Schema = FieldView['schema'];

function variantsOf({ variants }: Schema): Schema[] {
  return (variants?.items ?? []).flatMap(({ schema }) => [schema, ...variantsOf(schema)]);
}

function addRows(fields: FieldView[], above: string[], rows: Map<string, JsonRow>): void {
  for (const field of fields) {
    const { id, name, kind, schema } = field;
    if (kind) continue;
    const path = [...above, name];
    const { type, base = type } = schema;
    const text = base.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    const isList = /\[\]/.test(text);
    const inner = isList ? [] : [schema, ...variantsOf(schema)].flatMap((one) => one.fields ?? []);
    if (inner.some((one) => !one.kind)) {
      addRows(inner, path, rows);
      continue;
    }
    const hint = describeView(field);
    const isSimple = hint.choices !== undefined || /^(string|integer|number|boolean)(<[^>]*>)?$/.test(hint.base ?? '');
    if (isSimple) rows.set(id, { path, hint, ...(isList && { isList: true as const }) });
    else rows.set(id, { path, hint: { ...hint, isJson: true }, isWhole: true });
  }
}

/** The text of a field; a list has several. `undefined`: the body does not have it. */
export function readAt(body: string, { path, isWhole, isList }: JsonRow): string[] | undefined {
  const root = parseOrNothing(body);
  const value = path.reduce<Json | undefined>(
    (outer, name) => (isObject(outer) && Object.hasOwn(outer, name) ? outer[name] : undefined),
    root,
  );
  if (value === undefined) return undefined;
  if (isList && Array.isArray(value)) return value.map(exactText);
  return [isWhole ? printExact(value) : exactText(value)];
}

/** The body with another value of a field; without texts, it does not have the field. Keeps a body that is not JSON. */
export function writeAt(body: string, row: JsonRow, texts: string[] | undefined): string {
  const root = body.trim() === '' ? {} : parseOrNothing(body);
  if (!isObject(root)) return body;
  return printExact(setAt(root, row.path, texts && toValue(texts, row)), 2);
}

function setAt(outer: { [key: string]: Json }, [name = '', ...rest]: string[], value: Json | undefined): Json {
  const inner = outer[name];
  const next = rest.length === 0 ? value : setAt(isObject(inner) ? inner : {}, rest, value);
  const isEmpty = rest.length > 0 && value === undefined && inner === undefined;
  if (next === undefined || isEmpty) {
    const { [name]: _, ...others } = outer;
    return others;
  }
  return { ...outer, [name]: next };
}

function toValue(texts: string[], { hint, isWhole, isList }: JsonRow): Json {
  const [text = ''] = texts;
  if (isWhole) return parseOrNothing(text) ?? text;
  return isList ? texts.map((one) => scalarOf(one, hint)) : scalarOf(text, hint);
}

/** What is no number or truth value is sent as text: readers want to see what the API says of it. */
function scalarOf(text: string, { base = 'string' }: FieldHint): Json {
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  if (isNumber && /^(integer|number)/.test(base)) return exactNumber(text);
  return base.startsWith('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function parseOrNothing(text: string): Json | undefined {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}
