import { isObject } from '../../json';
import type { LoadedFiles } from '../load';

export function propertyNames({ files }: LoadedFiles): Set<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isObject(node) && isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name);
    for (const value of Object.values(node)) visit(value);
  };
  for (const { value } of files.values()) visit(value);
  return names;
}
