import type { Keywords } from '../../../schema/core/keywords/keywords';
import { readKeywords } from '../../../schema/core/keywords/readKeywords';
import { isObject } from '../../../shared/core/json';
import { printComment } from './printComment';
import { indent, intersect, printKey, type TypeText, UNKNOWN, unite } from './typeText';

interface Printers {
  print(schema: unknown): TypeText;
  /** The type of a property that is required here and declared elsewhere. */
  printElsewhere(name: string): TypeText;
}

/** Prints the properties of a schema, and its map of further ones. */
export function printObject(keywords: Keywords, printers: Printers): TypeText {
  const { properties = new Map<string, unknown>(), required = [] } = keywords;
  const fields = [...properties].map(([name, schema]) => printField(name, schema, required.includes(name), printers));
  const more = required
    .filter((name) => !properties.has(name))
    .map((name) => `${printKey(name)}: ${printers.printElsewhere(name).text};\n`);
  const map = printMap(keywords, printers, fields.length + more.length > 0);
  const object = [...fields, ...more].join('');
  return object === '' ? map : intersect([{ text: `{\n  ${indent(object.trimEnd())}\n}` }, map]);
}

function printField(name: string, schema: unknown, required: boolean, { print }: Printers): string {
  const { description, deprecated, readOnly, writeOnly } = isObject(schema) ? readKeywords(schema) : {};
  const optional = required && !writeOnly ? '' : '?';
  const comment = printComment([description], deprecated);
  return `${comment}${readOnly ? 'readonly ' : ''}${printKey(name)}${optional}: ${print(schema).text};\n`;
}

/** `unknown` adds nothing to fields: an object may have more, unless a schema describes them. */
function printMap(keywords: Keywords, { print }: Printers, hasFields: boolean): TypeText {
  const { additionalProperties, patternProperties, unevaluatedProperties } = keywords;
  const others = additionalProperties ?? unevaluatedProperties;
  const values = [...(patternProperties?.values() ?? []), ...(others === undefined ? [] : [others])].map(print);
  if (hasFields && values.every(({ text }) => text === 'never' || text === 'unknown')) return UNKNOWN;
  const value = values.length === 0 ? UNKNOWN : unite(values);
  return { text: `{ [key: string]: ${value.text} }` };
}
