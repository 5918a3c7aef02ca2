import { isObject, type JsonObject, list } from '../../../shared/core/json';
import { resolveIn } from '../../../shared/core/pointer';
import { MAX_DEPTH } from '../parse/treeBuilder';
import { branchesOf, goneProperties, visit } from './removeNodes';

const DIRECT = ['example', 'default', 'x-example', 'const'];
const LISTED = ['examples', 'x-examples', 'enum'];
const OF_EXAMPLE = ['value', 'dataValue'];
/** Texts in which a value is written. */
const TEXTS = ['serializedValue', 'externalValue'];

/** Removes the values of what is gone from examples, before it is removed itself. Changes `root`. */
export function scrubExamples(root: JsonObject, gone: ReadonlySet<unknown>): void {
  visit(root, (node, place) => {
    if (place.kind !== 'object') return;
    if (place.name === 'schema') scrubHolder(node, [node]);
    else if (isObject(node.schema)) scrubHolder(node, [node.schema]);
    else if (isObject(node.itemSchema)) scrubHolder(node, [node.itemSchema]);
  });

  function scrubHolder(holder: JsonObject, schemas: unknown[]): void {
    for (const key of DIRECT) if (!isFit(holder[key], schemas)) delete holder[key];
    for (const key of LISTED) {
      const examples = holder[key];
      if (Array.isArray(examples)) {
        const left: unknown[] = examples.filter((example) => isFit(example, schemas));
        if (left.length < examples.length) holder[key] = left;
      }
      if (!isObject(examples)) continue;
      for (const name of Object.keys(examples)) if (!isFitExample(examples[name], schemas)) delete examples[name];
    }
  }

  function isFitExample(given: unknown, schemas: unknown[]): boolean {
    const example = resolveIn(root, given);
    if (!isObject(example)) return true;
    const names = namesIn(schemas);
    const isSaid = TEXTS.some((key) => typeof example[key] === 'string' && saysAny(example[key], names));
    return !isSaid && OF_EXAMPLE.every((key) => isFit(example[key], schemas));
  }

  /** Whether a value can be shown, without what is gone from it. */
  function isFit(value: unknown, schemas: unknown[], depth = 0): boolean {
    if (schemas.length === 0 || depth > MAX_DEPTH) return true;
    if (typeof value === 'string') return !/^\s*[[{<]/.test(value) || !saysAny(value, namesIn(schemas));
    if (typeof value !== 'object' || value === null) return true;
    const branches = schemas.flatMap((schema) => branchesOf(root, schema));
    if (Array.isArray(value)) {
      if (branches.some(({ items: of }) => gone.has(of))) value.length = 0;
      const items = branches.flatMap(({ items: of, prefixItems, contains }) => [of, contains, ...list(prefixItems)]);
      for (let index = value.length - 1; index >= 0; index -= 1)
        if (!isFit(value[index], items.filter(isObject), depth + 1)) value.splice(index, 1);
      return true;
    }
    if (!isObject(value)) return true;
    if (branches.some((branch) => namesGoneVariant(branch, value))) return false;
    const names = new Set(schemas.filter(isObject).flatMap((schema) => [...goneIn(schema)]));
    for (const [key, member] of Object.entries(value)) {
      const within = branches.flatMap(({ properties, additionalProperties }) => {
        const own = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        return isObject(own) ? [own] : [];
      });
      if (names.has(key) || !isFit(member, within, depth + 1)) delete value[key];
    }
    return true;
  }

  function goneIn(schema: JsonObject): Set<string> {
    const target = resolveIn(root, schema);
    return isObject(target) ? goneProperties(root, target, gone) : new Set();
  }

  /** Names that are gone from schemas and what is in them. */
  function namesIn(schemas: unknown[], seen = new Set<unknown>()): Set<string> {
    const names = new Set<string>();
    for (const schema of schemas) {
      for (const branch of branchesOf(root, schema)) {
        if (seen.has(branch)) continue;
        seen.add(branch);
        for (const name of goneIn(branch)) names.add(name);
        const inner = [branch.items, branch.additionalProperties, ...Object.values(branch.properties ?? {})];
        for (const name of namesIn(inner.filter(isObject), seen)) names.add(name);
      }
    }
    return names;
  }

  /** Whether a discriminator says that a value is of a variant that is gone. */
  function namesGoneVariant({ discriminator, oneOf, anyOf }: JsonObject, value: JsonObject): boolean {
    if (!isObject(discriminator)) return false;
    const said = value[String(discriminator.propertyName)];
    if (typeof said !== 'string') return false;
    const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
    const ref = Object.hasOwn(mapping, said) ? mapping[said] : said;
    const members = [...list(oneOf), ...list(anyOf)];
    const isOf = (target: unknown) =>
      typeof ref === 'string' && isObject(target) && String(target.$ref).split('/').at(-1) === ref.split('/').at(-1);
    const schemas = resolveIn(root, { $ref: `#/components/schemas/${String(ref).split('/').at(-1)}` });
    return gone.has(schemas) || members.some((member) => gone.has(member) && isOf(member));
  }
}

/** Whether a text has one of these names as a word. */
export function saysAny(text: unknown, names: ReadonlySet<string>): boolean {
  if (names.size === 0 || typeof text !== 'string') return false;
  return [...text.matchAll(/[\p{L}\p{N}_$-]+/gu)].some(([word]) => names.has(word));
}
