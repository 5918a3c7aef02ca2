import { listFacts, type PageFacts } from './core/coverage/listFacts';
import { filesOnDisk, type ProjectFiles } from './files';
import type { CheckTarget } from './options';
import { createProjectReader } from './readProject';

/** Reads a site, and lists the facts of its pages. Nothing without a document that can be read. */
export async function readCoverage(
  target: CheckTarget,
  files: ProjectFiles = filesOnDisk(target.baseDir),
): Promise<{ pages: PageFacts[]; texts: ReadonlyMap<string, string> }> {
  const read = await createProjectReader(target, files);
  const { project, texts } = await read(undefined, { lint: false });
  return { pages: project.facts ? listFacts(project, project.facts) : [], texts };
}
