import { isObject } from '../../plugins/openapi/core/json';
import type { ApiModel, Operation } from '../../plugins/openapi/core/model/types';
import type { Schema } from '../../plugins/openapi/core/schema/types';
import { HIDDEN } from './jsonSchema';

/** A fact about a request that the section of its operation does not say. */
export interface MissingFact {
  kind: 'enum' | 'description';
  where: string;
  text: string;
}

/** Values of an enum behind a fold are on the page too; more than these are looked for at the start of the list only. */
const VALUES = 5;

/** Facts about parameters and the outer fields of bodies that are not in `section`, the data of the operation's section. */
export function missingFacts(operation: Operation, model: ApiModel, section: string): MissingFact[] {
  const page = letters(section);
  const missing: MissingFact[] = [];
  const isShown = (value: unknown) => page.includes(letters(String(value)));
  const look = (where: string, schema: Schema, described?: string, isName = false) => {
    const facts = scalarFacts(schema, model);
    if (!facts) return;
    const descriptions = described ? [described] : facts.descriptions;
    const [first] = descriptions;
    if (first && !descriptions.some((text) => page.includes(letters(plainStart(text))))) {
      missing.push({ kind: 'description', where, text: first.slice(0, 60) });
    }
    // A subtype has its own name, not those of the others.
    if (isName && facts.values.some(isShown)) return;
    const lost = facts.values.slice(0, VALUES).find((value) => !isShown(value));
    if (lost !== undefined) missing.push({ kind: 'enum', where, text: String(lost) });
  };
  for (const { name, schema, description } of operation.parameters) look(name, schema, description);
  for (const { schema, mediaType } of operation.body?.contents ?? []) {
    if (schema === undefined) continue;
    const names = partsOf(schema, model).flatMap(({ discriminator }) =>
      isObject(discriminator) ? [discriminator.propertyName] : [],
    );
    for (const [name, field] of outerFields(schema, model)) {
      look(`${mediaType} ${name}`, field, undefined, names.includes(name));
    }
  }
  return missing;
}

interface ScalarFacts {
  /** That of the use, or those of what it refers to. */
  descriptions: string[];
  values: unknown[];
}

/** What is said of a text, number or flag, through references; `undefined` for lists and objects. */
function scalarFacts(schema: Schema, model: ApiModel): ScalarFacts | undefined {
  const parts = partsOf(schema, model);
  const types = new Set(parts.flatMap(({ type }) => type ?? []));
  if (types.has('object') || types.has('array')) return undefined;
  if (parts.some((part) => 'properties' in part || 'oneOf' in part || 'anyOf' in part)) return undefined;
  const descriptions = parts.flatMap(({ description: text }) =>
    typeof text === 'string' && text !== '' ? [text] : [],
  );
  const values = parts.map((part) => part.enum).find(Array.isArray) ?? [];
  return { descriptions, values };
}

/** Those that a request has, and that its author shows. */
function outerFields(schema: Schema, model: ApiModel): Array<[string, Schema]> {
  const isShown = (field: unknown) =>
    partsOf(field, model).every((part) => ['readOnly', ...HIDDEN].every((key) => part[key] !== true));
  return partsOf(schema, model).flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties).filter(([, field]) => isShown(field)) : [],
  ) as Array<[string, Schema]>;
}

/** A schema with what it refers to and all of its `allOf`, the outermost first. */
function partsOf(schema: unknown, model: ApiModel, seen = new Set<unknown>()): Array<Record<string, unknown>> {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const target = typeof schema.$ref === 'string' ? model.resolve(schema.$ref) : undefined;
  const all = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [schema, ...[target, ...all].flatMap((part) => partsOf(part, model, seen))];
}

/** The first words of a text up to anything that Markdown could mean. */
function plainStart(text: string): string {
  const shown = text.replace(/^(\s|<[^>]*>|&[#\w]+;)+/, '');
  return (/[\p{L}\p{N}][\p{L}\p{N} ,]*/u.exec(shown)?.[0] ?? '').slice(0, 60);
}

/** Letters and digits alone: what escaping, tags and line breaks leave untouched. */
function letters(text: string): string {
  return text.replace(/<[^>]*>|\\[nt]|[^\p{L}\p{N}]/gu, '').toLowerCase();
}
