import type { LoadedFiles, LoadedOverlay } from './loadFiles';

/** Whether files have the bytes that they had, and those that could not be read still cannot. */
export function isSame(a: LoadedFiles, b: LoadedFiles): boolean {
  const isSameOverlay = ({ read }: LoadedOverlay, index: number) => {
    const other = b.overlays[index]?.read;
    return (
      read === other ||
      (typeof read === 'function' && typeof other === 'function' && read('').message === other('').message)
    );
  };
  if (!a.overlays.every(isSameOverlay)) return false;
  if (a.files.size !== b.files.size || a.refused.size !== b.refused.size) return false;
  for (const [path, file] of a.files) if (b.files.get(path) !== file) return false;
  for (const [path, refuse] of a.refused) if (b.refused.get(path)?.('').message !== refuse('').message) return false;
  return true;
}
