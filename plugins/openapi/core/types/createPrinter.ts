import { shapesOf } from '../../../schema/core/combine/shapes';
import type { Keywords } from '../../../schema/core/keywords/keywords';
import { isNullable } from '../../../schema/core/keywords/nullable';
import { isFullTuple } from '../../../schema/core/keywords/parts';
import { mappedReference, type Placed } from '../../../schema/core/keywords/references';
import { valueTypes } from '../../../schema/core/keywords/valueTypes';
import { referenceName } from '../../../shared/core/pointer';
import { printObject } from './printObject';
import { printLiteral, printScalar } from './printScalar';
import { directReferences, follow, inside, keywordsOf, type Resolve, variantReferences } from './schemaParts';
import { intersect, listOf, NEVER, NULL, printKey, type TypeText, UNKNOWN, unite } from './typeText';

export interface PrinterContext {
  /** Names of types by reference. */
  names: ReadonlyMap<string, string>;
  resolve: Resolve;
}

/** Where a schema is printed. */
interface Place {
  /** References that the type being printed consists of so far: it must not refer to them by name. */
  around: readonly string[];
  /** The schema that this one is a part of: it may declare what this one requires. */
  whole?: Placed;
  /** Variants are left out: they extend this schema. */
  isBase?: true;
  isVariant?: true;
}

export type PrintType = (schema: unknown, around?: readonly string[]) => TypeText;

/** Creates a function that prints the TypeScript type of a schema. `around`: the reference that it defines, if any. */
export function createPrinter({ names, resolve }: PrinterContext): PrintType {
  const shapes = shapesOf({ resolve });
  /** Schemas without a name that are being printed: within themselves, they are `unknown`. */
  const open = new Set<unknown>();

  function print(placed: Placed, place: Place = { around: [] }): TypeText {
    if (placed.schema === false) return NEVER;
    const keywords = keywordsOf(placed);
    if (!keywords || open.has(placed.schema)) return UNKNOWN;
    open.add(placed.schema);
    const type = printKeywords(keywords, placed, place);
    open.delete(placed.schema);
    return isNullable(keywords) ? unite([type, NULL]) : type;
  }

  function printKeywords(keywords: Keywords, placed: Placed, place: Place): TypeText {
    if ('const' in keywords) return printLiteral(keywords.const);
    if (keywords.enum) return unite(keywords.enum.map(({ value }) => printLiteral(value)));
    const whole = place.whole ?? placed;
    const scope = inside(placed);
    const { isVariant: _, ...here } = place;
    const printPart = (schema: unknown) => print({ schema, scope }, { ...here, whole });
    const printVariant = (schema: unknown) => print({ schema, scope }, { ...here, whole, isVariant: true });
    const variants = place.isBase ? [] : [keywords.oneOf, keywords.anyOf].filter((branches) => branches !== undefined);
    return intersect([
      ...(keywords.ref === undefined ? [] : [printReference(keywords.ref, placed, place)]),
      ...(keywords.allOf ?? []).map(printPart),
      ...variants.map((branches) =>
        unite(branches.map((branch) => intersect([selectVariant(branch, keywords, placed), printVariant(branch)]))),
      ),
      printOwn(keywords, placed, whole),
    ]);
  }

  /** A type that a circle leads back to is printed in full, without its variants. */
  function printReference(ref: string, from: Placed, { around, isVariant, whole }: Place): TypeText {
    const name = names.get(ref);
    const target = follow(ref, from, resolve);
    if (!target) return UNKNOWN;
    const partsOf = isVariant ? variantReferences : directReferences;
    const isCircular = around.some((outer) => reaches(ref, outer, partsOf));
    if (name !== undefined && !isCircular) return { text: name };
    if (around.includes(ref)) return UNKNOWN;
    return print(target, { around: [...around, ref], whole, ...(isCircular ? { isBase: true } : {}) });
  }

  /** Whether the type of one entity consists of another one. */
  function reaches(from: string, to: string, partsOf: typeof directReferences, seen = new Set<string>()): boolean {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return partsOf(resolve(from)).some((ref) => reaches(ref, to, partsOf, seen));
  }

  /** The values of the discriminator that select a variant, unless the variant lists its own. */
  function selectVariant(branch: unknown, { discriminator }: Keywords, { scope }: Placed): TypeText {
    const ref = keywordsOf({ schema: branch, scope })?.ref;
    if (!discriminator || ref === undefined) return UNKNOWN;
    const { propertyName, mapping, explicitOnly } = discriminator;
    const variant = shapes.of(branch, scope);
    const own = variant.inside(variant.keywords.properties?.get(propertyName)).keywords;
    if ('const' in own || own.enum) return UNKNOWN;
    const mapped = mapping.filter(({ target }) => mappedReference(target) === ref).map(({ value }) => value);
    const values = mapped.length > 0 || explicitOnly ? mapped : [referenceName(ref)];
    if (values.length === 0) return UNKNOWN;
    return { text: `{ ${printKey(propertyName)}: ${unite(values.map(printLiteral)).text} }` };
  }

  /** Keywords of the schema itself, by its types. */
  function printOwn(keywords: Keywords, placed: Placed, whole: Placed): TypeText {
    const scope = inside(placed);
    const printInner = (schema: unknown) => print({ schema, scope });
    const types = valueTypes(keywords);
    if (types.length === 0) return keywords.types?.includes('null') ? NEVER : UNKNOWN;
    return unite(
      types.map((type) => {
        if (type === 'array') return printList(keywords, printInner);
        if (type !== 'object') return printScalar(type, keywords);
        const isPart = keywords.ref !== undefined || keywords.allOf !== undefined || whole !== placed;
        const isPlain = !keywords.properties && !keywords.additionalProperties && !keywords.required;
        if (isPlain && (isPart || keywords.oneOf || keywords.anyOf)) return UNKNOWN;
        return printObject(keywords, { print: printInner, printElsewhere });
      }),
    );

    function printElsewhere(name: string): TypeText {
      const { keywords: all, scope: around } = shapes.of(whole.schema, whole.scope);
      return all.properties?.has(name) ? print({ schema: all.properties.get(name), scope: around }) : UNKNOWN;
    }
  }

  return (schema, around = []) => print({ schema, scope: undefined }, { around });
}

function printList(keywords: Keywords, print: (schema: unknown) => TypeText): TypeText {
  const { prefixItems, items, minItems = 0 } = keywords;
  const rest = items === undefined ? UNKNOWN : print(items);
  if (!prefixItems) return listOf(rest);
  const first = prefixItems.map((schema, index) => optionalItem(print(schema), index >= minItems));
  return { text: `[${[...first, ...(isFullTuple(keywords) ? [] : [`...${listOf(rest).text}`])].join(', ')}]` };
}

function optionalItem({ text, operator }: TypeText, isOptional: boolean): string {
  return isOptional ? `${operator ? `(${text})` : text}?` : text;
}
