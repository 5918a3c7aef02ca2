import type { Problem } from '../../../shared/problem';
import type { LoadedFiles } from '../files/loadFiles';
import type { ParsedFile } from '../parse/types';

/** JSONPath takes a moment to load, and most documents have no overlays. */
export async function withOverlays(
  loaded: LoadedFiles,
  entry: ParsedFile,
): Promise<{ loaded: LoadedFiles; problems: Problem[] }> {
  if (loaded.overlays.length === 0) return { loaded, problems: [] };
  const { applyOverlays } = await import('./applyOverlays');
  const { files, problems } = applyOverlays(loaded, entry);
  return { loaded: { ...loaded, files }, problems };
}

/** All files in which values of the document are written. */
export function textsOf({ files, overlays }: LoadedFiles): ParsedFile[] {
  return [...files.values(), ...overlays.flatMap(({ read }) => (typeof read === 'object' ? [read] : []))];
}
