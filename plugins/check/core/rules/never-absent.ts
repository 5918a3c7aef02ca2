import type { ApiModel } from '../../../openapi';
import { findAlias } from '../../../schema/core/combine/alias';
import { type Field, fieldsOf } from '../../../schema/core/combine/fieldsOf';
import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Shape } from '../../../schema/core/combine/types';
import { MAX_DEPTH } from '../../../schema/core/limits';
import { isObject } from '../../../shared/core/json';
import { probeBackend } from '../backend/probeBackend';
import { specRule } from '../engine/rule';
import { resultOf } from '../facts/buildFacts';

type Use = Field['uses'][number];

interface Seen {
  with: number;
  without: number;
}

/** A single example often shows all that there may be. */
const ENOUGH = 2;

/** A field that may be absent, but never is. */
export const neverAbsent = specRule({
  id: 'never-absent',
  severity: 'warning',
  needsAll: true,
  about:
    'A field of a result that is not required is absent in an example, or in an answer of the sandbox, or fewer than two have it.',
  *check(project, facts) {
    const { model } = facts;
    const seen = new Map<string, Seen>();
    const toUse = (schema: unknown): Use => ({ schema, shape: shapesOf(model).of(schema) });
    const shown = new Map<unknown, unknown>();
    for (const { schema, examples } of model.operations.flatMap(({ responses }) =>
      responses.flatMap((one) => one.contents),
    )) {
      for (const { value } of examples) shown.set(value, schema);
    }
    // An example that several calls share is one.
    for (const [value, schema] of shown) count(model, toUse(schema), value, seen);
    if (project.backend) {
      for (const { operation, result } of probeBackend(project.backend.module, facts)) {
        if (result !== undefined) count(model, toUse(resultOf(operation)), result, seen);
      }
    }
    for (const entity of model.entities) {
      const { shape } = toUse(entity.schema);
      for (const [name, { isRequired }] of fieldsOf(shape)) {
        // An entity that adds to others shares their optional fields.
        const found = [entity.name, ...namesOf(model, entity.schema, shape)].map((one) => seen.get(`${one}.${name}`));
        if (isRequired || (found[0]?.with ?? 0) < ENOUGH || found.some((one) => one?.without)) continue;
        const message = `\`${name}\` of \`${entity.name}\` is not required, but no example or answer is without it.`;
        const hint = 'Require it, or leave it out in one of the examples.';
        yield { at: entity.source, message, hint };
      }
    }
  },
});

function count(model: ApiModel, { schema, shape }: Use, value: unknown, seen: Map<string, Seen>, depth = 0): void {
  if (depth > MAX_DEPTH) return;
  const within = (inner: unknown): Use => ({ schema: inner, shape: shape.inside(inner) });
  if (Array.isArray(value)) {
    for (const item of value) count(model, within(shape.keywords.items), item, seen, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const fields = fieldsOf(shape);
  for (const entity of namesOf(model, schema, shape)) {
    for (const name of fields.keys()) {
      const known = seen.get(`${entity}.${name}`) ?? { with: 0, without: 0 };
      if (Object.hasOwn(value, name)) known.with += 1;
      else known.without += 1;
      seen.set(`${entity}.${name}`, known);
    }
  }
  for (const [name, inner] of Object.entries(value)) {
    const use = fields.get(name)?.uses[0] ?? within(shape.keywords.additionalProperties);
    count(model, use, inner, seen, depth + 1);
  }
}

/** Entities that a schema refers to, itself or through `allOf`. */
function namesOf(model: ApiModel, schema: unknown, shape: Shape, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const alias = isObject(schema) ? findAlias(schema)?.ref : undefined;
  const own = model.entities.filter(({ ref }) => ref === alias).map(({ name }) => name);
  const bases = shape.extends.map(($ref) => ({ $ref }));
  return [...own, ...bases.flatMap((base) => namesOf(model, base, shape.inside(base), depth + 1))];
}
