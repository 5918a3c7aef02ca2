import type { EditorProject } from './types';

/** Completes a project that a page describes. `undefined` if it has no files. */
export function completeProject(
  { files, template, ...rest }: Partial<EditorProject>,
  fallbackTitle: string,
): EditorProject | undefined {
  if (!files || Object.keys(files).length === 0) return undefined;
  return {
    ...rest,
    title: rest.title ?? fallbackTitle,
    template: template ?? ('package.json' in files ? 'node' : 'javascript'),
    files,
  };
}
