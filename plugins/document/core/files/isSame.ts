import type { LoadedFiles, NamedFile } from './loadFiles';

/** Whether files have the bytes that they had, and those that could not be read still cannot. */
export function isSame(a: LoadedFiles, b: LoadedFiles): boolean {
  if (!areSame(a.parts, b.parts) || !areSame(a.overlays, b.overlays)) return false;
  if (a.files.size !== b.files.size || a.refused.size !== b.refused.size) return false;
  for (const [path, file] of a.files) if (b.files.get(path) !== file) return false;
  for (const [path, refuse] of a.refused) if (b.refused.get(path)?.('').message !== refuse('').message) return false;
  return true;
}

function areSame(some: readonly NamedFile[], others: readonly NamedFile[]): boolean {
  const isSameFile = ({ read }: NamedFile, index: number) => {
    const other = others[index]?.read;
    return (
      read === other ||
      (typeof read === 'function' && typeof other === 'function' && read('').message === other('').message)
    );
  };
  return some.length === others.length && some.every(isSameFile);
}
