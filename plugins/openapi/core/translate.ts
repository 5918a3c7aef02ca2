import { isData, isMap } from './documentKeys';
import { isObject, type JsonObject } from './json';

/** Texts for readers, by the key that they stand under. Everything else in a document is the same in all languages. */
const TEXT_KEYS = new Set([
  'summary',
  'description',
  'meaning',
  'cause',
  'action',
  'when',
  'until',
  'unused',
  'x-assumed',
  'x-displayName',
  'x-deprecated-description',
]);

/** May be a list of texts as well. */
const LIST_OF_TEXTS = 'x-assumed';

/** Objects with a title for readers; that of a schema is a name. */
const TITLED = new Set(['group', 'nav', 'second', 'x-error-catalogue']);

/** Translations by the text that they translate. */
export type Messages = Record<string, string>;

export interface TranslatedDocument {
  /** A copy of the document with its texts in the other language. */
  root: JsonObject;
  /** Texts that have no translation; they stay as they are. */
  missing: string[];
  /** Originals in the messages that the document no longer holds. */
  unused: string[];
  /** The object of the document that an object of the copy was made from. */
  originalOf(copy: object): object;
}

/**
 * A document in another language. A translation is found by the text itself: when the text changes, its translation is
 * stale, and missed.
 */
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
    if (typeof value === 'string' && key === LIST_OF_TEXTS) return translate(value);
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
      // The parameters of an operation are a list; those of the components are a map.
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

/** Is the value of `name`, in an object that stands under `key`, a text for readers? */
function isTextKey(name: string, key: string, object: object): boolean {
  if (key === 'scopes') return true;
  if (isMap(key, object)) return false;
  // There it is the name of one of several meanings.
  if (name === 'meaning' && key === 'x-errors') return false;
  if (TEXT_KEYS.has(name)) return true;
  if (name === 'title') return TITLED.has(key);
  if (key !== 'x-error-catalogue') return false;
  // The name of an error is its heading, unless it has a title.
  return name === 'feature' || (name === 'name' && !('title' in object));
}

/** Sets a property of whatever name, `__proto__` included. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
}
