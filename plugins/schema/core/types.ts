import type { Html } from '../../shared/core/description/html';
import type { Json, JsonObject } from '../../shared/core/json';
import type { Words } from '../../shared/core/words';
import type { KeywordNote } from './table';

/** A JSON Schema as in the document: 2020-12 (OpenAPI 3.1) or the OpenAPI 3.0 dialect, references unresolved. */
export type Schema = boolean | JsonObject;

/** An extension as written, where nothing here knows it. */
export interface Extension {
  key: string;
  value: Json;
  /** The value as JSON, if it has numbers that no double can hold. */
  text?: string;
}

/** A type in code notation (`string[]`, `Archive | null`), in pieces; one with `href` links to an entity. */
export type TypeView = Array<string | { text: string; href: string }>;

/** Keywords, facts that follow from them, and what OpenAPI says beside a schema. */
type NoteKind =
  | KeywordNote
  | Words<
      | 'contradiction discriminator extends absent'
      | 'json commas spaces pipes repeated members brackets commaPairs spacePairs pipePairs equalPairs label matrix'
      | 'partType parts allowReserved allowEmptyValue'
    >;

/** A fact beyond the type. `value` is shown as code; the theme translates `kind`. */
export interface NoteView {
  kind: NoteKind;
  value?: string;
  href?: string;
  summary?: string;
  /** Applies to each item of a list, where it could be mistaken for the list itself. */
  ofItem?: true;
}

export interface EnumValueView {
  value: string;
  /** `x-enum-varnames`, or the title of a `{const, title}` branch. */
  name?: string;
  html?: Html;
  deprecated?: true;
}

/**
 * A rule that fits no table row, as parts of a sentence or raw. `required`: properties described above that must be
 * present. `allOf`: could not be merged. `content`: the decoded text (`contentSchema`).
 */
export interface RuleView {
  kind: Words<'not if then else required dependentRequired dependentSchema unevaluated allOf content raw'>;
  /** The property that triggers the rule, or the keyword for `raw` and `unevaluated`. */
  subject?: string;
  names?: string[];
  schema?: SchemaView;
  raw?: string;
}

export interface VariantView {
  label: string;
  /** Discriminator value that selects this variant; several are joined by ` | `. */
  value?: string;
  /** Selected by discriminator values of no other variant (3.2 `defaultMapping`). */
  default?: true;
  schema: SchemaView;
}

export interface VariantsView {
  kind: 'oneOf' | 'anyOf';
  discriminator?: string;
  items: VariantView[];
}

export interface SchemaView {
  type: TypeView;
  /** The type behind a name: `string<date-time>`, `Color[]`. */
  base?: TypeView;
  title?: string;
  html?: Html;
  deprecated?: { html?: Html };
  /** Assumptions of the documentation (`x-assumed`), one note each. */
  assumed?: Html[];
  notes?: NoteView[];
  enum?: EnumValueView[];
  fields?: FieldView[];
  variants?: VariantsView;
  rules?: RuleView[];
  docs?: ReferenceView;
  /** Unknown `x-` keys, values as JSON text. */
  extensions?: Array<{ key: string; value: string }>;
  /** The page with the content or, next to `fields`, the remaining fields: `count` fields of `of`. */
  elsewhere?: { href: string; count: number; of?: string };
}

export interface FieldView {
  id: string;
  name: string;
  /** `pattern`: `patternProperties`; `map`: `additionalProperties`; `item`: tuple position; `rest`: later items. */
  kind?: 'pattern' | 'map' | 'item' | 'rest';
  required?: true;
  /** A result may lack it, unlike others beside it. */
  optional?: true;
  /** `since 1.2`, unless it was there from the first version on. */
  since?: string;
  /** `deprecated since 1.3`. */
  deprecatedSince?: string;
  schema: SchemaView;
}

export interface SchemaSource {
  /** Resolves a reference as written, e.g. `#/components/schemas/Archive`. `undefined` if it is broken. */
  resolve(ref: string): Schema | undefined;
  /** The document's reference to this schema, if it is an entity. */
  refOf?(schema: JsonObject): string | undefined;
}

/** The part of a site that descriptions of schemas need. */
export interface SchemaLinks {
  entity(ref: string): string | undefined;
  /** The address of a link to other documentation, which may be relative; `undefined`: nobody knows its base. */
  docs(url: string): string | undefined;
  markdown(text: string): Html;
  inlineMarkdown(text: string): Html;
  showsExtension(key: string): boolean;
  /** What the pages of a site find out about the same schemas. */
  shared?: SharedFindings;
}

/** Other documentation; without `href` where nobody says what a relative address is relative to. */
export interface ReferenceView {
  href?: string;
  text: string;
}

/** By schema, as unfolded or as written. */
export interface SharedFindings {
  plain: WeakMap<object, Map<string, SchemaView>>;
  counted: WeakMap<object, number>;
}

export interface SchemaContext extends SchemaSource, SchemaLinks {
  direction: 'request' | 'response' | 'both';
  /** Says since when there is a field. */
  labelsOf?(schema: unknown): Pick<FieldView, 'since' | 'deprecatedSince'>;
  refOf(schema: JsonObject): string | undefined;
  /** Whether to show this entity's fields here. Called at most once per place. `whole` includes a list's items. */
  mayExpand(ref: string, role: 'whole' | 'variant' | 'part'): boolean;
  /** Field rows left on this page. `spare`: extra rows for schemas too small for a page of their own. */
  budget: { rows: number; spare?: number };
  /**
   * Takes an inline schema that does not fit; pages are laid out later and fill in `href`. Must return the same result
   * for the same schema, so that recursion ends.
   */
  detach(id: string, schema: Schema): { href: string };
}
