import { loadTogether } from '../../shared/browser/loadTogether';
import type { EditorProject } from '../core/editor/types';
import type { DemoSource } from '../core/types';

export interface LoadedDemo {
  project: EditorProject;
  /** The file of the demo. */
  file: string;
}

/** Loads a demo as a project, in one language. */
export async function loadDemo({ asset }: Pick<DemoSource<unknown>, 'asset'>, locale: string): Promise<LoadedDemo> {
  const [{ makeProject, toStackBlitz }, loaded] = await loadTogether(import('../core/project/makeProject'), asset);
  const project = makeProject(loaded, locale);
  return { project: toStackBlitz(project), file: project.entry };
}
