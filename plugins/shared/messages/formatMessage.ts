import { createElement, Fragment, type ReactNode } from 'react';

type Plain = string | number | bigint | Date | null;
type Tag = (children: ReactNode) => ReactNode;
type Values = Readonly<Record<string, unknown>>;
type Variant = (values: Values) => ReactNode;

/** What `plugins/messages` makes of `translate({ id, message })`: the text of the language, then the default one. */
type Compiled = readonly [id: string, ...variants: Variant[]];

/**
 * Formats an ICU message: `formatMessage(translate({ id: 'calls', message: '{n, plural, one {# call} other {# calls}}' }), { n })`.
 * The build replaces the message by functions, so that pages have no parser.
 * A message with tags needs a function for each, and makes elements.
 */
export function formatMessage(message: string, values?: Readonly<Record<string, Plain>>): string;
export function formatMessage(message: string, values: Readonly<Record<string, Plain | Tag>>): ReactNode;
export function formatMessage(message: string, values?: Values): ReactNode {
  const [id, ...variants] = message as unknown as Compiled;
  for (const variant of variants) {
    try {
      return variant(values as Values);
    } catch (error) {
      report(error, id);
    }
  }
  return id;
}

type Handler = (error: unknown, id: string) => void;

let report: Handler = console.error;

/** Replaces what happens with the errors of all messages. The default handler logs them. */
export function handleMessageErrors(handler: Handler): void {
  report = handler;
}

// Compiled messages call the functions below.

export function argument(value: unknown): unknown {
  return given(value) ?? '';
}

/** What a message with tags is made of. */
export function join(parts: readonly unknown[]): ReactNode {
  return createElement(Fragment, null, ...(parts.flat(Infinity).map(given) as ReactNode[]));
}

type Form<Argument extends unknown[]> = (...given: Argument) => unknown;
type Forms<Argument extends unknown[]> = Readonly<Record<string, Form<Argument>>> & { other: Form<Argument> };

export function select(value: unknown, forms: Forms<[]>): unknown {
  const key = String(given(value));
  return ((Object.hasOwn(forms, key) && forms[key]) || forms.other)();
}

/** A form gets the number that `#` shows. */
export function plural(locale: string, value: unknown, forms: Forms<[string]>): unknown {
  const form = forms[cached(Intl.PluralRules, locale).select(value as number)] ?? forms.other;
  return form(number(locale, value));
}

/** A plural that has forms for exact numbers (`=1`), an offset, or ordinal numbers. */
export function exactPlural(
  locale: string,
  value: unknown,
  forms: Forms<[string]>,
  offset: number,
  type: Intl.PluralRuleType,
): unknown {
  const count = (given(value) as number) - offset;
  const category = cached(Intl.PluralRules, locale, { type }).select(count);
  const form = forms[`=${String(value)}`] ?? forms[category] ?? forms.other;
  return form(number(locale, count));
}

export function number(locale: string, value: unknown, options?: Intl.NumberFormatOptions): string {
  return cached(Intl.NumberFormat, locale, options).format(given(value) as number);
}

/** Also formats times. */
export function date(locale: string, value: unknown, options?: Intl.DateTimeFormatOptions): string {
  return cached(Intl.DateTimeFormat, locale, options).format(given(value) as Date);
}

export function given<Value>(value: Value): Value {
  if (value === undefined) throw new TypeError('Missing value');
  return value;
}

const formatters: Record<string, unknown> = {};

/** Creating a formatter costs more than all else that a folded field does. */
function cached<Options, Formatter>(
  Kind: new (locale: string, options?: Options) => Formatter,
  locale: string,
  options?: Options,
): Formatter {
  return (formatters[Kind.name + locale + JSON.stringify(options)] ??= new Kind(locale, options)) as Formatter;
}
