import { slugify } from '../../shared/core/slug';
import type { EditorProject } from '../core/editor/types';

/** Saves the files of a project as a ZIP archive, in a folder of its name. */
export async function downloadProject(project: EditorProject): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const name = slugify(project.title);
  const files = Object.entries(project.files).map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  const archive = new Blob([zipSync(Object.fromEntries(files))], {
    type: 'application/zip',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
