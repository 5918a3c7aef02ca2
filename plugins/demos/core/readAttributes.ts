import type { Element } from '../../shared/mdx/element';
import { didYouMean } from '../../shared/suggest';
import type { DemoLook } from './types';

export interface DemoAttributes extends DemoLook {
  src?: string;
  id?: string;
  title?: string;
  description?: string;
  keywords?: string[];
}

export interface AttributeFault {
  message: string;
  hint?: string;
  /** An error by default. */
  severity?: 'warning';
}

const DEFAULT_HEIGHT = 300;
const TEXTS = ['src', 'id', 'title', 'description', 'background'] as const;
const SWITCHES = ['compact', 'defaultShowCode', 'inline', 'debug'] as const;
const NAMES: readonly string[] = [...TEXTS, ...SWITCHES, 'keywords', 'iframe'];

/** A part of addresses, and of names of files. */
const ID = /^[\p{L}\p{N}_-]+$/u;

type Value = string | number | boolean | string[];

/** Reads the attributes of `<Demo>`. They must be literals: the build has to know them. */
export function readAttributes({ attributes }: Element): { read: DemoAttributes; faults: AttributeFault[] } {
  const read: DemoAttributes = {};
  const faults: AttributeFault[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      faults.push({ message: '`{…}` in `<Demo>` is code, which the build cannot read.', hint: 'Write attributes.' });
      continue;
    }
    const { name } = attribute;
    const value = valueOf(attribute.value);
    const fault = NAMES.includes(name) ? take(read, name, value) : unknownAttribute('Demo', name, NAMES);
    if (fault) faults.push(fault);
  }
  return { read, faults };
}

export function unknownAttribute(component: string, name: string, known: readonly string[]): AttributeFault {
  const hint = didYouMean(name, known) ?? `It has ${known.join(', ')}.`;
  return { message: `\`<${component}>\` has no attribute \`${name}\`.`, hint };
}

/** `undefined`: an expression that is not a literal. */
export function valueOf(value: Element['attributes'][number]['value']): Value | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return undefined;
  const text = value.value.trim();
  try {
    return JSON.parse(text.replaceAll("'", '"')) as Value;
  } catch {
    return undefined;
  }
}

function take(read: DemoAttributes, name: string, value: Value | undefined): AttributeFault | undefined {
  const wrong = (wanted: string): AttributeFault => ({
    message: `The attribute \`${name}\` of \`<Demo>\` must be ${wanted}.`,
  });
  const isText = (known: string): known is (typeof TEXTS)[number] => (TEXTS as readonly string[]).includes(known);
  const isSwitch = (known: string): known is (typeof SWITCHES)[number] =>
    (SWITCHES as readonly string[]).includes(known);
  if (isText(name)) {
    if (typeof value !== 'string' || value.trim() === '') return wrong('text, such as `"…"`');
    if (name === 'id' && !ID.test(value)) return wrong('made of letters, digits, `-` and `_`');
    read[name] = value;
  } else if (isSwitch(name)) {
    if (typeof value !== 'boolean') return wrong('on when present, or `{false}`');
    read[name] = value;
  } else if (name === 'keywords') {
    const words = typeof value === 'string' ? splitWords(value) : value;
    if (!Array.isArray(words)) return wrong('a text with commas, or a list of texts');
    read.keywords = words.map(String);
  } else if (value !== false) {
    const height = value === true ? DEFAULT_HEIGHT : Number(value);
    if (!Number.isInteger(height) || height <= 0) return wrong('a height in pixels, such as `{300}`');
    read.iframe = height;
  }
  return undefined;
}

export function splitWords(text: string): string[] {
  return text
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
