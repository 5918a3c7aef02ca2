import { createFormatters, createIntlCache } from '@formatjs/intl';

type NumberOptions = Intl.NumberFormatOptions & { scale?: number };

export const { getMessageFormat } = createFormatters(createIntlCache());

const NUMBER_STYLES: Record<string, Intl.NumberFormatOptions> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};

const DATE_STYLES: Record<'date' | 'time', Record<string, Intl.DateTimeFormatOptions>> = {
  date: {
    short: { month: 'numeric', day: 'numeric', year: '2-digit' },
    medium: { month: 'short', day: 'numeric', year: 'numeric' },
    long: { month: 'long', day: 'numeric', year: 'numeric' },
    full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  },
  time: {
    short: { hour: 'numeric', minute: 'numeric' },
    medium: { hour: 'numeric', minute: 'numeric', second: 'numeric' },
    long: { hour: 'numeric', minute: 'numeric', second: 'numeric', timeZoneName: 'short' },
    full: { hour: 'numeric', minute: 'numeric', second: 'numeric', timeZoneName: 'short' },
  },
};

/** Throws for a style or skeleton that formatjs refuses, or ignores as a whole or in part. */
export function readNumberSkeleton(style: string, locale: string): NumberOptions {
  if (style === '') return {};
  if (!style.startsWith('::')) return named(NUMBER_STYLES, style, 'number');
  const skeleton = style.slice(2);
  for (const token of skeleton.split(/\s+/).filter(Boolean)) refuseIgnored(token, locale);
  const options = parse('number', skeleton, locale) as NumberOptions;
  const { scale, ...rest } = options;
  if (Number.isNaN(scale)) throw unsupported('number', skeleton);
  new Intl.NumberFormat(locale, rest).format(0);
  return options;
}

const NEEDS_OPTION = /^(unit|measure-unit|integer-width|scale)$/;
const TAKES_OPTIONS = /^(scientific|engineering)$/;

/** `.00/w`: the stem and each option have to add something. */
function refuseIgnored(token: string, locale: string): void {
  const [stem = '', ...options] = token.split('/');
  // Not left to formatjs: after this error, it misreads the next precision.
  if (options.length > 1 && !TAKES_OPTIONS.test(stem)) throw unsupported('number', token);
  const steps = [stem, ...options.map((_option, index) => [stem, ...options.slice(0, index + 1)].join('/'))];
  let before = '{}';
  for (const step of NEEDS_OPTION.test(stem) && options.length > 0 ? steps.slice(1) : steps) {
    const found = JSON.stringify(parse('number', step, locale));
    if (found === before) throw unsupported('number', token);
    before = found;
  }
}

/** Longer ones would be read as several. */
const DATE_FIELD = /^(?:[ec]{4,6}|E{1,6}|G{1,5}|y+|[ML]{1,5}|a{1,5}|z{1,4}|[dhHkKms]{1,2}|[jJ]{1,2})$/;

export function readDateSkeleton(style: string, kind: 'date' | 'time', locale: string): Intl.DateTimeFormatOptions {
  const styles = DATE_STYLES[kind];
  if (style === '') return kind === 'time' ? (styles.medium ?? {}) : {};
  if (!style.startsWith('::')) return named(styles, style, kind);
  const skeleton = style.slice(2);
  const fields = Array.from(skeleton.matchAll(/(.)\1*/gs), ([field]) => field);
  const wrong = fields.find((field) => !DATE_FIELD.test(field));
  if (wrong !== undefined) throw unsupported(kind, wrong);
  const options = parse(kind, skeleton, locale);
  new Intl.DateTimeFormat(locale, options).format(0);
  return options;
}

function parse(kind: string, skeleton: string, locale: string): object {
  const [part] = getMessageFormat(`{x, ${kind}, ::${skeleton}}`, locale).getAst() as unknown as [
    { style: { parsedOptions: object } },
  ];
  return part.style.parsedOptions;
}

function named<Options>(styles: Record<string, Options>, style: string, kind: string): Options {
  const found = Object.hasOwn(styles, style) ? styles[style] : undefined;
  if (found) return found;
  throw new RangeError(`There is no ${kind} style \`${style}\`: use ${Object.keys(styles).join(', ')} or a skeleton`);
}

function unsupported(kind: string, part: string): RangeError {
  return new RangeError(`\`${part}\` is not supported in a ${kind} skeleton`);
}
