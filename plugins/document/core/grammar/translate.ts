import { TEXT_PLACES } from '../../../shared/core/extensions/definitions';
import { isObject, type JsonObject } from '../../../shared/core/json';
import { isData, isMap } from './documentKeys';

/** Keys of OpenAPI and of other tools whose values are texts for readers. All other values are the same in all languages. */
const TEXT_KEYS = new Set([
  'summary',
  'description',
  'x-displayName',
  'x-deprecated-description',
  'x-deprecatedMessage',
]);

/** Translations by original text. */
export type Messages = Record<string, string>;

export interface TranslatedDocument {
  root: JsonObject;
  missing: string[];
  unused: string[];
  originalOf(copy: object): object;
}

/** Translates a document. Translations are keyed by the text itself, so a changed text counts as untranslated. */
export function translateDocument(root: JsonObject, messages: Messages): TranslatedDocument {
  const missing = new Set<string>();
  const used = new Set<string>();
  const copies = new Map<object, object>();
  const originals = new WeakMap<object, object>();

  function translate(text: string): string {
    const translation = Object.hasOwn(messages, text) ? messages[text] : undefined;
    if (translation === undefined) missing.add(text);
    else used.add(text);
    return translation ?? text;
  }

  function copyValue(value: unknown, key: string): unknown {
    if (typeof value === 'string' && TEXT_PLACES.has(key)) return translate(value);
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known) return known;
    const copy: object = Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    originals.set(copy, value);
    const isNames = isMap(key, value);
    for (const [name, inner] of Object.entries(value)) {
      const isText = typeof inner === 'string' && !Array.isArray(value) && isTextKey(name, key, value);
      const isLeft = !isNames && isData(name, inner);
      // Parameters are a list in an operation, a map in the components.
      const innerKey = Array.isArray(value) ? (isMap(key) ? '' : key) : isNames ? '' : name;
      define(copy, name, isText ? translate(inner) : isLeft ? inner : copyValue(inner, innerKey));
    }
    if (key === 'tags' && isObject(value) && typeof value.name === 'string' && !('x-displayName' in value)) {
      define(copy, 'x-displayName', translate(value.name));
    }
    return copy;
  }

  const translated = copyValue(root, '') as JsonObject;
  const unused = Object.keys(messages).filter((text) => !used.has(text));
  return { root: translated, missing: [...missing], unused, originalOf: (copy) => originals.get(copy) ?? copy };
}

function isTextKey(name: string, key: string, object: object): boolean {
  if (key === 'scopes') return true;
  if (isMap(key, object)) return false;
  if (TEXT_KEYS.has(name) || TEXT_PLACES.has(name) || TEXT_PLACES.has(`${key}.${name}`)) return true;
  // The name of an error is its heading, unless it has a title.
  return key === 'x-error-catalogue' && name === 'name' && !('title' in object);
}

/** Also works for `__proto__`. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}
