import { isObject } from './json';

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
  'x-displayName',
  'x-deprecated-description',
]);

/** Keys whose value is data of the API, however it looks. */
const DATA_KEYS = new Set(['example', 'default', 'enum', 'const', 'value']);

/** Translations by the text that they translate. */
export type Messages = Record<string, string>;

/**
 * Puts a document's texts into another language, in place. Returns those that have no translation; they stay as they are.
 * A translation is found by the text itself: when the text changes, its translation is stale, and missed.
 */
export function translateDocument(root: object, messages: Messages): string[] {
  const missing = new Set<string>();
  const translate = (text: string) => {
    if (Object.hasOwn(messages, text)) return messages[text] ?? text;
    missing.add(text);
    return text;
  };
  visitTexts(root, translate);
  return [...missing];
}

/** Calls `replace` for every text of a document that a reader sees, and puts its answer in the place of the text. */
function visitTexts(root: object, replace: (text: string) => string): void {
  const seen = new Set<object>();
  const visit = (node: unknown, key: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isObject(node)) {
      if (key === 'tags' && typeof node.name === 'string') node['x-displayName'] ??= node.name;
      if ((key === 'group' || key === 'nav' || key === 'second') && typeof node.title === 'string') {
        node.title = replace(node.title);
      }
      if (key === 'x-error-catalogue') translateNames(node, replace);
    }
    for (const [name, value] of Object.entries(node)) {
      const isField = key === 'properties' || key === 'patternProperties';
      if (typeof value === 'string' && TEXT_KEYS.has(name)) (node as Record<string, unknown>)[name] = replace(value);
      else if (isField || !DATA_KEYS.has(name)) visit(value, Array.isArray(node) ? key : isField ? '' : name);
    }
  };
  visit(root, '');
}

/** Names of error codes and features are identifiers that readers see as titles. */
function translateNames(error: Record<string, unknown>, replace: (text: string) => string): void {
  for (const key of ['name', 'feature']) {
    const name = error[key];
    if (typeof name === 'string') error[key] = replace(name);
  }
}
