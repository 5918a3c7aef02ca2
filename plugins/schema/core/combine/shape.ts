import { isObject } from '../../../shared/core/json';
import { joinedItems, type Part, partsOf, requiredWithoutProperty } from '../keywords/parts';
import { valueTypes } from '../keywords/valueTypes';
import type { SchemaContext } from '../types';
import { isStructural } from './alias';
import { branchesOf } from './branches';
import type { Branch, Joined, Shape, Shapes } from './types';

type Direction = SchemaContext['direction'];

/** What follows from the keywords of a schema. Each part is computed at its first use. */
export function shapeOf(joined: Joined, of: Shapes['of']): Shape {
  return new LazyShape(joined, of);
}

class LazyShape implements Shape {
  readonly #of: Shapes['of'];
  readonly keywords;
  readonly extends;
  readonly also;
  readonly choices;
  readonly scope;
  readonly #parts: Partial<Record<Direction, Part[]>> = {};
  #types: string[] | undefined;
  #branches: Branch[] | undefined;
  #rules: unknown[] | undefined;
  #inner: unknown[] | undefined;
  #rows: number | undefined;

  constructor(joined: Joined, of: Shapes['of']) {
    this.#of = of;
    this.keywords = joined.keywords;
    this.extends = joined.extends;
    this.also = joined.also;
    this.choices = joined.choices;
    this.scope = joined.scope;
  }

  get types() {
    return (this.#types ??= valueTypes(this.keywords));
  }

  get branches(): Branch[] {
    return (this.#branches ??= branchesOf(this));
  }

  get items() {
    return joinedItems(this.keywords);
  }

  get rules() {
    return (this.#rules ??= ruleSchemas(this));
  }

  get inner(): unknown[] {
    return (this.#inner ??= [
      ...this.parts('both').map(({ schema }) => schema),
      this.items,
      ...this.branches.map(({ schema }) => schema),
      ...this.rules,
    ]);
  }

  get rows() {
    return (this.#rows ??= this.parts('both').length + requiredWithoutProperty(this.keywords).length);
  }

  get isPlain() {
    const { keywords, also, extends: bases } = this;
    if (also.length > 0 || bases.length > 0 || isStructural(keywords)) return false;
    return keywords.discriminator === undefined && keywords.contentSchema === undefined;
  }

  parts(direction: Direction) {
    return (this.#parts[direction] ??= partsOf(this.keywords, direction));
  }

  inside(schema: unknown) {
    return this.#of(schema, this.scope);
  }

  like(joined: Pick<Joined, 'keywords'> & Partial<Joined>) {
    return new LazyShape({ extends: [], also: [], choices: [], scope: this.scope, ...joined }, this.#of);
  }
}

function ruleSchemas({ keywords, also }: Joined): unknown[] {
  const { not, if: condition, then, else: otherwise, dependentSchemas, contentSchema } = keywords;
  const rules = [not, condition, then, otherwise, contentSchema, ...(dependentSchemas?.values() ?? [])];
  if (keywords.oneOf && keywords.anyOf) rules.push({ anyOf: keywords.anyOf });
  for (const key of ['unevaluatedProperties', 'unevaluatedItems'] as const) {
    if (isObject(keywords[key])) rules.push(keywords[key]);
  }
  return [...rules.filter((rule) => rule !== undefined), ...also.flatMap(({ oneOf, anyOf }) => oneOf ?? anyOf ?? [])];
}
