import { getMessageFormat, readDateSkeleton, readNumberSkeleton } from './skeletons';
import type { Forms, Part } from './types';

/** A `SyntaxError` or a `RangeError` (skeletons), with its place in the message. */
export type MessageError = Error & { offset: number };

interface Place {
  start: { offset: number };
}

/** What formatjs returns, by its numbers. */
interface Element {
  type: number;
  value?: string;
  location: Place;
  style?: string | { tokens?: unknown; pattern?: string; location: Place } | null;
  options?: Record<string, { value: Element[] }>;
  offset?: number;
  pluralType?: string;
  children?: Element[];
}

/** Throws a `MessageError`. */
export function parseMessage(text: string, locale: string): Part[] {
  return parseRaw(text, locale).map((element) => toPart(element, text, locale));
}

function parseRaw(text: string, locale: string): Element[] {
  try {
    // Skeletons are read one by one, to know where a wrong one is.
    const options = { captureLocation: true, shouldParseSkeletons: false };
    return getMessageFormat(text, locale, undefined, options).getAst() as unknown as Element[];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { location } = error as SyntaxError & { location?: Place };
    throw Object.assign(new SyntaxError(error.message), { offset: location?.start.offset ?? 0 });
  }
}

function toPart(element: Element, text: string, locale: string): Part {
  const { type, value: name = '', options = {}, children = [] } = element;
  const forms = (): Forms =>
    Object.fromEntries(
      Object.entries(options).map(([key, { value }]) => [key, value.map((part) => toPart(part, text, locale))]),
    );
  switch (type) {
    case 1:
      return { kind: 'argument', name };
    case 2: {
      const { scale, ...rest } = readStyle(element, text, (style) => readNumberSkeleton(style, locale));
      return { kind: 'number', name, options: rest, scale };
    }
    case 3:
    case 4: {
      const usual = type === 3 ? 'date' : 'time';
      return {
        kind: 'date',
        name,
        options: readStyle(element, text, (style) => readDateSkeleton(style, usual, locale)),
      };
    }
    case 5:
      return { kind: 'select', name, forms: forms() };
    case 6:
      return {
        kind: 'plural',
        name,
        forms: forms(),
        offset: element.offset ?? 0,
        ordinal: element.pluralType === 'ordinal',
      };
    case 7:
      return { kind: 'count' };
    case 8:
      return { kind: 'tag', name, parts: children.map((part) => toPart(part, text, locale)) };
    default:
      return { kind: 'text', text: name };
  }
}

/** `read` gets the style as written, `::` included; empty if there is none. */
function readStyle<Options>({ style, location }: Element, text: string, read: (style: string) => Options): Options {
  const place = typeof style === 'object' && style ? style.location : location;
  try {
    return read(styleText(style, text));
  } catch (error) {
    const { message } = error as Error;
    throw Object.assign(new RangeError(message, { cause: error }), { offset: place.start.offset });
  }
}

function styleText(style: Element['style'], text: string): string {
  if (!style) return '';
  if (typeof style === 'string') return style;
  const { start, end } = style.location as Place & { end: { offset: number } };
  return text.slice(start.offset, end.offset).trim();
}

/** The arguments of a message by name, with what they have to be. */
export function argumentsOf(parts: readonly Part[], found = new Map<string, 'tag' | 'value'>()) {
  for (const part of parts) {
    if ('name' in part) found.set(part.name, part.kind === 'tag' ? 'tag' : 'value');
    if (part.kind === 'tag') argumentsOf(part.parts, found);
    if ('forms' in part) for (const form of Object.values(part.forms)) argumentsOf(form, found);
  }
  return found;
}
