import type { Problem } from '../../../shared/problem';
import type { LoadedFiles } from '../files/loadFiles';
import { Draft } from '../overlays/draft';
import type { ParsedFile } from '../parse/types';
import { joinParts } from './joinParts';

/** The document with its parts and after its overlays. With errors, it is as it was. */
export async function prepareFiles(
  loaded: LoadedFiles,
  entry: ParsedFile,
): Promise<{ loaded: LoadedFiles; problems: Problem[] }> {
  const { parts, overlays } = loaded;
  if (parts.length === 0 && overlays.length === 0) return { loaded, problems: [] };
  const draft = new Draft();
  draft.open(entry);
  const problems = joinParts(draft, loaded, entry);
  if (!problems.some(isError) && overlays.length > 0) {
    // JSONPath takes a moment to load, and most documents have no overlays.
    const { applyOverlays } = await import('../overlays/applyOverlays');
    problems.push(...applyOverlays(draft, loaded, entry));
  }
  if (problems.some(isError)) return { loaded, problems };
  const files = new Map(loaded.files);
  for (const { path } of parts) files.delete(path);
  for (const [path, file] of files) if (draft.has(file)) files.set(path, draft.close(file));
  return { loaded: { ...loaded, files }, problems };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** All files in which values of the document are written. */
export function textsOf({ files, parts, overlays }: LoadedFiles): ParsedFile[] {
  return [
    ...files.values(),
    ...[...parts, ...overlays].flatMap(({ read }) => (typeof read === 'object' ? [read] : [])),
  ];
}
