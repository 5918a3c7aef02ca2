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

/** Values of `$ref` in examples and constants, where it is plain data. */
function referencesInData(document: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown, inside: boolean): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, inside);
    if (!isObject(node)) return;
    if (inside && typeof node.$ref === 'string') found.add(node.$ref);
    for (const [key, value] of Object.entries(node)) {
      visit(value, inside || /^(example|value|const|enum|default)$/.test(key));
    }
  };
  visit(document, false);
  return found;
}
