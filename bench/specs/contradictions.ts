import { isWithin } from './containment';
import { examplesOf, type JsonSchema, REQUIRED } from './jsonSchema';
import { allowsType, flatten, limits, type Part, schemasAt, schemasOf } from './parts';
import { lengthsOfPattern } from './patterns';
import type { Validator } from './validator';

const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'];
/** Of formats with a limited length. */
const LENGTHS: Record<string, { min: number; max: number }> = {
  date: { min: 10, max: 10 },
  ipv4: { min: 7, max: 15 },
  uuid: { min: 36, max: 45 },
};
const MAX_STEPS = 20_000;
const MAX_DEPTH = 60;

export interface Contradiction {
  /** Path in a value, such as `.pets[].name`. */
  place: string;
  reason: string;
}

/** Proves that a schema has no valid value; `undefined` without a proof. */
export function findContradiction(schema: unknown, validator: Validator): Contradiction | undefined {
  return new Prover(validator).refute([validator.translate(schema)]);
}

class Prover {
  #steps = MAX_STEPS;
  /** Enclosing schemas, to detect values that would contain themselves. */
  readonly #around: string[] = [];

  constructor(readonly validator: Validator) {}

  refute(schemas: JsonSchema[]): Contradiction | undefined {
    this.#steps -= 1;
    if (this.#steps < 0 || this.#around.length > MAX_DEPTH) return undefined;
    const key = JSON.stringify(schemas);
    if (this.#around.includes(key)) return here('requires itself without end');
    this.#around.push(key);
    const reason = this.#refuteParts(schemas, flatten(schemas, this.validator));
    this.#around.pop();
    return reason;
  }

  #refuteParts(schemas: JsonSchema[], parts: Part[] | undefined): Contradiction | undefined {
    if (!parts) return here('allows nothing');
    const listed = parts.find((part) => 'const' in part || Array.isArray(part.enum));
    if (listed) {
      const values = 'const' in listed ? [listed.const] : (listed.enum as unknown[]);
      const isAllowed = values.some((value) => schemas.every((schema) => this.validator.allows(schema, value)));
      return isAllowed ? undefined : here('allows none of its own values');
    }
    const meant = parts.some((part) => part.properties) && !parts.some((part) => part.type) ? ['object'] : TYPES;
    const types = meant.filter((type) => parts.every((part) => allowsType(part, type)));
    if (types.length === 0) return here('is of two types at once');
    const reasons = types.map((type) => this.#refuteType(type, schemas, parts));
    return reasons.every((reason) => reason !== undefined) ? reasons[0] : this.#refuteUnions(parts);
  }

  #refuteType(type: string, schemas: JsonSchema[], parts: Part[]): Contradiction | undefined {
    switch (type) {
      case 'number':
        return apart(parts, 'minimum', 'maximum');
      case 'string':
        return apart(parts, 'minLength', 'maxLength') ?? this.#refuteText(schemas, parts);
      case 'array':
        return apart(parts, 'minItems', 'maxItems') ?? this.#refuteItems(parts);
      case 'object':
        return apart(parts, 'minProperties', 'maxProperties') ?? this.#refuteProperties(parts);
      default:
        return undefined;
    }
  }

  #refuteText(schemas: JsonSchema[], parts: Part[]): Contradiction | undefined {
    const patterns = parts.flatMap((part) => (typeof part.pattern === 'string' ? [part.pattern] : []));
    const formats = parts.flatMap((part) => (typeof part.format === 'string' ? [part.format] : []));
    const lengths = [...patterns.map(lengthsOfPattern), ...formats.flatMap((format) => LENGTHS[format] ?? [])];
    if (lengths.some(({ min }) => min === Infinity)) return here('has a pattern that no text matches');
    if (Math.max(...lengths.map(({ min }) => min)) > Math.min(...limits(parts, 'maxLength'))) {
      return here('has a pattern or format that needs more characters than maxLength');
    }
    if (Math.min(...lengths.map(({ max }) => max)) < Math.max(...limits(parts, 'minLength'))) {
      return here('has a pattern or format that allows fewer characters than minLength');
    }
    const isBeyondProof = patterns.length + formats.length > 1 || patterns.some((pattern) => /\(\?[=!<]/.test(pattern));
    const examples = parts.flatMap(examplesOf).filter(isText);
    const isAllowed = examples.some((text) => schemas.every((schema) => this.validator.allows(schema, text)));
    if (patterns.length === 0 || !isBeyondProof || examples.length === 0 || isAllowed) return undefined;
    return here('has a pattern that refuses the examples of its author');
  }

  #refuteItems(parts: Part[]): Contradiction | undefined {
    const least = Math.max(...limits(parts, 'minItems'), 0);
    const items = schemasAt(parts, 'items');
    if (least === 0 || items.length === 0 || parts.some((part) => part.prefixItems)) return undefined;
    const values =
      flatten(items, this.validator)?.flatMap((part) => (Array.isArray(part.enum) ? [part.enum.length] : [])) ?? [];
    if (parts.some((part) => part.uniqueItems === true) && least > Math.min(...values))
      return here('has too few values');
    const reason = this.refute(items);
    return reason && within('[]', reason);
  }

  #refuteProperties(parts: Part[]): Contradiction | undefined {
    const required = new Set(parts.flatMap((part) => (part[REQUIRED] as string[] | undefined) ?? []));
    for (const name of required) {
      const schemas = parts.flatMap((part) => schemasOf(name, part));
      const isClosed = schemas.includes(false);
      const reason = isClosed ? here('is required by one part and refused by another') : this.refute(schemas);
      if (reason) return within(`.${name}`, reason);
    }
    return undefined;
  }

  #refuteUnions(parts: Part[]): Contradiction | undefined {
    for (const part of parts) {
      for (const key of ['anyOf', 'oneOf']) {
        const { [key]: branches, ...own } = part;
        if (!Array.isArray(branches)) continue;
        const rest = parts.map((one) => (one === part ? own : one));
        const reasons = branches.map((branch: JsonSchema, index) => {
          const others = key === 'oneOf' ? branches.filter((_, other) => other !== index) : [];
          if (others.some((other: JsonSchema) => isWithin([branch], other, this.validator)))
            return here('has a branch whose values are those of another');
          return this.refute([branch, ...rest]);
        });
        const [first] = reasons;
        if (first && reasons.every((reason) => reason !== undefined)) return within(`(${key})`, first);
      }
    }
    return undefined;
  }
}

function here(reason: string): Contradiction {
  return { place: '', reason };
}

function within(place: string, { place: inner, reason }: Contradiction): Contradiction {
  return { place: place + inner, reason };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function apart(parts: Part[], low: string, high: string): Contradiction | undefined {
  const least = Math.max(...limits(parts, low));
  const most = Math.min(...limits(parts, high));
  return least > most ? here(`${low} is more than ${high}`) : undefined;
}
