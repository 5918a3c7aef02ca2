import type { ApiModel, Operation } from '../../plugins/openapi/core/model/types';
import type { Schema } from '../../plugins/schema/core/types';
import { isObject } from '../../plugins/shared/core/json';
import { HIDDEN } from './jsonSchema';

export interface MissingFact {
  kind: 'enum' | 'description';
  where: string;
  text: string;
}

/** Only the first values are checked; folded ones are on the page, too. */
const VALUES = 5;

/** Returns the facts about parameters and top-level body fields that `section`, the operation's data, lacks. */
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
    // A subtype has only its own name.
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

/** Lists what a page can be searched for: names, listed values, and the beginnings of descriptions. */
export function listFacts({ parameters, body }: Operation, model: ApiModel): string[] {
  const bodies = (body?.contents ?? []).flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  const fields = bodies.flatMap((schema) => outerFields(schema, model));
  const ofFields = fields.flatMap(([name, schema]) => [name, ...factsOf(schema)]);
  const ofParameters = parameters.flatMap(({ name, schema, description }) => [name, ...factsOf(schema, description)]);
  return [...new Set([...ofParameters, ...ofFields])].filter((fact) => fact !== '');

  function factsOf(schema: Schema, described?: string): string[] {
    const { descriptions, values } = scalarFacts(schema, model) ?? { descriptions: [], values: [] };
    return [...(described ? [described] : descriptions).slice(0, 1).map(plainStart), ...values.map(String)];
  }
}

interface ScalarFacts {
  descriptions: string[];
  values: unknown[];
}

/** Returns the facts of a scalar, through references; `undefined` for lists and objects. */
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

function outerFields(schema: Schema, model: ApiModel): Array<[string, Schema]> {
  const isShown = (field: unknown) =>
    partsOf(field, model).every((part) => ['readOnly', ...HIDDEN].every((key) => part[key] !== true));
  return partsOf(schema, model).flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties).filter(([, field]) => isShown(field)) : [],
  ) as Array<[string, Schema]>;
}

function partsOf(schema: unknown, model: ApiModel, seen = new Set<unknown>()): Array<Record<string, unknown>> {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const target = typeof schema.$ref === 'string' ? model.resolve(schema.$ref) : undefined;
  const all = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [schema, ...[target, ...all].flatMap((part) => partsOf(part, model, seen))];
}

/** Returns the first words, up to any Markdown. */
function plainStart(text: string): string {
  const shown = text.replace(/^(\s|<[^>]*>|&[#\w]+;)+/, '');
  return (/[\p{L}\p{N}][\p{L}\p{N} ,]*/u.exec(shown)?.[0] ?? '').slice(0, 60);
}

/** Drops what escaping, tags and line breaks change. */
function letters(text: string): string {
  return text.replace(/<[^>]*>|\\[nt]|[^\p{L}\p{N}]/gu, '').toLowerCase();
}
