import type { ApiPage } from '../../../plugins/openapi/core/pages/site/types';
import type { ContentView, EntityView, OperationView } from '../../../plugins/openapi/core/view/types';
import { typeText } from '../../../plugins/schema/core/describe/typeText';
import type { FieldView, NoteView, SchemaView } from '../../../plugins/schema/core/types';

/** What readers see of the pages of a document, a line for each fact: small enough to keep whole documents. */
export function printOutline(pages: readonly ApiPage[]): string {
  return pages.map((page) => lines(`# ${page.path} ${page.title}`, page.sections.map(printSection))).join('\n');
}

function printSection({ component, title, data }: ApiPage['sections'][number]): string {
  if (component === 'ApiOperation') return printOperation(data as OperationView);
  if (component !== 'ApiEntity') return `${component}: ${title}`;
  const { schema, example } = data as EntityView;
  return lines(`${title}: ${printType(schema)}`, [...printParts(schema), ...(example ? [flat(example.code)] : [])]);
}

function printOperation(operation: OperationView): string {
  const {
    title,
    method,
    path,
    caller,
    parameters,
    body,
    result,
    responses,
    errors,
    samples,
    callbacks = [],
  } = operation;
  const inBody = body?.required ? 'body' : 'body?';
  const contents = [
    ...(body?.contents ?? []).map((content) => printContent(inBody, content)),
    ...[...(result ? [result] : []), ...responses].flatMap((one) =>
      one.contents.length > 0
        ? one.contents.map((content) => printContent(one.status, content))
        : [`${one.status} nothing`],
    ),
  ];
  return lines(`${method} ${path} ${title} (${caller})`, [
    ...parameters.flatMap((group) => group.fields.map((field) => `${group.in} ${printField(field)}`)),
    ...contents,
    ...(errors.length > 0 ? [`errors ${errors.map(({ code }) => code).join(' ')}`] : []),
    ...samples.map(({ code }) => flat(code)),
    ...callbacks.map(printOperation),
  ]);
}

function printContent(of: string, { mediaType, schema }: ContentView): string {
  return lines(`${of} ${mediaType} ${printType(schema)}`, printParts(schema));
}

function printField({ name, required, optional, schema }: FieldView): string {
  return lines(`${name}${required ? '' : '?'}${optional ? '!' : ''}: ${printType(schema)}`, printParts(schema));
}

function printType({ type, base, enum: values = [], notes = [], html }: SchemaView): string {
  const note = ({ kind, value = '', ofItem }: NoteView) => `${ofItem ? 'each ' : ''}${kind} ${value}`.trimEnd();
  return [
    `${typeText(type)}${base ? ` = ${typeText(base)}` : ''}`,
    ...(values.length > 0 ? [`one of ${values.map(({ value }) => value).join(' ')}`] : []),
    ...notes.map(note),
    ...(html === undefined ? [] : ['described']),
  ].join(', ');
}

function printParts({ fields = [], variants, rules = [] }: SchemaView): string[] {
  return [
    ...fields.map(printField),
    ...(variants?.items ?? []).map(({ label, value, schema }) =>
      lines(
        `${variants?.kind} ${label}${value === undefined ? '' : ` (${value})`}: ${printType(schema)}`,
        printParts(schema),
      ),
    ),
    ...rules.map(({ kind, subject = '', names = [] }) => `rule ${[kind, subject, ...names].join(' ').trimEnd()}`),
  ];
}

const lines = (first: string, more: readonly string[]) =>
  [first, ...more.map((part) => `  ${part.replaceAll('\n', '\n  ')}`)].join('\n');

const flat = (code: string) => `> ${code.replaceAll(/\s*\n\s*/g, ' ')}`;
