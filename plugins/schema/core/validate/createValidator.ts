import { isObject, type JsonObject } from '../../../shared/core/json';
import type { Scope } from '../keywords/references';
import { describedNames, follow } from './follow';
import { type Kind, prepare } from './prepare';
import { refuse } from './refuse';
import { type At, Evaluated, MAX_DEPTH, type Part, type Reason, type Run, type ValidatorOptions } from './types';

export interface Validator {
  /** Why a schema refuses a value: nothing if it fits. `scope`: schemas around, which references may point into. */
  validate(value: unknown, schema: unknown, scope?: Scope): Reason[];
  /** The same without reasons, which is faster. */
  accepts(value: unknown, schema: unknown, scope?: Scope): boolean;
}

/** Creates the validator of a document. It interprets schemas, and makes no code. */
export function createValidator(options: ValidatorOptions): Validator {
  const accepts: Validator['accepts'] = (value, schema, scope) =>
    new Validation(options, undefined).whole(value, schema, scope);
  return {
    accepts,
    validate(value, schema, scope) {
      if (accepts(value, schema, scope)) return [];
      const reasons: Reason[] = [];
      new Validation(options, reasons).whole(value, schema, scope);
      return reasons;
    },
  };
}

const EMPTY: JsonObject = {};

/** Beyond this, unions are refused without the reasons of their branches. */
const MAX_EXPLAINED = 20_000;

/** The first schema of a value: a plain reference is what that leads to. */
interface Beginning {
  schema: unknown;
  scope: Scope | undefined;
}

class Validation implements Run {
  readonly path: string[] = [];
  #depth = 0;
  #steps = 0;
  /** The number of unions and conditions around, in which a part may be looked at several times. */
  #trials = 0;
  /** What parts of the value are known to fit or not. */
  #known: Map<object, Map<JsonObject, boolean>> | undefined;

  constructor(
    readonly options: ValidatorOptions,
    public reasons: Reason[] | undefined,
  ) {}

  whole(value: unknown, schema: unknown, scope: Scope | undefined): boolean {
    const around = scope ?? (isObject(schema) ? { schema, outer: undefined } : undefined);
    const beginning = this.#target(schema, around);
    return this.reasons ? this.#begin(value, beginning) : this.#remember(value, beginning);
  }

  here(value: unknown, schema: unknown, at: At, over: Partial<Pick<At, 'scope' | 'evaluated'>> = {}): boolean {
    if (schema === false) return refuse('false', false, value, at);
    if (!isObject(schema)) return true;
    // What leads back to itself asks for nothing more.
    for (let around: Part | undefined = at.part; around; around = around.outer)
      if (around.schema === schema) return true;
    const scope = 'scope' in over ? over.scope : at.scope;
    const evaluated = 'evaluated' in over ? over.evaluated : at.evaluated;
    const part = { schema, scope, outer: at.part };
    return this.#apply(value, { run: this, scope, part, evaluated });
  }

  inside(value: unknown, schema: unknown, key: string | number, at: At): boolean {
    if (schema === true) return true;
    const beginning = this.#target(schema, at.scope);
    if (!this.reasons) return this.#remember(value, beginning);
    this.path.push(String(key));
    const isFine = this.#begin(value, beginning);
    this.path.pop();
    return isFine;
  }

  tries(value: unknown, schema: unknown, at: At, evaluated?: Evaluated): boolean {
    return this.#quietly(() => this.here(value, schema, at, { evaluated }));
  }

  triesInside(value: unknown, schema: unknown, at: At): boolean {
    return this.#quietly(() => this.#remember(value, this.#target(schema, at.scope)));
  }

  explains(value: unknown, schema: unknown, at: At): Reason[] {
    const { reasons } = this;
    if (this.#steps > MAX_EXPLAINED) return [];
    const found: Reason[] = [];
    this.reasons = found;
    this.here(value, schema, at, { evaluated: at.evaluated && new Evaluated() });
    this.reasons = reasons;
    return found;
  }

  #quietly(look: () => boolean): boolean {
    const { reasons } = this;
    this.reasons = undefined;
    this.#trials += 1;
    const isFine = look();
    this.#trials -= 1;
    this.reasons = reasons;
    return isFine;
  }

  /** A part that several branches look at is checked once for each schema. */
  #remember(value: unknown, beginning: Beginning): boolean {
    const { schema } = beginning;
    const { fitting, maxSteps = Number.POSITIVE_INFINITY } = this.options;
    if (typeof value !== 'object' || value === null || !isObject(schema) || !(fitting || this.#trials > 0)) {
      return this.#begin(value, beginning);
    }
    if (fitting?.get(value)?.has(schema)) return true;
    this.#known ??= new Map();
    let known = this.#known.get(value);
    if (!known) this.#known.set(value, (known = new Map()));
    const found = known.get(schema);
    if (found !== undefined) return found;
    const isFine = this.#begin(value, beginning);
    known.set(schema, isFine);
    // Whoever runs out of steps gives up, and has found nothing.
    if (isFine && fitting && this.#steps <= maxSteps) {
      const all = fitting.get(value);
      if (all) all.add(schema);
      else fitting.set(value, new Set([schema]));
    }
    return isFine;
  }

  #target(schema: unknown, scope: Scope | undefined): Beginning {
    const alias = isObject(schema) && typeof schema.$ref === 'string' ? prepare(schema).alias : undefined;
    if (alias === undefined) return { schema, scope };
    return follow(alias, scope, this);
  }

  #begin(value: unknown, { schema, scope }: Beginning): boolean {
    if (!isObject(schema) && schema !== false) return true;
    const { isDescribedOnly, isUnknown } = this.options;
    const asksNames = isDescribedOnly && this.#trials === 0 && isObject(value) && !isUnknown?.(value);
    const at: At = {
      run: this,
      scope,
      part: { schema: schema || EMPTY, scope, outer: undefined },
      evaluated: asksNames ? new Evaluated() : undefined,
    };
    if (schema === false) return refuse('false', false, value, at);
    const isFine = this.#apply(value, at);
    return (!asksNames || this.#checkNames(value, isFine, at)) && isFine;
  }

  #checkNames(value: JsonObject, isFine: boolean, at: At): boolean {
    const names = describedNames(at.part.schema, at.scope, this);
    if (!names || names.size === 0) return true;
    // The branches of a refused union have looked at nothing.
    const isKnown = (name: string) => at.evaluated?.names.has(name) || (!isFine && names.has(name));
    const others = Object.keys(value).filter((name) => !isKnown(name));
    for (const name of others) refuse('undescribed', [...names], value, at, { name });
    return others.length === 0;
  }

  #apply(value: unknown, at: At): boolean {
    const { isUnknown, maxSteps = Number.POSITIVE_INFINITY } = this.options;
    const { checks, isNullable, tracks } = prepare(at.part.schema);
    if ((value === null && isNullable) || isUnknown?.(value)) return true;
    this.#steps += 1;
    if (this.#steps > maxSteps || this.#depth > MAX_DEPTH) return true;
    this.#depth += 1;
    const seen = tracks ? new Evaluated() : undefined;
    const here = seen ? { ...at, evaluated: seen } : at;
    let isFine = true;
    const kind = kindOf(value);
    for (const { on, check } of checks) {
      if ((on !== 'any' && on !== kind) || check(value as never, here)) continue;
      isFine = false;
      if (!this.reasons) break;
    }
    if (seen) at.evaluated?.add(seen);
    this.#depth -= 1;
    return isFine;
  }
}

function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
    case 'bigint':
      return 'number';
    case 'object':
      return value === null ? 'any' : Array.isArray(value) ? 'array' : 'object';
    default:
      return 'any';
  }
}
