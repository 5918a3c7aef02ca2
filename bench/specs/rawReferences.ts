import type { ApiModel } from '../../plugins/openapi/core/model/types';
import { isObject } from '../../plugins/shared/core/json';

const REFERENCE = /\\?"\$ref\\?":[ \\n]*\\?"(?<ref>(?:[^"\\]|\\\\.)*)/g;

/** Finds unresolved references in a page's data. Excludes data of the author, which may have a field `$ref`. */
export function rawReferences(json: string, { document }: ApiModel): string[] {
  const found = [...json.matchAll(REFERENCE)].map(({ groups }) => groups?.ref ?? '');
  const suspects = found.filter((ref) => /[#/]|\.(json|ya?ml)$/.test(ref));
  if (suspects.length === 0) return [];
  const data = referencesInData(document);
  return suspects.filter((ref) => !data.has(ref));
}

/** Texts in examples and constants: in one of a field named `$ref`, or of an object with such a field, `$ref` is plain data. */
function referencesInData(document: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown, inside: boolean): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, inside);
    if (inside && typeof node === 'string') found.add(node);
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      visit(value, inside || /^(examples?|value|const|enum|default)$/.test(key));
    }
  };
  visit(document, false);
  return found;
}
